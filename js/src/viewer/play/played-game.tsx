import { useMemo } from "preact/hooks";
import type { PlayedProps } from "../parts.js";
import type { CostOf } from "../solved/solving.js";
import { useViewer } from "../viewer.js";
import { Stepper } from "./stepper.js";
import { stepOfKey } from "./steps.js";
import { touches } from "./touches.js";
import { FoldedTricks } from "./folded-tricks.js";
import { usePlay } from "./use-play.js";

/** A game whose play can be stepped through. */
export function PlayedGame(props: PlayedProps) {
	const { Judged } = useViewer().parts;
	if (!Judged) return <Played {...props} />;
	return <Judged game={props.game}>{(judged, costOf) => <Played {...props} judged={judged} costOf={costOf} />}</Judged>;
}

interface Props extends PlayedProps {
	judged?: boolean;
	costOf?: CostOf;
}

function Played({ game, listener, judged, costOf, children }: Props) {
	const viewer = useViewer();
	const play = usePlay(viewer, game, listener, costOf);
	const steps = viewer.alive ? play : undefined;
	const touch = useMemo(() => steps && touches(steps.step), [steps?.step]);
	const onKeyDown = (event: KeyboardEvent) => {
		const step = stepOfKey(event);
		if (!step) return;
		event.preventDefault();
		steps?.step(step);
	};
	// Nothing of a quiz says that there is a play before the reader steps through it.
	const isUnderWay = viewer.settings.view !== "quiz" || (play && play.position.played > 0);
	const parts = {
		position: isUnderWay ? play?.position : undefined,
		stepper: play && <Stepper game={game} play={play} judged={judged} />,
		tricks: <FoldedTricks game={game} play={play} />,
		touches: touch,
		onKeyDown: steps && onKeyDown,
	};
	return <>{children(parts)}</>;
}
