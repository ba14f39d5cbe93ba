import type { Game } from "../types.js";
import { GameView } from "./game-view.js";
import type { Words } from "./language/words.js";
import type { PlayListener } from "./play/use-play.js";
import { defaults, type Settings } from "./settings.js";
import { ViewerProvider } from "./viewer.js";

export interface GamesProps {
	games: readonly Game[];
	/** Default English. */
	words?: Words;
	settings?: Partial<Settings>;
	/** What the ids of elements begin with; each viewer of a page has its own. Default "pbn". */
	id?: string;
	/** Is told of the steps through the plays, and can take some. */
	listener?: PlayListener;
}

/** The games of a block or a file. */
export function GamesView({ games, words, settings, id, listener }: GamesProps) {
	return (
		<ViewerProvider {...(words && { words })} {...(settings && { settings })} {...(id && { id })}>
			<div class={`pbn-view pbn-suits-${settings?.suits ?? defaults.suits}`}>
				{games.map((game) => (
					<GameView key={game.number} game={game} listener={listener} />
				))}
			</div>
		</ViewerProvider>
	);
}
