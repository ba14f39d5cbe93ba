import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { after, moveAt, pathOf } from "../../played/tree.js";
import { shows } from "../../played/view/context.js";
import { labelOf } from "../../played/view/label.js";
import { MovesAlone } from "../../played/view/movetext-alone.js";
import { type Drawn, Played } from "../../played/view/played-view.js";
import type { Steps } from "../../played/view/use-steps.js";
import type { Color } from "../board/variants.js";
import { marksOf } from "../moves.js";
import { type Position, variantOfGame } from "../position.js";
import type { DraughtsGame, DraughtsLegalMove, DraughtsMove } from "../types.js";
import { wordsFor } from "../words-for.js";
import { Board } from "./board-view.js";
import { type DraughtsView, useDraughts, type ViewOptions } from "./context.js";
import type { GameListener, MoveFault } from "./listener.js";
import { standardOf } from "./own.js";
import { Player } from "./player.js";

/**
 * Props of `Movetext`.
 *
 * @example
 * ```tsx
 * import { Movetext, type MovetextProps } from "pbnkit/pdn/viewer";
 *
 * const props: MovetextProps = { game: { tags: [], start: "", moves: [], result: "*" }, faults: [{ path: [4], message: "Not legal." }] };
 * export const Text = () => <Movetext {...props} settings={{ squares: "letters" }} />;
 * ```
 */
export interface MovetextProps extends ViewOptions {
	game: DraughtsGame;
	/** What is wrong with moves, where it is. */
	faults?: readonly MoveFault[] | undefined;
	listener?: GameListener | undefined;
}

/**
 * Props of `GameView`.
 *
 * @example
 * ```tsx
 * import { GameView, type GameViewProps } from "pbnkit/pdn/viewer";
 *
 * const props: GameViewProps = { game: { tags: [], start: "", moves: [], result: "*" }, id: "first", legal: async () => [], tools: <button type="button">Share</button> };
 * export const Whole = () => <GameView {...props} />;
 * ```
 */
export interface GameViewProps extends MovetextProps {
	/** The moves that may be tried on the board. Without it none are tried. */
	legal?: ((fen: string) => Promise<readonly DraughtsLegalMove[]>) | undefined;
	/** What a page adds to the buttons below the board. */
	tools?: ComponentChildren;
}

/**
 * A game: players and clocks, a board on which captures are stepped through piece by piece, and the moves as a magazine prints them.
 *
 * @example
 * ```tsx
 * import { GameView } from "pbnkit/pdn/viewer";
 *
 * const game = { tags: [], start: "W:W32:B5", moves: [{ san: "32-28", text: "32-28", number: 1, color: "white" as const, from: "32", to: "28" }], result: "*" };
 * export const Game = () => <GameView game={game} />;
 * ```
 */
export function GameView({ legal, ...props }: GameViewProps) {
	const { faults } = props;
	const drawn = useMemo(() => drawnWith(legal, faults), [legal, faults]);
	return <Played {...props} {...useOwn(props)} drawn={drawn} />;
}

/**
 * The moves of a game as running text, without a board.
 *
 * @example
 * ```tsx
 * import { Movetext } from "pbnkit/pdn/viewer";
 *
 * export const Moves = () => <Movetext game={{ tags: [], start: "", moves: [], result: "*" }} />;
 * ```
 */
export function Movetext(props: MovetextProps) {
	return <MovesAlone {...props} {...useOwn(props)} />;
}

/** The view of the game's variant, and its words. */
function useOwn({ game, words }: MovetextProps) {
	const around = useDraughts();
	return useMemo(() => {
		const variant = variantOfGame(game);
		return { standard: standardOf(variant), words: wordsFor(variant, words ?? around.words) };
	}, [game, words, around]);
}

interface Shown {
	game: DraughtsGame;
	steps: Steps;
	position: Position;
	view: DraughtsView;
}

const drawnWith = (legal: GameViewProps["legal"], faults: readonly MoveFault[] | undefined): Drawn => ({
	board: (shown: Shown) => <StepBoard {...shown} legal={legal} faults={faults} />,
	player: ({ game, color, position }: { game: DraughtsGame; color: Color; position: Position }) => <Player key={color} game={game} color={color} position={position} />,
});

/** The board of a step, on which a reader may try moves. */
function StepBoard({ game, steps, position, view, legal, faults = [] }: Shown & Pick<GameViewProps, "legal" | "faults">) {
	const { place } = steps;
	const made = moveAt(place) as DraughtsMove | undefined;
	const next = pathOf(after(place))?.join();
	const owed = faults.find(({ path, owed }) => owed && path.join() === (made && made.san === undefined ? pathOf(place)?.join() : next))?.owed;
	const tryMove = (move: DraughtsLegalMove) => steps.try({ ...move, text: move.san, number: numberAfter(position, view), color: position.color } as DraughtsMove);
	return (
		<Board
			pieces={position.pieces}
			variant={variantOfGame(game)}
			orientation={steps.orientation}
			last={position.last}
			path={position.path}
			captured={position.captured}
			{...(owed && { owed })}
			marks={shows(view, "marks") ? marksOf(made ?? game) : []}
			label={labelOf(position.moves.at(-1), view)}
			id={view.id}
			fen={position.fen}
			legal={steps.step === undefined ? legal : undefined}
			onMove={tryMove}
		/>
	);
}

/** The number of the move that comes next. */
function numberAfter({ moves, color }: Position, { own }: DraughtsView): number {
	const last = moves.at(-1);
	return last ? last.number + (color === own.first ? 1 : 0) : 1;
}
