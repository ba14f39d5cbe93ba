import type { PlayedProps } from "../parts.js";
import { useViewer } from "../viewer.js";
import { Stepper } from "./stepper.js";
import { stepOfKey } from "./steps.js";
import { TrickTable } from "./trick-table.js";
import { usePlay } from "./use-play.js";

/** A game whose play can be stepped through. */
export function PlayedGame({ game, listener, children }: PlayedProps) {
	const viewer = useViewer();
	const play = usePlay(viewer, game, listener);
	const steps = viewer.alive ? play : undefined;
	const onKeyDown = (event: KeyboardEvent) => {
		const step = stepOfKey(event);
		if (!step) return;
		event.preventDefault();
		steps?.step(step);
	};
	const parts = {
		position: play && play.position.played > 0 ? play.position : undefined,
		stepper: play && <Stepper game={game} play={play} />,
		tricks: <TrickTable game={game} play={play} />,
		onKeyDown: steps && onKeyDown,
	};
	return <>{children(parts)}</>;
}
