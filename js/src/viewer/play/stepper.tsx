import type { Game } from "../../pbn/types.js";
import { fill } from "../language/words.js";
import { isAnnotated } from "../game.js";
import { useViewer } from "../viewer.js";
import { CurrentCard } from "./current-card.js";
import { tallies } from "./position.js";
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
