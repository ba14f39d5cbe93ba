import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { moveAt, type Place } from "../../played/tree.js";
import { labelOf } from "../../played/view/label.js";
import { type Drawn, Played } from "../../played/view/played-view.js";
import type { Steps } from "../../played/view/use-steps.js";
import { marksOf } from "../../pgn/game/says.js";
import type { LegalMove, PgnGame, PgnMove } from "../../pgn/types.js";
import { capturedOf, type Position } from "../position.js";
import { Board } from "./board-view.js";
import { type ChessView, shows, type ViewOptions } from "./context.js";
import { Evaluations, isEvaluated } from "./evaluations.js";
import type { GameListener, MoveFault } from "./listener.js";
import { standard } from "./own.js";
import { Player } from "./player.js";

/**
 * Props of `GameView`.
 *
 * @example
 * ```tsx
 * import { GameView, type GameViewProps } from "pbnkit/pgn/viewer";
 *
 * const props: GameViewProps = {
 * 	game,
 * 	id: "first",
 * 	source: "#pgn",
 * 	settings: { orientation: "black" },
 * 	faults: [{ path: [4], message: "The bishop on f1 is in the way." }],
 * 	listener: { step: ({ move }) => console.log(move?.san) },
 * 	legal: async () => [],
 * 	tools: <button type="button">Share</button>,
 * };
 * export const Whole = () => <GameView {...props} />;
 * ```
 */
export interface GameViewProps extends ViewOptions {
	game: PgnGame;
	listener?: GameListener | undefined;
	/** What is wrong with moves, where it is. */
	faults?: readonly MoveFault[] | undefined;
	/** The moves that may be tried on the board, such as `legalMoves` of a client gives. Without it none are tried. */
	legal?: ((fen: string) => Promise<readonly LegalMove[]>) | undefined;
	/** What a page adds to the buttons below the board. */
	tools?: ComponentChildren;
}

/**
 * A game: players and clocks, a board that is stepped through, and the moves as a magazine prints them.
 *
 * @example
 * ```tsx
 * import { GameView } from "pbnkit/pgn/viewer";
 *
 * export const Game = () => <GameView game={game} />;
 * ```
 */
export function GameView({ legal, ...props }: GameViewProps) {
	const drawn = useMemo(() => drawnWith(legal), [legal]);
	return <Played {...props} standard={standard} drawn={drawn} />;
}

type Legal = GameViewProps["legal"];

interface Shown {
	game: PgnGame;
	steps: Steps;
	position: Position;
	view: ChessView;
}

const drawnWith = (legal: Legal): Drawn => ({
	board: (shown: Shown) => <StepBoard {...shown} legal={legal} />,
	player: ({ game, color, position }: { game: PgnGame; color: "white" | "black"; position: Position }) => (
		<Player key={color} game={game} color={color} captured={capturedOf(position.men)} moves={position.moves} isToMove={position.color === color} />
	),
	below: ({ game, steps, view }: Pick<Shown, "game" | "steps" | "view">) =>
		shows(view, "evaluation") && view.settings.hide !== "moves" && isEvaluated(game) && <Evaluations game={game} at={mainOf(steps.place).at} onGo={(at) => steps.goTo({ line: steps.tree.main, at })} />,
});

/** The board of a step, on which a reader may try moves. */
function StepBoard({ game, steps, position, view, legal }: Shown & { legal: Legal }) {
	const made = moveAt(steps.place) as PgnMove | undefined;
	const tryMove = ({ san, from, to, change, check }: LegalMove) =>
		steps.try({ san, from, to, change, ...(check && { check }), text: san, number: Number(position.fen.split(" ")[5]), color: position.color, span: game.span } as PgnMove);
	return (
		<Board
			men={position.men}
			orientation={steps.orientation}
			last={position.last}
			marks={shows(view, "marks") ? marksOf(made ?? game) : []}
			label={labelOf(position.moves.at(-1), view)}
			id={view.id}
			fen={position.fen}
			legal={legal}
			onMove={tryMove}
			{...(position.check && { check: position.check })}
		/>
	);
}

/** The place of the main line that a place belongs to. */
function mainOf(place: Place): Place {
	let { line, at } = place;
	while (line.from) ({ line, at } = line.from);
	return { line, at };
}
