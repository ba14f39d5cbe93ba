import type { Notation, View } from "./notation.js";

/** One row for each notation: its key, the name of its other element, the types of its scripts, and the rest. */
function notation<Kit>(
	key: string,
	custom: string,
	types: readonly string[],
	link: string,
	mark: RegExp,
	read: () => Promise<Kit>,
	loadView: () => Promise<View<Kit>>,
): Notation {
	let reading: Promise<Kit> | undefined;
	return {
		key,
		selectors: {
			[key]: key,
			[custom]: custom,
			pre: `pre.${key}, pre.language-${key}, pre > code.language-${key}`,
			script: types.map((type) => `script[type="${type}" i]`).join(),
			textarea: `textarea.${key}`,
		},
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

export const notations: readonly Notation[] = [
	notation("pbn", "pbn-deal", ["application/x-pbn", "text/x-pbn"], "board", /\[(Auction|Play)/, () => import("./read.js").then(({ load }) => load()), () => import("./view/index.js")),
	notation("pgn", "pgn-game", ["application/vnd.chess-pgn", "application/x-chess-pgn", "text/x-pgn"], "game", /./, () => import("./chess/read.js").then(({ load }) => load()), () => import("./chess/index.js")),
	notation("fen", "fen-board", ["application/x-fen", "text/x-fen"], "", /$^/, () => Promise.resolve(), () => import("./chess/fen.js")),
];
