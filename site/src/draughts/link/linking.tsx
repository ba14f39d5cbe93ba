import { load, type Pdn, type PdnGame } from "pbnkit/pdn";
import { type DraughtsSettings, type DraughtsWords, GameView } from "pbnkit/pdn/viewer";
import { useMemo } from "preact/hooks";
import type { GameProps, Linking } from "../../played/link/games.js";
import { draughtsWords } from "../language.js";
import { titleOf } from "../titles.js";
import { settingsIn } from "./settings.js";
import { asPdn, headOf } from "./text.js";

/** Links with games of draughts. */
export const draughtsLinks: Linking<PdnGame, DraughtsWords, DraughtsSettings, Pdn> = {
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

function Game({ reader, settings, game, ...props }: GameProps<PdnGame, DraughtsWords, DraughtsSettings, Pdn>) {
	const legal = useMemo(() => reader && ((fen: string) => reader.legalMoves(fen, game.variant === undefined ? {} : { variant: game.variant })), [reader, game]);
	return <GameView id="linked" {...props} game={game} settings={{ headingLevel: 2, ...settings }} legal={legal} />;
}
