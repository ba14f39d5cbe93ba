import { MovesAlone } from "../../played/view/movetext-alone.js";
import type { PgnGame } from "../../pgn/types.js";
import type { ViewOptions } from "./context.js";
import type { GameListener, MoveFault } from "./listener.js";
import { standard } from "./own.js";

/**
 * Props of `Movetext`.
 *
 * @example
 * ```tsx
 * import { Movetext, type MovetextProps } from "pbnkit/pgn/viewer";
 *
 * const props: MovetextProps = { game, faults: [{ path: [4], message: "Not legal." }], listener: { step: ({ path }) => console.log(path) } };
 * export const Text = () => <Movetext {...props} settings={{ letters: "language", diagrams: ["end"] }} />;
 * ```
 */
export interface MovetextProps extends ViewOptions {
	game: PgnGame;
	faults?: readonly MoveFault[] | undefined;
	listener?: GameListener | undefined;
}

/**
 * The moves of a game as running text, without a board.
 *
 * @example
 * ```tsx
 * import { Movetext } from "pbnkit/pgn/viewer";
 *
 * export const Moves = () => <Movetext game={game} />;
 * ```
 */
export function Movetext(props: MovetextProps) {
	return <MovesAlone {...props} standard={standard} />;
}
