import type { View } from "../own.js";
import type { Fault, PlayedGame } from "../types.js";
import { useNewView, ViewContext, type ViewOptions } from "./context.js";
import { MoveText } from "./movetext.js";
import { type Listener, useSteps } from "./use-steps.js";
import { useText } from "./use-text.js";

interface AloneProps extends ViewOptions {
	game: PlayedGame;
	faults?: readonly Fault[] | undefined;
	listener?: Listener | undefined;
	standard: View;
}

/** The moves of a game as running text, without a board. */
export function MovesAlone({ game, faults, listener, standard, ...options }: AloneProps) {
	const view = useNewView(standard, options);
	const steps = useSteps(game, view, () => undefined, listener);
	const { tree, range, version, place } = steps;
	const text = useText({ game, tree, range, version, place, view, faults });
	return (
		<ViewContext.Provider value={view}>
			<MoveText game={game} blocks={text.blocks} place={place} faultsAt={text.faultsAt} onGo={steps.goTo} onFold={text.fold} onMore={text.more} />
		</ViewContext.Provider>
	);
}
