/** What a view of a game of draughts tells, and is told. */
import type { Path } from "../../played/tree.js";
import type { DraughtsMove } from "../types.js";

/**
 * Leads a reader through a game.
 *
 * @example
 * ```tsx
 * import { type DraughtsControl, GameView } from "pbnkit/pdn/viewer";
 *
 * const walk = (control: DraughtsControl) => {
 * 	control.goTo("end");
 * 	control.prev();
 * 	control.next();
 * 	control.flip();
 * };
 * export const Walked = () => <GameView game={{ tags: [], start: "", moves: [], result: "*" }} listener={{ control: (control) => control && walk(control) }} />;
 * ```
 */
export interface DraughtsControl {
	next(): void;
	prev(): void;
	/** Goes to a move by its path: `[3, 0, 1]` is `moves[3].variations[0][1]`. */
	goTo(path: Path | "start" | "end"): void;
	flip(): void;
}

/**
 * Is told what a reader does with a game.
 *
 * @example
 * ```tsx
 * import { type GameListener, GameView } from "pbnkit/pdn/viewer";
 *
 * const listener: GameListener = { step: ({ path, move, fen }) => console.log(path?.join("."), move?.san, fen) };
 * export const Heard = () => <GameView game={{ tags: [], start: "", moves: [], result: "*" }} listener={listener} />;
 * ```
 */
export interface GameListener {
	/** He has gone to a move; before the first one there is no path and no move. */
	step?(place: { path: number[] | undefined; move?: DraughtsMove; fen: string | undefined }): void;
	/** Once the game can be led through, and without an argument when it no longer can. */
	control?(control?: DraughtsControl): void;
	/** He has tried moves on the board: a variation, and the path of the move that it replaces. */
	tried?(variation: { path: number[]; moves: readonly DraughtsMove[] }): void;
}

/**
 * Where something is wrong with a move, as findings have it.
 *
 * @example
 * ```ts
 * import type { MoveFault } from "pbnkit/pdn/viewer";
 *
 * const fault: MoveFault = { path: [4], message: "Three pieces can be taken.", owed: ["33", "24", "15"] };
 * console.log(fault.owed?.join("x")); // 33x24x15
 * ```
 */
export interface MoveFault {
	/** The place of the move. */
	path: readonly number[];
	/** What is wrong, in a sentence. */
	message: string;
	/** The squares of the capture that was owed: the board has it where a reader sees the position before. */
	owed?: readonly string[];
	/** What a reader can do about it. */
	actions?: readonly { label: string; act(): void }[];
}
