import { useMemo } from "preact/hooks";
import { GameLayout } from "./game-layout.js";
import { PlayedGame, rotated } from "./parts.js";
import type { PlayedParts } from "./play/played-game.js";
import type { PlayListener } from "./play/use-play.js";
import type { Game } from "../types.js";
import { isShown } from "./settings.js";
import { useViewer } from "./viewer.js";

interface ViewProps {
	game: Game;
	/** The id of its element. */
	id?: string | undefined;
	/** Is told of the steps through the play, and can take some. */
	listener?: PlayListener | undefined;
}

/** A game as a magazine prints it; turned, where the settings say so. */
export function GameView({ game: asPlayed, id, listener }: ViewProps) {
	const { settings } = useViewer();
	const isTurned = settings.rotate === "declarer-south";
	const game = useMemo(() => (isTurned ? rotated(asPlayed) : asPlayed), [asPlayed, isTurned]);
	const layout = (played?: PlayedParts) => <GameLayout game={game} id={id} {...played} />;
	if (!game.play || !isShown(settings, "play")) return layout();
	return (
		<PlayedGame game={game} listener={listener}>
			{layout}
		</PlayedGame>
	);
}
