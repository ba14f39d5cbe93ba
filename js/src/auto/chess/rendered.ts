/**
 * What brings games to life that are rendered text: their moves and boards are taken over as they are, with neither a module nor Preact. The embed
 * script, `../auto.ts`, loads it where a page has such a block.
 */
import { positionOf } from "../../chess/board/drawing.js";
import type { ChessWords } from "../../chess/language/words.js";
import type { View } from "../notation.js";
import { dispatch, doneMark } from "../page.js";
import { chessStyles } from "./styles.js";
import type { ChessHandle } from "./handle.js";
import { RenderedGame } from "./rendered-game.js";
import { chessWords } from "./words.js";

export const needsModule = () => false;
export const needsModuleToLive = () => false;
export const expect = () => undefined;
export const open = () => undefined;

const refused = () => Promise.reject(new Error("it is not rendered text"));
export const prepare: View<void>["prepare"] = refused;
export const render: View<void>["render"] = refused;

export const enliven: View<void>["enliven"] = async (_, element) => {
	const [words] = await Promise.all([chessWords(element.lang), chessStyles()]);
	return () => alive(element, words);
};

function alive(element: HTMLElement, words: ChessWords): ChessHandle {
	const games = [...element.querySelectorAll<HTMLElement>("[data-pgn-moves]")].flatMap((game) => {
		const start = positionOf(game.dataset["pgnStart"] ?? "");
		return start ? [new RenderedGame(game, start, words, element)] : [];
	});
	let current = games[0];
	element.addEventListener("pgn-step", ({ target }) => {
		current = games.find(({ element }) => element.contains(target as Node)) ?? current;
	});
	const source = element.querySelector<HTMLDetailsElement>(".pgn-source");
	element.addEventListener("click", ({ target }) => {
		// A link to what is not drawn.
		if (source && (target as Element).closest("a.pgn-fold")) source.open = true;
	});
	element.setAttribute(doneMark("pgn-rendered"), "");
	const handle: ChessHandle = {
		element,
		notation: "pgn",
		games: [],
		diagnostics: [],
		goTo(place) {
			const number = typeof place === "object" ? place.game : undefined;
			(number === undefined ? current : games[number - 1])?.goTo(place);
		},
		next: () => current?.act("forward"),
		prev: () => current?.act("back"),
		flip: () => current?.act("flip"),
		destroy() {
			for (const game of games) game.leave();
			element.removeAttribute(doneMark("pgn-rendered"));
		},
	};
	dispatch(element, "pgn-rendered", { handle, games: [], diagnostics: [] });
	return handle;
}
