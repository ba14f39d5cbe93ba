import type { PgnGame } from "../../pgn/types.js";
import { ChessContext, useNewView, type ViewOptions } from "./context.js";
import { MoveText, type MoveFault } from "./movetext.js";
import { type GameListener, useSteps } from "./use-steps.js";
import { useText } from "./use-text.js";

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
export function Movetext({ game, faults, listener, ...options }: MovetextProps) {
	const view = useNewView(options);
	const { settings } = view;
	const steps = useSteps(game, settings, () => undefined, listener);
	const { tree, range, version, place } = steps;
	const text = useText({ game, tree, range, version, place, settings, faults });
	return (
		<ChessContext.Provider value={view}>
			<MoveText game={game} blocks={text.blocks} place={place} faultsAt={text.faultsAt} onGo={steps.goTo} onFold={text.fold} onMore={text.more} />
		</ChessContext.Provider>
	);
}
