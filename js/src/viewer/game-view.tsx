import { useRotated } from "./deal/rotated.js";
import { GameLayout, isShown } from "./game-layout.js";
import { PlayedGame, type PlayedProps } from "./play/played-game.js";
import { useViewer } from "./viewer.js";

/** A game as a magazine prints it. */
export function GameView({ game: asPlayed, id, listener }: PlayedProps) {
	const game = useRotated(asPlayed);
	const { settings } = useViewer();
	if (!game.play || !isShown(settings, "play")) return <GameLayout game={game} id={id} />;
	return <PlayedGame game={game} id={id} listener={listener} />;
}
