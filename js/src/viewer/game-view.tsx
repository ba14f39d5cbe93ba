import { useMemo } from "preact/hooks";
import { GameLayout } from "./game-layout.js";
import type { PlayedParts } from "./parts.js";
import type { PlayListener } from "./play/listener.js";
import type { Game } from "../pbn/types.js";
import { isShown } from "./settings.js";
import { shortened } from "./shortened.js";
import { useViewer } from "./viewer.js";

export interface ViewProps {
	game: Game;
	/** The id of its element. */
	id?: string | undefined;
	/** Is told of the steps through the play, and can take some. */
	listener?: PlayListener | undefined;
}

/** A game as a magazine prints it; turned, where the settings say so. */
export function GameView({ game: asPlayed, id, listener }: ViewProps) {
	const { words, settings, parts: { PlayedGame, rotated } } = useViewer();
	const short = useMemo(() => shortened(asPlayed), [asPlayed]);
	const turn = settings.rotate === "declarer-south" ? rotated : undefined;
	const game = useMemo(() => turn?.(short) ?? short, [short, turn]);
	const layout = (played?: PlayedParts) => (
		<>
			<GameLayout game={game} id={id} {...played} />
			{short !== asPlayed && <p class="pbn-ending">{words.tooLong}</p>}
		</>
	);
	if (!PlayedGame || !game.play || !isShown(settings, "play")) return layout();
	return (
		<PlayedGame game={game} listener={listener}>
			{layout}
		</PlayedGame>
	);
}
