import type { PlayedWords } from "../../played/language/words.js";
import type { Shown, View } from "../notation.js";
import { dispatch, doneMark } from "../page.js";
import type { BlockHandle } from "./own.js";
import { RenderedGame, type RenderedSide } from "./rendered-game.js";

/** What a notation brings to games that are rendered text. */
export interface OwnOfRendered<Words extends PlayedWords> {
	/** What its class is, and its attributes begin with. */
	readonly key: string;
	styles(): Promise<void>;
	words(language: unknown): Promise<Words>;
	/** What the attributes of a game have; undefined where they cannot be read. */
	sideOf(game: HTMLElement, words: Words): RenderedSide | undefined;
}

const refused = () => Promise.reject(new Error("it is not rendered text"));

/**
 * What brings games to life that are rendered text: their moves and boards are taken over as they are, with neither a module nor Preact. The embed
 * script loads it where a page has such a block.
 */
export function renderedView<Words extends PlayedWords>(own: OwnOfRendered<Words>): View<void> {
	return {
		needsModule: () => false,
		needsModuleToLive: () => false,
		expect: () => undefined,
		open: () => undefined,
		prepare: refused,
		render: refused,
		async enliven(_, element) {
			const [words] = await Promise.all([own.words(element.lang), own.styles()]);
			return () => alive(own, element, words) as Shown;
		},
	};
}

function alive<Words extends PlayedWords>({ key, sideOf }: OwnOfRendered<Words>, element: HTMLElement, words: Words): BlockHandle {
	const below = element.dataset["orientation"] === "black" ? "black" : "white";
	const games = [...element.querySelectorAll<HTMLElement>(`[data-${key}-moves]`)].flatMap((game) => {
		const side = sideOf(game, words);
		return side ? [new RenderedGame(key, game, side, words, below)] : [];
	});
	let current = games[0];
	element.addEventListener(`${key}-step`, ({ target }) => {
		current = games.find(({ element }) => element.contains(target as Node)) ?? current;
	});
	const source = element.querySelector<HTMLDetailsElement>(`.${key}-source`);
	element.addEventListener("click", ({ target }) => {
		// A link to what is not drawn.
		if (source && (target as Element).closest(`a.${key}-fold`)) source.open = true;
	});
	const mark = doneMark(`${key}-rendered`);
	element.setAttribute(mark, "");
	const handle: BlockHandle = {
		element,
		notation: key,
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
			element.removeAttribute(mark);
		},
	};
	dispatch(element, `${key}-rendered`, { handle, games: [], diagnostics: [] });
	return handle;
}
