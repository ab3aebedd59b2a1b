//! Everybody at the table: cards in the rail, wide or narrow, and chips on a phone.

use super::bits::{Bar, Counted, StarRow};
use crate::icon::{Disc, Icon, SmallUnit};
use crate::online::LiveTable;
use crate::thing::{OnPoint, Target};
use crate::tips;
use crate::words::use_words;
use kosa_engine::score::{MAX_POPULARITY, MAX_POWER, rates};
use kosa_engine::vocab::*;
use kosa_engine::{Player, Public};
use kosa_lang::{Arg, Term, Topic};
use leptos::prelude::*;

/// Who sits on a seat, as the page calls them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sitter {
    /// In a line of its own: "you, at this device".
    pub long: String,
    /// Beside the name of the faction: "you".
    pub short: String,
}

/// What stands where nobody is told a number.
pub const UNTOLD: &str = "?";

/// Whether nobody here is told how many coins a seat has.
pub fn untold(seat: Seat) -> Memo<bool> {
    let live = use_context::<LiveTable>();
    Memo::new(move |_| live.is_some_and(|live| live.hides_coins_of(seat)))
}

/// What a card shows of a player.
#[derive(Clone, PartialEq)]
struct Facts {
    player: Player,
    points: u32,
    turn: bool,
}

/// A player in the rail.
#[component]
pub fn PlayerCard(
    /// What everybody sees.
    #[prop(into)]
    public: Signal<Public>,
    /// Whose card.
    seat: Seat,
    /// Who sits there.
    #[prop(into)]
    sitter: Signal<Sitter>,
    /// Whether it is the card of whoever looks.
    #[prop(into)]
    own: Signal<bool>,
    /// Shows the mats of this player.
    on_point: OnPoint,
) -> impl IntoView {
    let words = use_words();
    let facts = Memo::new(move |_| {
        public.with(|p| Facts {
            player: *p.player(seat),
            points: p.score(seat).total(),
            turn: p.active() == seat && !p.is_over(),
        })
    });
    let untold = untold(seat);
    // What the numbers were when the card was last drawn: they count from there.
    let last = StoredValue::new(None::<Facts>);
    move || {
        let now = facts.get();
        let before = last.get_value().unwrap_or_else(|| now.clone());
        last.set_value(Some(now.clone()));
        let Facts { player, points, turn } = now;
        let (texts, who) = (words.texts(), sitter.get());
        let faction = player.faction();
        let told = |from: u32, to: u32| match untold.get() {
            true => UNTOLD.into_any(),
            false => view! { <Counted from to /> }.into_any(),
        };
        let said = |n: u32| if untold.get() { Arg::from(UNTOLD) } else { Arg::from(n) };
        let coins = u32::from(player.coins());
        let label = texts.fill(
            "web-player-label",
            &[
                ("who", texts.faction(faction).into()),
                ("power", player.power().into()),
                ("popularity", player.popularity().into()),
                ("coins", said(coins)),
                ("cards", player.hand_count().into()),
                ("stars", player.stars().total().into()),
                ("points", said(points)),
            ],
        );
        // The row of stars says how many; the words say what for.
        let earned = Star::ALL.into_iter().map(|star| (texts.name(&star), player.stars().on(star)));
        let earned = earned.filter(|(_, n)| *n > 0);
        let stars: Vec<String> =
            earned.map(|(name, n)| if n > 1 { format!("{name} ×{n}") } else { name }).collect();
        let stars = stars.join(", ");
        let tip = |term: Term| tips::about(&texts, Topic::Term(term));
        // What everything is worth at this popularity, beside the rule.
        let (star, territory, pair) = rates(player.popularity());
        let rate = texts.fill(
            "web-rates-now",
            &[("star", star.into()), ("territory", territory.into()), ("pair", pair.into())],
        );
        let popularity = format!("{} {rate}", tip(Term::Popularity));
        let at_turn = turn.then(|| texts.say("web-at-turn"));
        view! {
            <button
                type="button"
                class=format!("panel pl-card f-{faction}")
                class:me=own
                class:turn=turn
                on:click=move |_| on_point.run(Target::Seat(seat))
            >
                <span class="vh">{label}</span>
                <span class="pl-h" aria-hidden="true">
                    <Disc faction size=28 />
                    <span class="who2">
                        <span class="nm"><span class="long">{texts.faction(faction)}</span><span class="short">{texts.faction_short(faction)}</span></span>
                        <span class="who"><span class="long">{who.long}</span><span class="short">{who.short}</span></span>
                    </span>
                    {at_turn.map(|said| view! { <span class="tchip on at">{said}</span> })}
                    <span class="pts"><b>{told(before.points, points)}</b><span>{texts.say("web-points-now")}</span></span>
                </span>
                <span class="trk" aria-hidden="true">
                    <span class="tk" data-tip=tip(Term::Power)><Icon name="i-power" class="pow" /><Counted from=before.player.power().into() to=player.power().into() /><Bar value=player.power() top=MAX_POWER /></span>
                    <span class="tk" data-tip=popularity><Icon name="i-pop" class="pop" /><Counted from=before.player.popularity().into() to=player.popularity().into() /><Bar value=player.popularity() top=MAX_POPULARITY ticks=tiers() /></span>
                    <span class="tk num" data-tip=tip(Term::Coins)><Icon name="i-coin" size=17 />{told(before.player.coins().into(), coins)}</span>
                    <span class="tk num" data-tip=tip(Term::CombatCards)><Icon name="i-card" /><Counted from=before.player.hand_count().into() to=player.hand_count().into() /></span>
                </span>
                <span class="starline" aria-hidden="true" data-tip=tip(Term::Stars)><StarRow placed=player.stars().total() /><span class="note">{stars}</span></span>
                <span class="wrap" aria-hidden="true">{progress(&player)}</span>
            </button>
        }
    }
}

/// Where a new tier of popularity begins, between two spaces of the track.
fn tiers() -> Vec<f64> {
    (1..=MAX_POPULARITY).filter(|n| rates(*n) != rates(n - 1)).map(|n| f64::from(n) - 0.5).collect()
}

/// How much of everything is on the board, or how far an Automa is.
fn progress(player: &Player) -> impl IntoView + use<> {
    let words = use_words();
    let texts = words.texts();
    let faction = player.faction();
    if let Some(automa) = player.automa() {
        let spaces = automa.kind().level.face().spaces;
        let of = |star: Star| player.progress(star).map(|(_, of)| format!("/{of}"));
        let scheme = if automa.second_scheme() { "II" } else { "I" };
        let track = texts.fill("web-track", &[("n", automa.marker().into()), ("of", spaces.into())]);
        return view! {
            <span class="prog">
                <span><SmallUnit unit=UnitKind::Mech faction /><b>{player.mech_count()}</b>{of(Star::Mechs)}</span>
                <span><SmallUnit unit=UnitKind::Worker faction /><b>{player.worker_count()}</b>{of(Star::Workers)}</span>
                <span data-tip=tips::about(&texts, Topic::Term(Term::StarTrack))><Icon name="i-star" /><b>{track}</b></span>
                <span data-tip=tips::about(&texts, Topic::Term(Term::Scheme))><Icon name="i-card" /><b>{format!("{} {scheme}", texts.name(&Term::Scheme))}</b></span>
            </span>
        }
        .into_any();
    }
    let part = |star: Star| player.progress(star).unwrap_or_default();
    let one = |star: Star, icon: AnyView| {
        let (has, of) = part(star);
        view! {
            <span class:full={has >= of} data-tip=tips::about(&texts, Topic::Star(star))>{icon}<b>{has}</b>{format!("/{of}")}</span>
        }
    };
    view! {
        <span class="prog">
            {one(Star::Upgrades, view! { <Icon name="i-cube" /> }.into_any())}
            {one(Star::Mechs, view! { <SmallUnit unit=UnitKind::Mech faction /> }.into_any())}
            {one(Star::Structures, view! { <Icon name="s-mill" class="bare" /> }.into_any())}
            {one(Star::Recruits, view! { <Icon name="i-recruit" /> }.into_any())}
            {one(Star::Workers, view! { <SmallUnit unit=UnitKind::Worker faction /> }.into_any())}
        </span>
    }
    .into_any()
}

/// A player as a chip: emblem and points.
#[component]
pub fn PlayerChip(
    /// What everybody sees.
    #[prop(into)]
    public: Signal<Public>,
    /// Whose.
    seat: Seat,
    /// Whether it is the chip of whoever looks.
    #[prop(into)]
    own: Signal<bool>,
    /// Shows the mats of this player.
    on_point: OnPoint,
) -> impl IntoView {
    let words = use_words();
    let facts = Memo::new(move |_| {
        public.with(|p| (p.player(seat).faction(), p.score(seat).total(), p.active() == seat))
    });
    let untold = untold(seat);
    move || {
        let (faction, points, turn) = facts.get();
        let texts = words.texts();
        let (label, points) = match untold.get() {
            true => (texts.faction(faction), UNTOLD.to_string()),
            false => {
                let label = format!("{}, {}", texts.faction(faction), texts.count("points", points));
                (label, points.to_string())
            }
        };
        view! {
            <button type="button" class="pchip" class:on=own class:turn=turn on:click=move |_| on_point.run(Target::Seat(seat))>
                <Disc faction size=28 />
                <span aria-hidden="true">{points}</span>
                <span class="vh">{label}</span>
            </button>
        }
    }
}

/// The chips of everybody.
#[component]
pub fn PlayerChips(
    /// What everybody sees.
    #[prop(into)]
    public: Signal<Public>,
    /// The seat of whoever looks.
    #[prop(into)]
    own: Signal<Option<Seat>>,
    /// Shows the mats of a player.
    on_point: OnPoint,
) -> impl IntoView {
    let seats = Memo::new(move |_| public.with(|p| p.seats().collect::<Vec<_>>()));
    view! {
        <For each=move || seats.get() key=|seat| *seat let:seat>
            <PlayerChip public seat own=Signal::derive(move || own.get() == Some(seat)) on_point />
        </For>
    }
}
