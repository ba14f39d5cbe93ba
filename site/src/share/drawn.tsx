import type { Game } from "pbnkit";
import { GameView, type Settings, ViewerProvider, type Words } from "pbnkit/viewer";
import { render } from "preact";

/** How a game is drawn for a picture or a text. */
export interface Drawing {
	game: Game;
	words: Words;
	settings: Partial<Settings>;
	auction: boolean;
	play: boolean;
}

/** As wide as an auction beside a diagram needs, in pixels. */
const width = 880;

/**
 * Draws a game as the page does, as it would be on paper and in the colours of light, where nobody sees it; and gives what `look`
 * makes of the elements. So a picture has all that the viewer has, in every language.
 */
export function lookAtDrawn<Seen>({ game, words, settings, auction, play }: Drawing, look: (root: HTMLElement) => Seen): Seen {
	const place = document.createElement("div");
	place.inert = true;
	place.lang = words.tag;
	place.className = `pbn-view pbn-suits-${settings.suits ?? "2"}`;
	// The generic families: a picture cannot bring another one along, and what is measured has to be what it names.
	place.style.cssText = `position:fixed;inset:0 auto auto 0;visibility:hidden;width:${width}px;color-scheme:light;color:#000;font:16px/1.4 serif;--serif:serif;--sans:sans-serif;--mono:monospace`;
	const parts = ["diagram", ...(auction ? ["auction", "notes"] : []), ...(play ? ["play"] : []), ...(settings.show?.includes("hcp") ? ["hcp"] : [])];
	const shown: Partial<Settings> = { ...settings, view: "print", show: parts as Settings["show"] };
	document.body.append(place);
	try {
		render(
			<ViewerProvider words={words} settings={shown} id="drawn">
				<GameView game={withoutSections(game)} />
			</ViewerProvider>,
			place,
		);
		return look(place);
	} finally {
		render(null, place);
		place.remove();
	}
}

/** Results and other tables are not a part of what is drawn. */
function withoutSections(game: Game): Game {
	const { openCards: _, par: __, ...rest } = game;
	return { ...rest, sections: [] };
}

/** What is only heard, belongs to a page, or is kept from the reader. */
const unseen = ".pbn-spoken, .pbn-backlink, .pbn-comments, caption, summary, details:not([open]) > *, [hidden]";

/** Whether nothing of an element is shown in a copy. */
export function isUnseen(element: Element): boolean {
	if (element.matches(unseen)) return true;
	const { display, clipPath } = getComputedStyle(element);
	return display === "none" || clipPath !== "none";
}
