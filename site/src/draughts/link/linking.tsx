import { load, type PdnGame, type PdnReader } from "pbnkit/pdn/read";
import { type DraughtsSettings, type DraughtsWords, GameView } from "pbnkit/pdn/viewer";
import { useMemo } from "preact/hooks";
import type { GameProps, Linking } from "../../played/link/games.js";
import { draughtsWords } from "../language.js";
import { titleOf } from "../titles.js";
import { settingsIn } from "./settings.js";
import { asPdn, headOf } from "./text.js";

/** Links with games of draughts. */
export const draughtsLinks: Linking<PdnGame, DraughtsWords, DraughtsSettings, PdnReader> = {
	words: draughtsWords,
	load: () => load(),
	asFile: (text) => asPdn(text, variantAsked()),
	headOf,
	titleOf,
	savedAs: "game.pdn",
	settingsIn,
	Game,
};

/** The variant of positions, as the address says it. */
export const variantAsked = (): string | undefined => new URLSearchParams(location.hash.slice(1)).get("variant") ?? undefined;

function Game({ reader, settings, game, ...props }: GameProps<PdnGame, DraughtsWords, DraughtsSettings, PdnReader>) {
	const legal = useMemo(() => reader && ((fen: string) => reader.legalMoves(fen, game.variant === undefined ? {} : { variant: game.variant })), [reader, game]);
	return <GameView id="linked" {...props} game={game} settings={{ headingLevel: 2, ...settings }} legal={legal} />;
}
