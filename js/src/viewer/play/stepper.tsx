import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Game } from "../../pbn/types.js";
import { isAnnotated, nagSigns } from "../game.js";
import { fill } from "../language/words.js";
import { Card, Fill } from "../text/elements.js";
import { SuitText } from "../text/suit-text.js";
import { useViewer } from "../viewer.js";
import { tallies } from "./position.js";
import { commentsOf, nagsOf, notesOf, remarksInWords, verb } from "./sentence.js";
import { after, type Step, steps } from "./steps.js";
import type { PlayState } from "./use-play.js";

/** Pointing forward: a card's, a trick's, the end's. */
const arrows = ["M8 5l10 7-10 7z", "M5 5l8 7-8 7zM12 5l8 7-8 7z", "M6 5l9 7-9 7zM16 5h2.5v14H16z"];

/** Which of them a step has; the first three are turned round. */
const arrowOf: Record<Step, number> = { first: 2, trickBack: 1, back: 0, forward: 0, trickForward: 1, last: 2 };

export interface StepperProps {
	game: Game;
	play: PlayState;
	/** Whether its cards are judged, or will be soon. */
	judged?: boolean | undefined;
}

/** The buttons that lead through a play, how far it has gone, and the last card played. Without a script only room for them. */
export function Stepper({ game, play, judged = false }: StepperProps) {
	const { words, alive } = useViewer();
	// What is said of the cards has room from the first card on, so that nothing moves when it comes.
	const says = play.cards.some(({ move }) => isAnnotated(move));
	const name = `pbn-stepper${says ? " pbn-says" : ""}${judged ? " pbn-judges" : ""}`;
	if (!alive) return <div class={name} hidden />;
	return (
		<div class={name}>
			<div class="pbn-steps" role="group" aria-label={words.play.title}>
				{steps.map(({ step, aria }) => (
					<button
						key={step}
						type="button"
						class={`pbn-step pbn-step-${step}`}
						aria-label={words.play.steps[step]}
						title={words.play.steps[step]}
						aria-keyshortcuts={aria}
						// A button that is disabled would lose the focus.
						aria-disabled={after(step, play.cards, play.position.played) === play.position.played}
						onClick={() => play.step(step)}
					>
						<svg viewBox="0 0 24 24" aria-hidden="true">
							<path d={arrows[arrowOf[step]]} />
						</svg>
					</button>
				))}
			</div>
			<Place game={game} play={play} />
			<CurrentCard game={game} play={play} />
			<p class="pbn-spoken" aria-live="polite">
				{play.said}
			</p>
		</div>
	);
}

/** "card 5 of 52, trick 2", and the tricks won. */
function Place({ game, play: { cards, position } }: { game: Game; play: PlayState }) {
	const { words } = useViewer();
	const last = cards[position.played - 1];
	if (!last) return <p class="pbn-place">{fill(words.play.countAtStart, { n: cards.length })}</p>;
	// The diagram tells it, where there is one.
	const won = game.play && !game.deal && tallies(game.play)[last.trick + (position.trick.length === 4 ? 1 : 0)];
	return (
		<p class="pbn-place">
			{fill(words.play.count, { at: position.played, n: cards.length, trick: last.trick + 1 })}
			{won && (
				<span class="pbn-tally">
					{" "}
					{words.sides.NS} {won.NS}, {words.sides.EW} {won.EW}
				</span>
			)}
		</p>
	);
}

/** The card that was played last, with all that the file says of it. */
export function CurrentCard({ game, play: { cards, position } }: { game: Game; play: PlayState }) {
	const { words, settings, parts: { Comments, CostLine } } = useViewer();
	const box = useRef<HTMLDivElement>(null);
	const [scrolls, setScrolls] = useState(false);
	// What is longer than its room is scrolled, and by keys only where it can have the focus.
	useLayoutEffect(() => {
		const { current } = box;
		setScrolls(current !== null && current.scrollHeight > current.clientHeight);
	}, [position.played]);
	const last = cards[position.played - 1];
	if (!last) {
		return (
			<div class="pbn-current">
				<p>{words.play.start}</p>
			</div>
		);
	}
	const { move, seat } = last;
	const card = (
		<>
			<Card text={move.text} />
			<span aria-hidden="true">{nagsOf(move).map((nag) => nagSigns[nag])}</span>
		</>
	);
	const remarks = remarksInWords(move, words);
	return (
		<div ref={box} class="pbn-current" {...(scrolls && { role: "group", tabIndex: 0, "aria-label": words.play.title })}>
			<p>
				<Fill sentence={words.play[verb(game, last)]} values={{ seat: seat && words.seats[seat], card }} />
				{remarks.length > 0 && <i class="pbn-meaning"> {remarks.join(", ")}</i>}
			</p>
			{CostLine && <CostLine move={move} />}
			{settings.show.includes("notes") &&
				notesOf(game, last).map((note) => (
					<p key={note.tag} class="pbn-note">
						<SuitText text={note.text} pieces={note.pieces} />
					</p>
				))}
			{Comments && <Comments comments={commentsOf(move)} />}
		</div>
	);
}
