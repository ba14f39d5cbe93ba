import type { Notation, View } from "./notation.js";

/** How the containers of a notation are found: by its key, the name of its other element and the types of its scripts. */
const foundBy = (key: string, custom: string, ...types: string[]) => ({
	[key]: key,
	[custom]: custom,
	pre: `pre.${key}, pre.language-${key}, pre > code.language-${key}`,
	script: types.map((type) => `script[type="${type}" i]`).join(),
	textarea: `textarea.${key}`,
});

/** One row for each notation. */
function notation<Kit>(key: string, selectors: Notation["selectors"], link: string, mark: RegExp, read: () => Promise<Kit>, loadView: () => Promise<View<Kit>>): Notation {
	let reading: Promise<Kit> | undefined;
	return {
		key,
		selectors,
		link,
		mark,
		loadView: loadView as Notation["loadView"],
		ask: () =>
			(reading ??= read().catch((error) => {
				reading = undefined;
				throw error;
			})),
		hasFailed: false,
	};
}

const never = /$^/;

export const notations: readonly Notation[] = [
	notation("pbn", foundBy("pbn", "pbn-deal", "application/x-pbn", "text/x-pbn"), "board", /\[(Auction|Play)/, () => import("./read.js").then(({ load }) => load()), () => import("./view/index.js")),
	notation("pgn", foundBy("pgn", "pgn-game", "application/vnd.chess-pgn", "application/x-chess-pgn", "text/x-pgn"), "game", /./, () => import("./chess/read.js").then(({ load }) => load()), () => import("./chess/index.js")),
	notation("fen", foundBy("fen", "fen-board", "application/x-fen", "text/x-fen"), "", never, () => Promise.resolve(), () => import("./chess/fen.js")),
	notation("pdn", foundBy("pdn", "pdn-game", "application/x-draughts-pdn", "text/x-pdn"), "game", /./, () => import("./draughts/read.js").then(({ load }) => load()), () => import("./draughts/index.js")),
	// A <fen> is a position of chess.
	notation("pdn-fen", foundBy("pdn-fen", "pdn-board", "application/x-draughts-fen"), "", never, () => Promise.resolve(), () => import("./draughts/fen.js")),
	notation("pbi", foundBy("pbi", "pbi-problem", "application/x-pbi", "text/x-pbi"), "", never, () => import("./problems/read.js").then(({ load }) => load()), () => import("./problems/index.js")),
	// What is rendered text needs no module.
	notation("pgn-rendered", {}, "", never, () => Promise.resolve(), () => import("./chess/rendered.js")),
	notation("pdn-rendered", {}, "", never, () => Promise.resolve(), () => import("./draughts/rendered.js")),
	notation("pbi-rendered", {}, "", never, () => Promise.resolve(), () => import("./problems/rendered.js")),
];
