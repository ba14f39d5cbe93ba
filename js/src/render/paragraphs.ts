import { type Tag, tagsOf } from "./tags.js";

/** Block elements: an open paragraph ends where one of them begins or ends. */
const apart = new Set(
	`address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form
	h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol p plaintext pre search section summary table tbody
	td tfoot th thead tr ul xmp`.split(/\s+/),
);

/** Elements that have no end tag. */
const empty = new Set("area base br col embed img input link meta param source track wbr".split(" "));

/** An article is not deeper than this, and a deeper page would take time that grows with the square of its length. */
const deepest = 100;

/** A paragraph that is open at a place of a page, and what is open in it: the start tags. */
export type Paragraph = readonly Tag[];

/** For each of some places of a page, in ascending order: the paragraph that it is in. */
export function paragraphsAt(html: string, places: readonly number[]): (Paragraph | undefined)[] {
	const answers: (Paragraph | undefined)[] = [];
	let open: Paragraph | undefined;
	for (const tag of tagsOf(html)) {
		while (answers.length < places.length && (places[answers.length] as number) <= tag.start) answers.push(open);
		if (answers.length === places.length) break;
		open = behind(tag, open);
	}
	while (answers.length < places.length) answers.push(open);
	return answers;
}

function behind(tag: Tag, open: Paragraph | undefined): Paragraph | undefined {
	if (apart.has(tag.name)) return tag.name === "p" && !tag.closing ? [tag] : undefined;
	if (!open || empty.has(tag.name)) return open;
	if (!tag.closing) return open.length < deepest ? [...open, tag] : open;
	const start = open.findLastIndex(({ name }) => name === tag.name);
	return start < 0 ? open : open.slice(0, start);
}

/** A start tag that is longer, in characters, is not written again for each block with all that it has. */
const longestTag = 1000;

/** The end tags of what is open. */
export function ended(open: Paragraph = []): string {
	return [...open].reverse().map(({ name }) => `</${name}>`).join("");
}

/** The start tags of what is open, once more: what comes in `html` from `place` on is like what came before. */
export function begun(open: Paragraph = [], html: string, place: number): string {
	const isEmpty = /^\s*<\//.test(html.slice(place, place + 100));
	return open
		.map(({ name, start, end }) => (isEmpty || end - start > longestTag ? `<${name}>` : html.slice(start, end).replace(/\sid\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/i, "")))
		.join("");
}
