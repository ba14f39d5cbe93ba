import { Fragment } from "preact";
import { seatTags, suits } from "../../game/order.js";
import { tagValue } from "../../game/tags.js";
import type { Game, Hand, Seat, Suit } from "../../pbn/types.js";
import { clockwise, isHidden } from "../game.js";
import { fill } from "../language/words.js";
import type { Position } from "../play/position.js";
import type { Settings } from "../settings.js";
import { Fill, Rank, SuitSymbol } from "../text/elements.js";
import { useViewer } from "../viewer.js";

const thinSpace = "\u2009";

/** A hand that a reader can open and close. */
interface Cover {
	open: boolean;
	onToggle(open: boolean): void;
}

interface HandProps {
	game: Game;
	seat: Seat;
	position?: Position | undefined;
	/** Where the hand is hidden. */
	cover?: Cover | undefined;
}

/** One hand of the diagram with the player's name. */
export function HandView({ game, seat, position, cover }: HandProps) {
	const { words, alive } = useViewer();
	const hand = game.deal?.hands[seat];
	const next = alive && position?.next === seat;
	const cards = hand && (
		<>
			<Holdings hand={hand} position={position} />
			{game.deal?.derived === seat && <p class="pbn-remark">{words.deal.derived}</p>}
		</>
	);
	return (
		<div class={`pbn-hand pbn-hand-${seat.toLowerCase()}${next ? " pbn-next" : ""}`} role="group" aria-label={words.seats[seat]}>
			<Player game={game} seat={seat} />
			{next && <span class="pbn-spoken">{words.play.toPlay}</span>}
			{cover && cards ? (
				<details class="pbn-cover" open={cover.open} onToggle={(event) => cover.onToggle(event.currentTarget.open)}>
					<summary>
						<span class="pbn-show">{fill(words.deal.show, { seat: words.seats[seat] })}</span>
						<span class="pbn-hide">{fill(words.deal.hide, { seat: words.seats[seat] })}</span>
					</summary>
					{cards}
				</details>
			) : (
				(cards ?? <NoHand game={game} seat={seat} />)
			)}
		</div>
	);
}

/** A seat whose hand is not given, where it has no place in the diagram. */
export function AbsentHand({ game, seat }: { game: Game; seat: Seat }) {
	return (
		<li>
			<Player game={game} seat={seat} /> <NoHand game={game} seat={seat} />
		</li>
	);
}

function Player({ game, seat }: { game: Game; seat: Seat }) {
	const { words } = useViewer();
	const player = tagValue(game, seatTags[seat]);
	return (
		<div class="pbn-player">
			<b>{words.seats[seat]}</b>
			{player && <span class="pbn-name"> {player}</span>}
		</div>
	);
}

function NoHand({ game, seat }: { game: Game; seat: Seat }) {
	const { words } = useViewer();
	const text = unreadableHand(game, seat);
	return (
		<p class="pbn-remark">
			{text ? <Fill sentence={words.deal.unreadableHand} values={{ text: <code>{text}</code> }} /> : words.deal.notGiven}
		</p>
	);
}

function Holdings({ hand, position }: { hand: Hand; position?: Position | undefined }) {
	return (
		<ul class="pbn-holdings" role="list">
			{suits.map((suit) => (
				<li key={suit}>
					<SuitSymbol suit={suit} />
					<Ranks suit={suit} ranks={hand[suit]} gone={position?.gone} />
				</li>
			))}
		</ul>
	);
}

/** The ranks of a suit. Cards that were played are there for the eye only. */
function Ranks({ suit, ranks, gone }: { suit: Suit; ranks: string; gone?: ReadonlySet<string> | undefined }) {
	const { words } = useViewer();
	const isGone = (rank: string) => gone?.has(suit + rank) ?? false;
	return (
		<span class="pbn-ranks">
			{ranks === "" && <span aria-hidden="true">—</span>}
			{[...ranks].map((rank, index) => (
				<Fragment key={rank}>
					{index > 0 && thinSpace}
					{isGone(rank) ? (
						<s class="pbn-gone" aria-hidden="true">
							<Rank rank={rank} />
						</s>
					) : (
						<Rank rank={rank} />
					)}
				</Fragment>
			))}
			{[...ranks].every(isGone) && <span class="pbn-spoken">{words.deal.void}</span>}
		</span>
	);
}

/** Which hands a diagram has, each list in the order of reading. */
interface Layout {
	/** One hand in a line, partners over or beside each other, or all around the table. */
	form: "line" | "ns" | "ew" | "cross";
	/** The seats that have a place. */
	placed: Seat[];
	/** The seats that have no place, but are named. */
	named: Seat[];
	/** The seats whose hand is behind a button. */
	hidden: Seat[];
}

export function layoutOf(game: Game, settings: Settings, inPlay: boolean): Layout {
	const given = clockwise.filter((seat) => game.deal?.hands[seat] || unreadableHand(game, seat));
	const hidden = given.filter((seat) => isHidden(game, settings, seat));
	const onlyOpen = settings.view === "hand" || settings.view === "two-hands";
	const shown = onlyOpen ? given.filter((seat) => !hidden.includes(seat)) : given;
	const form = formOf(shown, inPlay);
	const placed = form === "cross" && !onlyOpen ? [...clockwise] : shown;
	return {
		form,
		placed,
		// Of one hand nobody asks where the others are, if nothing is known of who has them.
		named: onlyOpen ? [] : clockwise.filter((seat) => !placed.includes(seat) && (form !== "line" || tagValue(game, seatTags[seat]))),
		hidden: hidden.filter((seat) => placed.includes(seat)),
	};
}

function formOf(seats: Seat[], inPlay: boolean): Layout["form"] {
	const together = seats.join("");
	if (together === "NS") return "ns";
	if (together === "EW") return "ew";
	// A line has no table for the cards of a trick.
	return seats.length === 1 && !inPlay ? "line" : "cross";
}

/** The text of a hand that could not be read; undefined of any other. */
function unreadableHand({ deal }: Game, seat: Seat): string | undefined {
	return deal?.hands[seat] ? undefined : deal?.unreadable?.[seat];
}
