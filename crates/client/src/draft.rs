//! The draft at one device: people choose their factions in the order of the mats, bots choose by themselves.

use crate::new_game::NewGame;
use kosa_engine::AutomaKind;
use kosa_engine::setup::{Draft, Setup, SetupFault, SetupFaults};
use kosa_engine::vocab::{Faction, Mat};
use kosa_table::{Occupant, TableError};

/// A draft being made. Mats are dealt; whoever has the lowest chooses first. Nothing is hidden, so nothing is handed over.
///
/// ```
/// use kosa_client::{DraftSession, wishes::{Deal, Wishes}};
/// use kosa_table::Seed;
///
/// let mut wishes = Wishes::hot_seat(["Anna", "Jan"]);
/// wishes.deal = Deal::Draft;
/// let game = wishes.to_new_game(Seed::from(3)).unwrap();
/// let mut draft = DraftSession::new(game).unwrap();
/// while let Some((_, open)) = draft.asked() {
///     draft.choose(open[0]).unwrap();
/// }
/// let table = draft.finish().unwrap().deal().unwrap();
/// assert_eq!(table.state().public().seat_count(), 2);
/// ```
#[derive(Clone, Debug)]
pub struct DraftSession {
    game: NewGame,
    draft: Draft,
    /// Everything that was chosen, in order.
    chosen: Vec<Chosen>,
}

/// What somebody took.
///
/// ```
/// use kosa_client::{DraftSession, Wishes, wishes::Deal};
///
/// let wishes = Wishes { deal: Deal::Draft, ..Wishes::hot_seat(["Anna", "Jan"]) };
/// let mut draft = DraftSession::new(wishes.to_new_game(kosa_table::Seed::from(3)).unwrap()).unwrap();
/// let (player, open) = draft.asked().unwrap();
/// draft.choose(open[0]).unwrap();
/// let chosen = draft.chosen()[0];
/// assert_eq!((chosen.player, chosen.faction, chosen.by_person), (player, open[0], true));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// Who, by the place in the wishes.
    pub player: usize,
    /// The faction.
    pub faction: Faction,
    /// Whether a person chose it.
    pub by_person: bool,
}

/// Somebody at the table of a draft.
///
/// ```
/// use kosa_client::{DraftSession, Wishes, wishes::Deal};
///
/// let wishes = Wishes { deal: Deal::Draft, ..Wishes::hot_seat(["Anna", "Jan"]) };
/// let draft = DraftSession::new(wishes.to_new_game(kosa_table::Seed::from(3)).unwrap()).unwrap();
/// assert!(draft.seats().iter().all(|seat| seat.mat.is_some() && seat.faction.is_none()));
/// assert_eq!(draft.seats().iter().filter(|seat| seat.chooses).count(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DraftSeat {
    /// The place in the wishes.
    pub player: usize,
    /// Who plays; nobody for an Automa.
    pub occupant: Option<Occupant>,
    /// The Automa, if one sits there: it takes what the others leave.
    pub automa: Option<AutomaKind>,
    /// The mat that was dealt.
    pub mat: Option<Mat>,
    /// The faction, once it is chosen.
    pub faction: Option<Faction>,
    /// Whether this one chooses now.
    pub chooses: bool,
}

impl DraftSession {
    /// Deals the mats and lets bots choose until a person must.
    pub fn new(game: NewGame) -> Result<DraftSession, TableError> {
        let draft = game.begin_draft()?;
        let mut session = DraftSession { game, draft, chosen: Vec::new() };
        session.let_bots_choose().map_err(|fault| TableError::Setup(SetupFaults(vec![fault])))?;
        Ok(session)
    }

    /// The person who chooses now, and from what; nobody once all have chosen.
    pub fn asked(&self) -> Option<(usize, Vec<Faction>)> {
        self.draft.next()
    }

    /// Whether everybody has chosen.
    pub fn is_over(&self) -> bool {
        self.draft.next().is_none()
    }

    /// The person who is asked takes a faction, and bots choose until the next person must. A choice after which somebody
    /// would have nothing left is refused too; what is refused changes nothing.
    pub fn choose(&mut self, faction: Faction) -> Result<(), SetupFault> {
        let mut after = self.clone();
        after.take(faction, true)?;
        after.let_bots_choose()?;
        *self = after;
        Ok(())
    }

    /// Whether a person has chosen anything.
    pub fn may_undo(&self) -> bool {
        self.chosen.iter().any(|chosen| chosen.by_person)
    }

    /// The person who chose last chooses again, with all that bots chose since then taken back; what was taken back, nothing
    /// if no person has chosen yet. The same seed deals the same mats, and bots choose as they did.
    pub fn undo(&mut self) -> Option<Chosen> {
        let last = self.chosen.iter().rposition(|chosen| chosen.by_person)?;
        let mut draft = self.game.begin_draft().ok()?;
        for chosen in &self.chosen[..last] {
            draft.choose(chosen.faction).ok()?;
        }
        let undone = self.chosen[last];
        self.draft = draft;
        self.chosen.truncate(last);
        Some(undone)
    }

    /// Everything that was chosen, in order.
    pub fn chosen(&self) -> &[Chosen] {
        &self.chosen
    }

    /// Everybody at the table, in the order of the wishes.
    pub fn seats(&self) -> Vec<DraftSeat> {
        let next = self.draft.next().map(|(player, _)| player);
        let wishes = self.draft.setup().players.iter().enumerate();
        let seat = |(player, wish): (usize, &kosa_engine::setup::Wish)| DraftSeat {
            player,
            occupant: self.game.players.get(player).cloned().flatten(),
            automa: wish.automa,
            mat: wish.mat,
            faction: wish.faction,
            chooses: next == Some(player),
        };
        wishes.map(seat).collect()
    }

    /// The game that is drafted for.
    pub fn game(&self) -> &NewGame {
        &self.game
    }

    /// The set-up as far as it is settled.
    pub fn setup(&self) -> &Setup {
        self.draft.setup()
    }

    /// The game with the factions that were drafted, once everybody has chosen.
    pub fn finish(&self) -> Option<NewGame> {
        self.is_over().then(|| self.game.clone().drafted(&self.draft))
    }

    fn let_bots_choose(&mut self) -> Result<(), SetupFault> {
        while let Some((player, open)) = self.draft.next() {
            if open.is_empty() {
                return Err(SetupFault::NoDeal);
            }
            if self.game.is_human(player) {
                return Ok(());
            }
            let faction = self.game.bot_takes(player, &open).ok_or(SetupFault::NoDeal)?;
            self.take(faction, false)?;
        }
        Ok(())
    }

    fn take(&mut self, faction: Faction, by_person: bool) -> Result<(), SetupFault> {
        let (player, _) = self.draft.next().ok_or(SetupFault::NoDeal)?;
        self.draft.choose(faction)?;
        self.chosen.push(Chosen { player, faction, by_person });
        Ok(())
    }
}
