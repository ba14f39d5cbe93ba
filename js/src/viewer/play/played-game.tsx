import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import type { Seat } from "../../pbn/types.js";
import type { PlayedCard } from "../game.js";
import { count } from "../language/words.js";
import type { PlayedProps } from "../parts.js";
import type { CostOf } from "../solved/solving.js";
import { Card } from "../text/elements.js";
import { CardsOfPlay, useElementId, useViewer, WasText } from "../viewer.js";
import type { Position } from "./position.js";
import { Stepper } from "./stepper.js";
import { stepOfKey, touches } from "./steps.js";
import { type TableProps, TrickTable } from "./trick-table.js";
import { usePlay } from "./use-play.js";

/** A game whose play can be stepped through. */
export function PlayedGame(props: PlayedProps) {
	const { Judged } = useViewer().parts;
	if (!Judged) return <Played {...props} />;
	return <Judged game={props.game}>{(judged, costOf) => <Played {...props} judged={judged} costOf={costOf} />}</Judged>;
}

interface Props extends PlayedProps {
	judged?: boolean;
	costOf?: CostOf;
}

function Played({ game, listener, judged, costOf, children }: Props) {
	const viewer = useViewer();
	const play = usePlay(viewer, game, listener, costOf);
	const steps = viewer.alive ? play : undefined;
	const touch = useMemo(() => steps && touches(steps.step), [steps?.step]);
	const onKeyDown = (event: KeyboardEvent) => {
		const step = stepOfKey(event);
		if (!step) return;
		event.preventDefault();
		steps?.step(step);
	};
	// Nothing of a quiz says that there is a play before the reader steps through it.
	const isUnderWay = viewer.settings.view !== "quiz" || (play && play.position.played > 0);
	const parts = {
		position: isUnderWay ? play?.position : undefined,
		stepper: play && <Stepper game={game} play={play} judged={judged} />,
		tricks: <FoldedTricks game={game} play={play} />,
		touches: touch,
		onKeyDown: steps && onKeyDown,
	};
	return <CardsOfPlay.Provider value={steps}>{children(parts)}</CardsOfPlay.Provider>;
}

/** All tricks of the play; where a reader can step through it, behind a button. On paper, and in text that was there before, they are open. */
function FoldedTricks({ game, play }: TableProps) {
	const { words, alive } = useViewer();
	const [open, setOpen] = useState(false);
	const id = useElementId();
	const isMade = useOnce(open, onPrint);
	const folds = alive && play && !useContext(WasText);
	if (!folds) return <TrickTable game={game} play={play} />;
	return (
		<div class="pbn-all">
			<button type="button" class="pbn-more" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
				{words.play.all}
			</button>
			<div id={id} class={open ? undefined : "pbn-folded"}>
				{isMade && <TrickTable game={game} play={play} />}
			</div>
		</div>
	);
}

/** Whether something has been so at any time, or an event has come; it is half of what a game draws, and few look at it. */
function useOnce(is: boolean, on: (listener: () => void) => (() => void) | undefined): boolean {
	const [was, setWas] = useState(is);
	useEffect(() => (was ? undefined : on(() => setWas(true))), [was, on]);
	if (is && !was) setWas(true);
	return was || is;
}

/** Calls a function before the page is printed, or looked at as it would be. */
function onPrint(listener: () => void): (() => void) | undefined {
	// Tests of components run without a browser.
	const paper = globalThis.matchMedia?.("print");
	if (!paper) return undefined;
	const change = () => paper.matches && listener();
	change();
	paper.addEventListener("change", change);
	return () => paper.removeEventListener("change", change);
}

/** The cards of the trick that lies on the table: the last one is marked, and the one that has won, once it is known. */
export function Trick({ cards, winner }: { cards: PlayedCard[]; winner?: Seat | undefined }) {
	const { words, parts: { CostMark } } = useViewer();
	const marked = (index: number, seat: Seat | undefined) => {
		if (winner) return seat === winner ? " pbn-wins" : "";
		return index === cards.length - 1 ? " pbn-last" : "";
	};
	return (
		<ol class="pbn-trick" role="list" aria-label={words.deal.trick}>
			{cards.map(({ seat, move }, index) => (
				<li key={move.text} class={`${seat ? `pbn-side-${seat.toLowerCase()}` : ""}${marked(index, seat)}`}>
					{seat && <span class="pbn-spoken">{words.seats[seat]} </span>}
					<Card text={move.text} />
					{CostMark && <CostMark move={move} />}
				</li>
			))}
		</ol>
	);
}

/** How many tricks each side has won. */
export function TricksWon({ won }: Pick<Position, "won">) {
	const { words } = useViewer();
	return (
		<ul class="pbn-won" role="list">
			{(["NS", "EW"] as const).map((side) => (
				<li key={side}>{count(words, words.deal.tricks, won[side], { side: words.sides[side] })}</li>
			))}
		</ul>
	);
}
