import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { highCardPoints } from "../../game/hands.js";
import { tagValue } from "../../game/tags.js";
import type { Game, Seat } from "../../pbn/types.js";
import { gameName, isVulnerableAlone, seats, tricksLeft } from "../game.js";
import { count, fill } from "../language/words.js";
import type { Position } from "../play/position.js";
import { Fill } from "../text/elements.js";
import { useViewer } from "../viewer.js";
import { AbsentHand, HandView, layoutOf } from "./hand.js";
import type { RotatedGame } from "./rotated.js";

export interface DealProps {
	game: Game | RotatedGame;
	/** The state of the play, if there is one that can be stepped through. */
	position?: Position | undefined;
}

/** The hands around the table, with board, dealer and vulnerability. Nothing where the game has no deal. */
export function DealDiagram({ game, position }: DealProps) {
	if (game.deal) return <Diagram game={game} position={position} />;
	const text = tagValue(game, "Deal");
	return text === undefined ? null : <UnreadableDeal game={game} text={text} />;
}

function UnreadableDeal({ game, text }: { game: Game; text: string }) {
	const { words } = useViewer();
	return (
		<div class="pbn-deal">
			<BoardLabels game={game} />
			<p class="pbn-remark">
				<Fill sentence={words.deal.unreadable} values={{ text: <code>{text}</code> }} />
			</p>
		</div>
	);
}

function Diagram({ game, position }: DealProps) {
	const { words, settings, alive, parts: { Rotation, TricksWon } } = useViewer();
	const [open, setOpen] = useState<Seat[]>([]);
	const [withPoints, setWithPoints] = useState(settings.show.includes("hcp"));
	const { form, placed, named, hidden } = layoutOf(game, settings, position !== undefined);
	const tricksWon = TricksWon && position && (alive || position.played > 0) && <TricksWon won={position.won} />;
	const canOpenAll = alive && hidden.length > 1;
	const allOpen = hidden.every((seat) => open.includes(seat));
	const coverOf = (seat: Seat) =>
		hidden.includes(seat)
			? {
					open: open.includes(seat),
					onToggle: (nowOpen: boolean) => setOpen((before) => [...before.filter((other) => other !== seat), ...(nowOpen ? [seat] : [])]),
				}
			: undefined;
	return (
		<div class="pbn-deal">
			<div class={`pbn-deal-grid pbn-form-${form}`}>
				<BoardLabels game={game} withPoints={withPoints} setWithPoints={setWithPoints}>
					<EndPosition game={game} />
				</BoardLabels>
				{placed.map((seat) => (
					<HandView key={seat} game={game} seat={seat} position={position} cover={coverOf(seat)} />
				))}
				{form !== "line" && <CardTable game={game} position={position} />}
				{(tricksWon || withPoints || canOpenAll) && (
					<div class="pbn-tools">
						{tricksWon}
						{withPoints && <PointsBox game={game} seats={placed.filter((seat) => !hidden.includes(seat) || open.includes(seat))} />}
						{canOpenAll && (
							<button type="button" onClick={() => setOpen(allOpen ? [] : hidden)}>
								{allOpen ? words.deal.hideAll : words.deal.showAll}
							</button>
						)}
					</div>
				)}
			</div>
			{named.length > 0 && (
				<ul class="pbn-absent" role="list">
					{named.map((seat) => (
						<AbsentHand key={seat} game={game} seat={seat} />
					))}
				</ul>
			)}
			{Rotation && "satAt" in game && <Rotation satAt={game.satAt} />}
		</div>
	);
}

function EndPosition({ game }: { game: Game }) {
	const { words } = useViewer();
	const left = tricksLeft(game);
	if (left === undefined) return null;
	return <div class="pbn-label">{left === "some cards" ? words.deal.part : count(words, words.deal.endPosition, left)}</div>;
}

export interface LabelsProps {
	game: Game;
	/** Whether the points are shown, and what shows them: a button in the line of the vulnerability. */
	withPoints?: boolean;
	setWithPoints?(withPoints: boolean): void;
	children?: ComponentChildren;
}

/** The heading of a game, with dealer and vulnerability. */
export function BoardLabels({ game, withPoints = false, setWithPoints, children }: LabelsProps) {
	const { words, settings, alive } = useViewer();
	const Heading = `h${settings.headingLevel}` as "h3";
	const vulnerable = game.vulnerable && game.vulnerable !== "None";
	return (
		<div class="pbn-labels">
			<Heading class="pbn-board">{gameName(game, words)}</Heading>
			{game.dealer && <div class="pbn-label">{fill(words.dealer, { seat: words.seats[game.dealer] })}</div>}
			{(game.vulnerable || setWithPoints) && (
				// The button that comes with the script has its place by then: waiting.css.
				<div class={`pbn-label${vulnerable ? " pbn-vulnerability" : ""}`} data-button={setWithPoints && !alive ? words.deal.hcp : undefined}>
					{game.vulnerable && words.vulnerability[game.vulnerable]}
					{setWithPoints && alive && (
						<>
							{" "}
							<button type="button" title={words.deal.points} aria-pressed={withPoints} onClick={() => setWithPoints(!withPoints)}>
								{words.deal.hcp}
							</button>
						</>
					)}
				</div>
			)}
			{children}
		</div>
	);
}

/** The classes of the sides whose edges are red. */
const edges: Readonly<Record<NonNullable<Game["vulnerable"]>, string>> = {
	None: "",
	NS: " pbn-vulnerable-ns",
	EW: " pbn-vulnerable-ew",
	All: " pbn-vulnerable-ns pbn-vulnerable-ew",
};

/**
 * The card table: the edges of a vulnerable side are red, and in the play the cards of the trick lie on it. What its sides say, the
 * labels and the hands say in words, so they are silent.
 */
export function CardTable({ game, position }: { game: Game; position?: Position | undefined }) {
	const { Trick } = useViewer().parts;
	return (
		<div class={`pbn-compass${edges[game.vulnerable ?? "None"]}${position ? " pbn-in-play" : ""}`}>
			{seats.map((seat) => (
				<Side key={seat} seat={seat} vulnerable={isVulnerableAlone(game, seat)} dealer={game.dealer === seat} next={position?.next === seat} />
			))}
			{Trick && position && position.trick.length > 0 && <Trick cards={position.trick} winner={position.winner} />}
		</div>
	);
}

interface SideProps {
	seat: Seat;
	/** Whether its side is, and the other is not. */
	vulnerable: boolean;
	dealer: boolean;
	/** Whether it plays the next card. */
	next: boolean;
}

function Side({ seat, vulnerable, dealer, next }: SideProps) {
	const { words } = useViewer();
	return (
		<div aria-hidden="true" class={`pbn-side pbn-side-${seat.toLowerCase()}${next ? " pbn-next" : ""}`}>
			<b>{words.seatLetters[seat]}</b>
			{dealer && <span class="pbn-dealer">{words.dlr}</span>}
			{vulnerable && <span class="pbn-vul">{words.vul}</span>}
		</div>
	);
}

/** The high-card points of the hands that a reader sees, each at its side. */
export function PointsBox({ game, seats }: { game: Game; seats: Seat[] }) {
	const { words } = useViewer();
	return (
		<ul class="pbn-points" role="list" aria-label={words.deal.points}>
			{seats.map((seat) => {
				const hand = game.deal?.hands[seat];
				return (
					hand && (
						<li key={seat} class={`pbn-side-${seat.toLowerCase()}`}>
							<span class="pbn-spoken">{words.seats[seat]} </span>
							{highCardPoints(hand)}
						</li>
					)
				);
			})}
			<li class="pbn-points-name" aria-hidden="true">
				{words.deal.hcp}
			</li>
		</ul>
	);
}
