import { tagsOf } from "./tags.js";

/** Elements that stand apart: where one begins or ends, a paragraph ends that is open. */
const apart = new Set(
	`address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form
	h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol p plaintext pre search section summary table tbody
	td tfoot th thead tr ul xmp`.split(/\s+/),
);

/** For each of some rising places of a page: whether it stands in a paragraph. */
export function inParagraphs(html: string, places: readonly number[]): boolean[] {
	const answers: boolean[] = [];
	let open = false;
	for (const { name, closing, start, end } of tagsOf(html)) {
		while (answers.length < places.length && (places[answers.length] as number) <= start) answers.push(open);
		if (answers.length === places.length) break;
		if (apart.has(name)) open = name === "p" && !closing;
		// A place within a tag is none that something can be put to.
		while (answers.length < places.length && (places[answers.length] as number) < end) answers.push(false);
	}
	while (answers.length < places.length) answers.push(open);
	return answers;
}
