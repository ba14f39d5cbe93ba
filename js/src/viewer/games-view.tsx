import { useLayoutEffect, useState } from "preact/hooks";
import type { Game } from "../pbn/types.js";
import { GameView } from "./game-view.js";
import type { Words } from "./language/words.js";
import { GameLinks } from "./links/game-links.js";
import type { PlayListener } from "./play/listener.js";
import type { Settings } from "./settings.js";
import type { Solving } from "./solved/solving.js";
import { useViewer } from "./viewer.js";

/**
 * Props of `GamesView`.
 *
 * @example
 * ```tsx
 * import { pl } from "pbnkit/language/pl";
 * import { boardIds, GamesView, type GamesProps } from "pbnkit/viewer";
 *
 * const props: GamesProps = {
 * 	games,
 * 	words: pl,
 * 	settings: { show: ["diagram", "auction"], games: "list" },
 * 	id: "evening",
 * 	ids: boardIds(games, () => true),
 * 	listener: { onStep: ({ card }) => console.log(`card ${card}`) },
 * };
 * export const Evening = () => <GamesView {...props} />;
 * ```
 */
export interface GamesProps {
	games: readonly Game[];
	/** Default English. */
	words?: Words;
	settings?: Partial<Settings>;
	/** What the ids of elements begin with; each viewer of a page has its own. Default "pbn". */
	id?: string;
	/** Where a reader may ask for what can be made with open cards. */
	solving?: Solving | undefined;
	/** Ids of games, by their numbers. */
	ids?: ReadonlyMap<number, string> | undefined;
	/** Is told of the steps through the plays, and can take some. The same object at each drawing. */
	listener?: GamesListener | undefined;
}

/** What a script is told of the games. */
export interface GamesListener extends PlayListener {
	/** When the reader may choose among several games; with undefined when that is over. */
	registerPicker?(pick: ((game: Game) => void) | undefined): void;
}

/** Up to so many games, all are drawn: the others are there for paper, and keep what the reader has opened. */
const mostDrawn = 40;

/** The games of a block or a file. */
export function Games({ games, ids, listener }: Pick<GamesProps, "games" | "ids" | "listener">) {
	const { settings, alive, parts: { Picker } } = useViewer();
	const [chosen, pick] = useState<Game>();
	const hasPicker = alive && settings.games === "picker" && games.length > 1;
	const picked = chosen && games.includes(chosen) ? chosen : games[0];
	// A script that opens a game wants to go there at once.
	useLayoutEffect(() => {
		if (!hasPicker) return;
		listener?.registerPicker?.(pick);
		return () => listener?.registerPicker?.(undefined);
	}, [hasPicker, listener]);
	const isStill = !alive && settings.view !== "print";
	const drawn = hasPicker && games.length > mostDrawn ? games.filter((game) => game === picked) : games;
	return (
		<div class={`pbn-view pbn-suits-${settings.suits}${isStill ? " pbn-still" : ""}`}>
			{hasPicker && picked && Picker && <Picker games={games} picked={picked} pick={pick} />}
			{drawn.map((game) => (
				<div key={game.number} class={hasPicker && game !== picked ? "pbn-entry pbn-unpicked" : "pbn-entry"}>
					<GameView game={game} id={ids?.get(game.number)} listener={listener} />
					<GameLinks game={game} />
				</div>
			))}
		</div>
	);
}
