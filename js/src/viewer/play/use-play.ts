import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import type { Game, Move } from "../../pbn/types.js";
import { type PlayedCard, playedCards } from "../game.js";
import type { Presentation } from "../settings.js";
import { type PlayControl, type PlayListener, type Position, positionAt } from "./position.js";
import type { CostOf } from "../solved/solving.js";
import { sentence } from "./sentence.js";
import { after, beforeTrick, startAt, type Step, within } from "./steps.js";

/**
 * The play of a game, as far as the reader has gone.
 *
 * @example
 * ```tsx
 * import { usePlay, type PlayState } from "pbnkit/viewer";
 *
 * const shown = ({ position, cards }: PlayState) => `${position.played} of ${cards.length} cards`;
 * export function Played() {
 * 	const play = usePlay(game);
 * 	return <button onClick={() => play?.step("forward")}>{play && shown(play)}</button>;
 * }
 * ```
 */
export interface PlayState {
	cards: readonly PlayedCard[];
	/** Which card it is, from 1. */
	numbers: ReadonlyMap<Move, number>;
	position: Position;
	/** What those who listen are told of the last step; "" before the first one. */
	said: string;
	step(step: Step): void;
	goTo(card: number): void;
}

/** The play of a game, from where the writer wants it to begin; undefined where no card of it is known. */
export function usePlay(presentation: Presentation, game: Game, listener?: PlayListener, costOf?: CostOf): PlayState | undefined {
	const cards = useMemo(() => playedCards(game), [game]);
	const numbers = useMemo(() => new Map(cards.map(({ move }, index) => [move, index + 1])), [cards]);
	const start = startAt(cards, presentation.settings.at);
	const [last, setLast] = useState({ cards, start, played: start, stepped: false });
	const holds = last.cards === cards && last.start === start;
	const played = holds ? last.played : start;
	const stepped = holds && last.stepped;

	// Each step starts from what the one before it led to, even where nothing was drawn between them.
	const move = useCallback(
		(to: (played: number) => number) =>
			setLast((now) => {
				const from = now.cards === cards && now.start === start ? now.played : start;
				const played = to(from);
				return played === from ? now : { cards, start, played, stepped: true };
			}),
		[cards, start],
	);
	const acts = useMemo(() => {
		const step = (step: Step) => move((from) => after(step, cards, from));
		const goTo = (card: number) => move(() => within(cards, card));
		const control: PlayControl = {
			goTo,
			goToTrick: (trick) => goTo(beforeTrick(cards, trick)),
			next: () => step("forward"),
			prev: () => step("back"),
			first: () => step("first"),
			last: () => step("last"),
		};
		return { step, goTo, control };
	}, [cards, move]);

	useEffect(() => {
		if (stepped) listener?.onStep?.({ card: played, trick: (cards[played - 1]?.trick ?? -1) + 1 }, game);
	}, [played, stepped]);
	useEffect(() => {
		if (cards.length === 0) return;
		listener?.registerControl?.(acts.control, game);
		return () => listener?.registerControl?.(undefined, game);
	}, [acts, listener]);

	const position = useMemo(() => positionAt(game, played), [game, played]);
	if (cards.length === 0) return undefined;
	return { cards, numbers, position, said: stepped ? sentence(game, cards, played, presentation, costOf) : "", step: acts.step, goTo: acts.goTo };
}
