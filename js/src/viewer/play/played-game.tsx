import type { Game } from "../../types.js";
import { GameLayout } from "../game-layout.js";
import { useViewer } from "../viewer.js";
import { Stepper } from "./stepper.js";
import { stepOfKey } from "./steps.js";
import { TrickTable } from "./trick-table.js";
import { type PlayListener, usePlay } from "./use-play.js";

export interface PlayedProps {
	game: Game;
	/** The id of its element. */
	id?: string | undefined;
	/** Is told of the steps through the play, and can take some. */
	listener?: PlayListener | undefined;
}

/** A game whose play can be stepped through. */
export function PlayedGame({ game, id, listener }: PlayedProps) {
	const play = usePlay(game, listener);
	const { alive } = useViewer();
	const steps = alive ? play : undefined;
	const onKeyDown = (event: KeyboardEvent) => {
		const step = stepOfKey(event);
		if (!step) return;
		event.preventDefault();
		steps?.step(step);
	};
	return (
		<GameLayout
			game={game}
			id={id}
			position={play && play.position.played > 0 ? play.position : undefined}
			stepper={play && <Stepper game={game} play={play} />}
			tricks={<TrickTable game={game} play={play} />}
			onKeyDown={steps && onKeyDown}
		/>
	);
}
