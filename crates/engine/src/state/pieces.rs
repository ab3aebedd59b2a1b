//! Moving pieces and tokens: the only code of a running game that touches the lists of places and the tokens on them, so that the
//! lists stay sorted and the sets beside them stay true. A position that is read fills the lists whole and makes the sets of them.

use super::rows::{put_in, standing_at, standing_before, take_out, with, without};
use super::{Occupied, Player, Public, Turn};
use crate::vocab::*;

/// Puts entry `index` of a sorted list elsewhere and keeps the list sorted by place, unmoved before moved.
#[inline(never)]
fn resettle<const N: usize>(places: &mut [Place; N], moved: &mut u8, index: usize, to: Place, mark: bool) {
    debug_assert!(index < N);
    let mut rest = *places;
    take_out(&mut rest, index);
    let marks = without(*moved as u64, 1, index);
    // Before it stand those on earlier places, and if it is marked those on the same place that are not; the last of the rest is
    // its own, taken out.
    let beside = standing_at(&rest, to) & !marks as u8 & ((1 << (N - 1)) - 1);
    let before = standing_before(&rest, to) + if mark { beside.count_ones() as usize } else { 0 };
    put_in(&mut rest, before, to);
    *places = rest;
    *moved = with(marks, 1, before, mark as u64) as u8;
}

/// The first entry at this place with this mark.
#[inline]
fn find<const N: usize>(places: &[Place; N], moved: u8, at: Place, mark: bool) -> Option<usize> {
    let marked = if mark { moved } else { !moved };
    let found = standing_at(places, at) & marked;
    if found == 0 { None } else { Some(found.trailing_zeros() as usize) }
}

impl Player {
    /// One unit goes from place to place, `marks` with it; one that is not there stays where it is.
    fn send(&mut self, unit: UnitKind, from: Place, to: Place, marks: Marks<'_>) {
        match unit {
            UnitKind::Character if self.character == from => {
                self.character = to;
                self.refresh_fighters();
            }
            UnitKind::Airship if self.airship == from => self.airship = to,
            UnitKind::Mech => {
                send_one(&mut self.mechs, marks.mechs, from, to);
                self.refresh_fighters();
            }
            UnitKind::Worker => {
                send_one(&mut self.workers, marks.workers, from, to);
                self.refresh_workers();
            }
            UnitKind::Character | UnitKind::Airship => {}
        }
    }
}

/// Which units of a sorted list have moved by themselves this turn.
struct Marks<'a> {
    mechs: &'a mut u8,
    workers: &'a mut u8,
}

/// The first unit at a place goes elsewhere, one that has moved before one that has not.
fn send_one<const N: usize>(places: &mut [Place; N], moved: &mut u8, from: Place, to: Place) {
    for mark in [true, false] {
        if let Some(i) = find(places, *moved, from, mark) {
            return resettle(places, moved, i, to, mark);
        }
    }
}

impl Public {
    /// Counts again where the units of all players stand.
    #[inline(never)]
    pub(crate) fn recount(&mut self) {
        let mut occupied = Occupied::default();
        for player in self.players.iter().take(self.seats as usize) {
            occupied.units.add(player.units_at());
            occupied.fighters.add(player.fighters_at);
        }
        self.occupied = occupied;
    }

    /// Whether everything that is kept beside the lists of places follows from them.
    pub(crate) fn sets_are_true(&self) -> bool {
        let mut anew = *self;
        anew.players.iter_mut().for_each(Player::refresh);
        anew.recount();
        (0..Place::COUNT)
            .filter_map(Place::from_index)
            .for_each(|place| anew.set_row(place, anew.row(place)));
        anew == *self
    }

    /// A new worker leaves the mat.
    pub(crate) fn add_worker(&mut self, seat: Seat, at: Place, moved: &mut u8) {
        let player = self.player_mut(seat);
        if let Some(i) = find(&player.workers, *moved, Place::OFF, false) {
            resettle(&mut player.workers, moved, i, at, false);
            player.refresh_workers();
            self.recount();
        }
    }

    /// A mech leaves its slot.
    pub(crate) fn deploy(&mut self, seat: Seat, slot: MechSlot, at: Place) {
        self.player_mut(seat).deployed.insert(slot);
        self.add_mech(seat, at);
    }

    /// A mech of an Automa joins: its abilities stay covered.
    pub(crate) fn add_mech(&mut self, seat: Seat, at: Place) {
        let player = self.player_mut(seat);
        if let Some(i) = find(&player.mechs, 0, Place::OFF, false) {
            resettle(&mut player.mechs, &mut 0, i, at, false);
            player.refresh_fighters();
            self.recount();
        }
    }

    /// A structure leaves the mat.
    pub(crate) fn build(&mut self, seat: Seat, structure: Structure, at: Place) {
        let player = self.player_mut(seat);
        player.structures[structure.index()] = at;
        player.built_at |= at.set();
    }

    /// One unit goes from place to place outside its own move.
    pub(crate) fn send(&mut self, seat: Seat, unit: UnitKind, from: Place, to: Place) {
        let player = &mut self.players[seat.index()];
        if seat == self.active {
            let Turn { moved_mechs: mechs, moved_workers: workers, .. } = &mut self.turn;
            player.send(unit, from, to, Marks { mechs, workers });
        } else {
            // The marks of the move belong to the active player's lists only.
            player.send(unit, from, to, Marks { mechs: &mut 0, workers: &mut 0 });
        }
        // Nothing counts airships.
        if unit != UnitKind::Airship {
            self.recount();
        }
    }

    /// Every worker of a place goes elsewhere; says how many.
    pub(crate) fn send_all_workers(&mut self, seat: Seat, from: Place, to: Place) -> u8 {
        let count = self.player(seat).workers_on(from);
        for _ in 0..count {
            self.send(seat, UnitKind::Worker, from, to);
        }
        count
    }

    /// Workers of the active player on a place that have, or have not, moved by themselves.
    #[inline]
    pub(crate) fn active_workers(&self, at: Place, moved: bool) -> u8 {
        let marked = self.turn.moved_workers;
        let there = standing_at(&self.player(self.active).workers, at);
        (there & if moved { marked } else { !marked }).count_ones() as u8
    }

    /// One worker of the active player that has, or has not, moved by itself goes aboard its airship or leaves it.
    pub(crate) fn shift_worker(&mut self, from: Place, to: Place, moved: bool) {
        let player = &mut self.players[self.active.index()];
        if let Some(i) = find(&player.workers, self.turn.moved_workers, from, moved) {
            resettle(&mut player.workers, &mut self.turn.moved_workers, i, to, moved);
            player.refresh_workers();
            self.recount();
        }
    }

    /// Carries out the step of the active player's unit with its load.
    pub(crate) fn shift_unit(
        &mut self,
        unit: UnitKind,
        from: Place,
        to: Place,
        load: [u8; Cargo::COUNT],
        first: bool,
    ) {
        let player = &mut self.players[self.active.index()];
        let turn = &mut self.turn;
        // A unit on its second step is already marked as moved.
        match unit {
            UnitKind::Character => {
                player.character = to;
                player.refresh_fighters();
                turn.moved_character = true;
            }
            UnitKind::Mech => {
                if let Some(i) = find(&player.mechs, turn.moved_mechs, from, !first) {
                    resettle(&mut player.mechs, &mut turn.moved_mechs, i, to, true);
                    player.refresh_fighters();
                }
            }
            UnitKind::Worker => {
                if let Some(i) = find(&player.workers, turn.moved_workers, from, !first) {
                    resettle(&mut player.workers, &mut turn.moved_workers, i, to, true);
                    player.refresh_workers();
                }
            }
            UnitKind::Airship => player.airship = to,
        }
        if load == [0; Cargo::COUNT] {
            return self.recount();
        }
        for (cargo, mark) in [(Cargo::Workers, false), (Cargo::MovedWorkers, true)] {
            for _ in 0..load[cargo.index()] {
                if let Some(i) = find(&player.workers, turn.moved_workers, from, mark) {
                    resettle(&mut player.workers, &mut turn.moved_workers, i, to, mark);
                }
            }
        }
        player.refresh_workers();
        self.recount();
        self.shift_resources(from, to, load);
    }

    /// Carries resource tokens from place to place.
    pub(crate) fn shift_resources(&mut self, from: Place, to: Place, load: [u8; Cargo::COUNT]) {
        debug_assert_ne!(from, to);
        let (mut left, mut brought) = (self.row(from), self.row(to));
        for resource in Resource::ALL {
            // One place shows at most 255 tokens of a kind: what does not fit stays behind.
            let amount = load[resource.index()].min(left.of(resource)).min(u8::MAX - brought.of(resource));
            left.take(resource, amount);
            brought.add(resource, amount);
        }
        self.set_row(from, left);
        self.set_row(to, brought);
    }

    /// Puts tokens from the supply on a place; says how many fitted.
    pub(crate) fn add_resource(&mut self, at: Place, resource: Resource, amount: u8) -> u8 {
        let mut row = self.row(at);
        let added = amount.min(u8::MAX - row.of(resource));
        row.add(resource, added);
        self.set_row(at, row);
        added
    }

    /// A token goes back to the supply, from a place or from aboard the player's airship.
    #[inline]
    pub(crate) fn take_token(&mut self, seat: Seat, from: Place, resource: Resource) {
        if from.is_aboard() {
            let tokens = &mut self.player_mut(seat).aboard[resource.index()];
            *tokens = tokens.saturating_sub(1);
        } else {
            let mut row = self.row(from);
            row.take(resource, row.of(resource).min(1));
            self.set_row(from, row);
        }
    }

    /// Tokens that lie on a place go aboard a player's airship.
    pub(crate) fn load_tokens(&mut self, seat: Seat, from: Place, resource: Resource, amount: u8) {
        let mut ground = self.row(from);
        let amount = amount.min(ground.of(resource));
        ground.take(resource, amount);
        self.set_row(from, ground);
        self.player_mut(seat).aboard[resource.index()] += amount;
    }

    /// Tokens aboard a player's airship are set down on a place.
    pub(crate) fn drop_tokens(&mut self, seat: Seat, to: Place, resource: Resource, amount: u8) {
        let mut ground = self.row(to);
        let aboard = &mut self.player_mut(seat).aboard[resource.index()];
        // One place shows at most 255 tokens of a kind: what does not fit stays aboard.
        let amount = amount.min(*aboard).min(u8::MAX - ground.of(resource));
        *aboard -= amount;
        ground.add(resource, amount);
        self.set_row(to, ground);
    }

    /// Lays tokens on a place instead of those that were there, which it returns.
    pub(crate) fn lay_tokens(&mut self, at: Place, tokens: Resources) -> Resources {
        let before = self.resources[at.index()];
        self.set_row(at, Row(u32::from_le_bytes(tokens)));
        before
    }

    #[inline]
    fn row(&self, at: Place) -> Row {
        Row(u32::from_le_bytes(self.resources[at.index()]))
    }

    #[inline]
    fn set_row(&mut self, at: Place, Row(row): Row) {
        self.resources[at.index()] = row.to_le_bytes();
        self.stocked = (self.stocked & !at.set()) | at.set().when(row != 0);
    }
}

/// The tokens of a place as one number with a byte for each kind. Read and written whole: the processor waits where it reads together
/// what has just been written byte by byte.
#[derive(Clone, Copy)]
struct Row(u32);

impl Row {
    #[inline]
    const fn of(self, resource: Resource) -> u8 {
        (self.0 >> (8 * resource.index())) as u8
    }

    #[inline]
    const fn add(&mut self, resource: Resource, amount: u8) {
        self.0 += (amount as u32) << (8 * resource.index());
    }

    #[inline]
    const fn take(&mut self, resource: Resource, amount: u8) {
        self.0 -= (amount as u32) << (8 * resource.index());
    }
}
