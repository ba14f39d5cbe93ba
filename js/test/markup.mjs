// A markup as it is seen and as it is heard.

const blocks = "td|th|li|p|div|h[1-6]|summary|button|caption";

/** The text of a markup, as it is written in it. */
export const text = (markup) =>
	markup.replace(/<[^>]+>/g, "").replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&amp;/g, "&").replace(/\s+/g, " ").trim();

/** What a reader sees, whatever is open or closed. */
export const seen = (markup) =>
	text(without(markup, /^<\w+ class="pbn-spoken"/).replace(new RegExp(`</(${blocks})>`, "g"), " $&"));

/** What a reader hears, whatever is open or closed. */
export const heard = (markup) => text(without(markup, /^<[^>]* aria-hidden="true"/).replace(new RegExp(`</(${blocks})>`, "g"), " $&"));

/** The cells of each row of tables as they are seen, the headings first. */
export const rows = (markup) =>
	[...markup.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
		[...row.matchAll(/<(td|th)\b[^>]*?(?:\/>|>(.*?)<\/\1>)/g)].map(([, , cell = ""]) => seen(cell)),
	);

/** A text whose suit symbols are only symbols. */
export const symbols = (text) => text.replaceAll("\uFE0E", "");

/** The markup without the elements whose start tag is like `start`, and all that is in them. */
function without(markup, start) {
	let left = "";
	let depth = 0;
	for (const token of markup.match(/<[^>]+>|[^<]+/g) ?? []) {
		if (depth > 0) depth += token.startsWith("</") ? -1 : token.startsWith("<") && !token.endsWith("/>") ? 1 : 0;
		else if (start.test(token)) depth = 1;
		else left += token;
	}
	return left;
}
