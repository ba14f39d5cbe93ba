/** What a view of a game of chess tells, and is told. */
import type { Path } from "../../played/tree.js";
import type { PgnMove } from "../../pgn/types.js";

/**
 * Leads a reader through a game.
 *
 * @example
 * ```tsx
 * import { type ChessControl, GameView } from "pbnkit/pgn/viewer";
 *
 * const walk = (control: ChessControl) => {
 * 	control.goTo("end");
 * 	control.prev();
 * 	control.goTo([0]);
 * 	control.next();
 * 	control.flip();
 * };
 * export const Walked = () => <GameView game={game} listener={{ control: (control) => control && walk(control) }} />;
 * ```
 */
export interface ChessControl {
	next(): void;
	prev(): void;
	/** Goes to a move by its path, as `pathTo` gives it. */
	goTo(path: Path | "start" | "end"): void;
	flip(): void;
}

/**
 * Is told what a reader does with a game.
 *
 * @example
 * ```tsx
 * import { type GameListener, GameView } from "pbnkit/pgn/viewer";
 *
 * const listener: GameListener = {
 * 	step: ({ path, move, fen }) => console.log(path?.join("."), move?.san, fen),
 * 	tried: ({ path, moves }) => console.log(path.join("."), moves.map(({ san }) => san).join(" ")),
 * 	control: (control) => control?.goTo("end"),
 * };
 * export const Heard = () => <GameView game={game} listener={listener} />;
 * ```
 */
export interface GameListener {
	/** He has gone to a move; before the first one there is no path and no move. */
	step?(place: { path: number[] | undefined; move?: PgnMove; fen: string | undefined }): void;
	/** Once the game can be led through, and without an argument when it no longer can. */
	control?(control?: ChessControl): void;
	/** He has tried moves on the board: a variation, and the path of the move that it replaces; at the end of a line that is the one after the last. */
	tried?(variation: { path: number[]; moves: readonly PgnMove[] }): void;
}

/**
 * Where something is wrong with a move, as findings have it.
 *
 * @example
 * ```tsx
 * import { GameView, type MoveFault } from "pbnkit/pgn/viewer";
 *
 * const faults: MoveFault[] = [{ path: [4], message: "The bishop on f1 is in the way.", actions: [{ label: "Correct by hand", act: () => undefined }] }];
 * export const Faulty = () => <GameView game={game} faults={faults} />;
 * ```
 */
export interface MoveFault {
	/** The place of the move, as `pathTo` gives it. */
	path: readonly number[];
	/** What is wrong, in a sentence. */
	message: string;
	/** What a reader can do about it. */
	actions?: readonly { label: string; act(): void }[];
}
