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
use kosa_lang::{Arg, Term, Topic, capital};
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
    // Every number and every row changes for itself: most decisions change one or two of them.
    let number = move |of: fn(&Player) -> u32| Memo::new(move |_| facts.with(|f| of(&f.player)));
    let [power, popularity, cards] =
        [number(|p| p.power().into()), number(|p| p.popularity().into()), number(|p| p.hand_count().into())];
    let coins = number(|p| p.coins().into());
    let points = Memo::new(move |_| facts.with(|f| f.points));
    let turn = Memo::new(move |_| facts.with(|f| f.turn));
    let placed = Memo::new(move |_| facts.with(|f| f.player.stars()));
    let on_board = Memo::new(move |_| facts.with(|f| Progress::of(&f.player)));
    let faction = facts.with_untracked(|f| f.player.faction());
    let untold = untold(seat);
    let told = move |value: Memo<u32>| {
        move || match untold.get() {
            true => UNTOLD.into_any(),
            false => view! { <Counted value /> }.into_any(),
        }
    };
    let label = Memo::new(move |_| {
        let said = |n: u32| if untold.get() { Arg::from(UNTOLD) } else { Arg::from(n) };
        let texts = words.texts();
        texts.fill(
            "web-player-label",
            &[
                ("who", texts.faction(faction).into()),
                ("power", power.get().into()),
                ("popularity", popularity.get().into()),
                ("coins", said(coins.get())),
                ("cards", cards.get().into()),
                ("stars", placed.get().total().into()),
                ("points", said(points.get())),
            ],
        )
    });
    // The row of stars says how many; the words say what for.
    let stars = move || {
        let (texts, placed) = (words.texts(), placed.get());
        let earned = Star::ALL.into_iter().map(|star| (texts.name(&star), placed.on(star)));
        let earned = earned.filter(|(_, n)| *n > 0);
        let all: Vec<String> =
            earned.map(|(name, n)| if n > 1 { format!("{name} ×{n}") } else { name }).collect();
        all.join(", ")
    };
    let tip = move |term: Term| move || tips::about(&words.texts(), Topic::Term(term));
    // A narrow card has no room for what all stars were placed for.
    let stars_tip = move || {
        let about = tips::about(&words.texts(), Topic::Term(Term::Stars));
        let earned = stars();
        if earned.is_empty() { about } else { format!("{}. {about}", capital(&earned)) }
    };
    // What everything is worth at this popularity, beside the rule.
    let popularity_tip = move || {
        let texts = words.texts();
        let (star, territory, pair) = rates(popularity.get() as u8);
        let rate = texts.fill(
            "web-rates-now",
            &[("star", star.into()), ("territory", territory.into()), ("pair", pair.into())],
        );
        format!("{} {rate}", tips::about(&texts, Topic::Term(Term::Popularity)))
    };
    let track = |value: Memo<u32>| Signal::derive(move || value.get() as u8);
    view! {
        <button
            type="button"
            class=format!("panel pl-card f-{faction}")
            class:me=own
            class:turn=move || turn.get()
            on:click=move |_| on_point.run(Target::Seat(seat))
        >
            <span class="vh">{move || label.get()}</span>
            <span class="pl-h" aria-hidden="true">
                <Disc faction size=28 />
                <span class="who2">
                    <span class="nm"><span class="long">{move || words.texts().faction(faction)}</span><span class="short">{move || words.texts().faction_short(faction)}</span></span>
                    <span class="who"><span class="long">{move || sitter.get().long}</span><span class="short">{move || sitter.get().short}</span></span>
                </span>
                {move || turn.get().then(|| view! { <span class="tchip on at">{words.say("web-at-turn")}</span> })}
                <span class="pts"><b>{told(points)}</b><span class="pw">{move || words.say("web-points-now")}</span></span>
            </span>
            <span class="trk" aria-hidden="true">
                <span class="tk" data-tip=tip(Term::Power)><Icon name="i-power" class="pow" /><Counted value=power /><Bar value=track(power) top=MAX_POWER /></span>
                <span class="tk" data-tip=popularity_tip><Icon name="i-pop" class="pop" /><Counted value=popularity /><Bar value=track(popularity) top=MAX_POPULARITY ticks=tiers() /></span>
                <span class="tk num" data-tip=tip(Term::Coins)><Icon name="i-coin" size=17 />{told(coins)}</span>
                <span class="tk num" data-tip=tip(Term::CombatCards)><Icon name="i-card" /><Counted value=cards /></span>
            </span>
            <span class="starline" aria-hidden="true" data-tip=stars_tip>{move || view! { <StarRow placed=placed.get().total() /> }}<span class="note">{stars}</span></span>
            <span class="wrap" aria-hidden="true">{move || progress(faction, on_board.get())}</span>
        </button>
    }
}

/// Where a new tier of popularity begins, between two spaces of the track.
fn tiers() -> Vec<f64> {
    (1..=MAX_POPULARITY).filter(|n| rates(*n) != rates(n - 1)).map(|n| f64::from(n) - 0.5).collect()
}

/// How much of everything is on the board, or how far an Automa is.
#[derive(Clone, PartialEq)]
enum Progress {
    /// Of a person or a bot: how much of how much, towards each star.
    Mat([(Star, u8, u8); 5]),
    /// Of an Automa.
    Automa { mechs: (u8, Option<u8>), workers: (u8, Option<u8>), marker: u8, spaces: u8, second: bool },
}

impl Progress {
    fn of(player: &Player) -> Progress {
        let part = |star: Star| player.progress(star).unwrap_or_default();
        match player.automa() {
            Some(automa) => Progress::Automa {
                mechs: (player.mech_count(), player.progress(Star::Mechs).map(|(_, of)| of)),
                workers: (player.worker_count(), player.progress(Star::Workers).map(|(_, of)| of)),
                marker: automa.marker(),
                spaces: automa.kind().level.face().spaces,
                second: automa.second_scheme(),
            },
            None => Progress::Mat(
                [Star::Upgrades, Star::Mechs, Star::Structures, Star::Recruits, Star::Workers].map(|star| {
                    let (has, of) = part(star);
                    (star, has, of)
                }),
            ),
        }
    }
}

fn progress(faction: Faction, progress: Progress) -> impl IntoView + use<> {
    let texts = use_words().texts();
    match progress {
        Progress::Automa { mechs, workers, marker, spaces, second } => {
            let of = |n: Option<u8>| n.map(|of| format!("/{of}"));
            let scheme = if second { "II" } else { "I" };
            let track = texts.fill("web-track", &[("n", marker.into()), ("of", spaces.into())]);
            view! {
                <span class="prog">
                    <span><SmallUnit unit=UnitKind::Mech faction /><b>{mechs.0}</b>{of(mechs.1)}</span>
                    <span><SmallUnit unit=UnitKind::Worker faction /><b>{workers.0}</b>{of(workers.1)}</span>
                    <span data-tip=tips::about(&texts, Topic::Term(Term::StarTrack))><Icon name="i-star" /><b>{track}</b></span>
                    <span data-tip=tips::about(&texts, Topic::Term(Term::Scheme))><Icon name="i-card" /><b>{format!("{} {scheme}", texts.name(&Term::Scheme))}</b></span>
                </span>
            }
            .into_any()
        }
        Progress::Mat(parts) => {
            let one = |(star, has, of): (Star, u8, u8)| {
                let icon = match star {
                    Star::Upgrades => view! { <Icon name="i-cube" /> }.into_any(),
                    Star::Mechs => view! { <SmallUnit unit=UnitKind::Mech faction /> }.into_any(),
                    Star::Structures => view! { <Icon name="s-mill" class="bare" /> }.into_any(),
                    Star::Recruits => view! { <Icon name="i-recruit" /> }.into_any(),
                    _ => view! { <SmallUnit unit=UnitKind::Worker faction /> }.into_any(),
                };
                view! {
                    <span class:full={has >= of} data-tip=tips::about(&texts, Topic::Star(star))>{icon}<b>{has}</b>{format!("/{of}")}</span>
                }
            };
            view! { <span class="prog">{parts.map(one)}</span> }.into_any()
        }
    }
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
