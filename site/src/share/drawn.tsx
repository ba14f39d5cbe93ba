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
	// A quiz keeps its answer, and a hand the others; a whole deal is as on paper.
	const view = settings.view === undefined || settings.view === "deal" ? "print" : settings.view;
	const shown: Partial<Settings> = { ...settings, view, show: parts as Settings["show"] };
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
const unseen = ".pbn-spoken, .pbn-backlink, .pbn-comments, caption, summary, button, details:not([open]) > *, [hidden]";

/** Whether nothing of an element is shown in a copy. */
export function isUnseen(element: Element): boolean {
	if (element.matches(unseen)) return true;
	const { display, clipPath } = getComputedStyle(element);
	return display === "none" || clipPath !== "none";
}

/** Blanks between columns. */
const gap = 3;

/** A drawn game in letters of one width, for mail and forums. */
export function plainText(root: HTMLElement): string {
	const parts = [
		linesOf(root, ".pbn-header p"),
		[...linesOf(root, ".pbn-board"), linesOf(root, ".pbn-labels .pbn-label").join(", ")],
		diagram(root),
		table(root.querySelector(".pbn-auction table")),
		[...linesOf(root, ".pbn-auction .pbn-ending"), ...notes(root, ".pbn-auction")],
		linesOf(root, ".pbn-contract"),
		table(root.querySelector(".pbn-play table")),
		[...linesOf(root, ".pbn-play > p"), ...notes(root, ".pbn-play")],
	];
	return parts
		.map((lines) => lines.filter((line) => line !== ""))
		.filter((lines) => lines.length > 0)
		.map((lines) => `${lines.map((line) => line.trimEnd()).join("\n")}\n`)
		.join("\n");
}

/** A drawn game in a sentence for each hand, for those who do not see its picture. */
export function inSentences(root: HTMLElement): string {
	const hands = ["n", "e", "s", "w"].flatMap((seat) => {
		const hand = root.querySelector(`.pbn-hand-${seat}`);
		const cards = hand ? linesOf(hand, ".pbn-holdings > li, .pbn-remark") : [];
		return hand && cards.length > 0 ? [`${linesOf(hand, ".pbn-player").join("")}: ${cards.join(", ")}`] : [];
	});
	return [...linesOf(root, ".pbn-board"), ...linesOf(root, ".pbn-labels .pbn-label"), ...hands, ...linesOf(root, ".pbn-contract")].map((text) => `${text}.`).join(" ");
}

function linesOf(root: Element, selector: string): string[] {
	// A hand that is hidden is not told either.
	return [...root.querySelectorAll(selector)].filter((each) => !each.closest("details:not([open])")).map(seen);
}

function notes(root: Element, within: string): string[] {
	return [...root.querySelectorAll<HTMLLIElement>(`${within} .pbn-notes > li`)].map((item, at) => {
		const isLettered = item.parentElement?.classList.contains("pbn-remarks");
		return `${isLettered ? String.fromCharCode(97 + at) : item.value}) ${seen(item)}`;
	});
}

/** North over South, West beside East, as around a table. */
function diagram(root: Element): string[] {
	const hand = (seat: string) => {
		const found = root.querySelector(`.pbn-hand-${seat}`);
		return found ? [...linesOf(found, ".pbn-player"), ...linesOf(found, ".pbn-holdings > li, .pbn-remark")] : [];
	};
	const [north, east, south, west] = ["n", "e", "s", "w"].map(hand) as [string[], string[], string[], string[]];
	const left = west.length > 0 ? widest(west) + gap : 0;
	const middle = left > 0 && east.length > 0 ? Math.max(9, Math.min(widest([...north, ...south]), 16)) : 0;
	const indented = (lines: readonly string[]) => lines.map((line) => " ".repeat(left) + line);
	const rows = Math.max(west.length, east.length);
	const beside = Array.from({ length: rows }, (_, at) => (west[at] ?? "").padEnd(left + middle) + (east[at] ?? ""));
	return [...indented(north), ...beside, ...indented(south), ...linesOf(root, ".pbn-deal > .pbn-remark, .pbn-absent > li")];
}

const widest = (lines: readonly string[]) => Math.max(0, ...lines.map((line) => line.length));

/** The rows of a table, its columns below each other. */
function table(element: Element | null): string[] {
	if (!element) return [];
	const rows = [...element.querySelectorAll("tr")].map((row) => [...row.querySelectorAll<HTMLTableCellElement>("th, td")].map((cell) => ({ text: seen(cell), span: cell.colSpan })));
	const widths: number[] = [];
	// A text over several columns makes none of them wider; as their heading it is left out.
	for (const row of rows) for (const { at, text, span } of placed(row)) if (span === 1) widths[at] = Math.max(widths[at] ?? 0, text.length + 2);
	return rows.map((row) =>
		placed(row)
			.map(({ at, text, span }, index) => {
				const width = widths.slice(at, at + span).reduce((sum, each) => sum + each, 0);
				return (span > 1 && index < row.length - 1 ? "" : text).padEnd(width);
			})
			.join("")
			.trimEnd(),
	);
}

interface Cell {
	text: string;
	span: number;
}

/** The cells of a row, with the columns that they begin in. */
function placed(row: readonly Cell[]): (Cell & { at: number })[] {
	let at = 0;
	return row.map((cell) => {
		const place = { ...cell, at };
		at += cell.span;
		return place;
	});
}

/** What a person reads of an element. */
function seen(element: Element): string {
	return textIn(element).replace(/[ \n\t]+/g, " ").trim();
}

function textIn(node: Node): string {
	if (node instanceof Text) return node.data.replace(/\u2009/g, "").replace(/\uFE0E/g, "");
	if (!(node instanceof Element) || isUnseen(node)) return "";
	const text = [...node.childNodes].map(textIn).join("");
	if (node.matches(".pbn-noteref")) return `(${text.trim()})`;
	// A symbol and what it is of are apart on the page.
	return node.matches(".pbn-holdings .pbn-suit") ? `${text} ` : text;
}
