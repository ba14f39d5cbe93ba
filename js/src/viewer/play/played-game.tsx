import type { ComponentChildren } from "preact";
import type { Game } from "../../types.js";
import { useViewer } from "../viewer.js";
import type { Position } from "./position.js";
import { Stepper } from "./stepper.js";
import { stepOfKey } from "./steps.js";
import { TrickTable } from "./trick-table.js";
import { type PlayListener, usePlay } from "./use-play.js";

/** What a play adds to its game. */
export interface PlayedParts {
	/** The state of the play, if it is under way. */
	position?: Position | undefined;
	/** The buttons that lead through the play, and all its tricks. */
	stepper?: ComponentChildren;
	tricks?: ComponentChildren;
	onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

interface PlayedProps {
	game: Game;
	listener?: PlayListener | undefined;
	/** Puts the parts in their places. */
	children: (parts: PlayedParts) => ComponentChildren;
}

/** A game whose play can be stepped through. */
export function PlayedGame({ game, listener, children }: PlayedProps) {
	const play = usePlay(game, listener);
	const { alive } = useViewer();
	const steps = alive ? play : undefined;
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
