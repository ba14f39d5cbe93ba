// Where the tags and the paragraphs of a page are; no more of HTML than that.

/** Elements whose content is text, so that nothing in it is a tag. */
const textElements = new Set(["script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes"]);

interface Tag {
	/** In lower case. */
	name: string;
	closing: boolean;
	/** From its "<" to after its ">". */
	start: number;
	end: number;
}

/** The tags of a page in their order, without those in comments and in text elements. */
export function* tagsOf(html: string): Generator<Tag, void, void> {
	for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at)) {
		const [, slash, name] = /^(\/?)([a-z][^\s/>]*)/i.exec(html.slice(at + 1, at + 40)) ?? [];
		if (name === undefined) {
			at = behindDeclaration(html, at);
			continue;
		}
		const tag = { name: name.toLowerCase(), closing: slash === "/", start: at, end: behindTag(html, at + 1) };
		yield tag;
		at = tag.end;
		if (!tag.closing && textElements.has(tag.name)) at = behindText(html, at, tag.name);
	}
}

/** The id that a tag gives its element. */
export function idOf(html: string, { start, end }: Tag): string | undefined {
	const [, value] = /\sid\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/i.exec(html.slice(start, end)) ?? [];
	return value?.replace(/^["']|["']$/g, "").replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof named) => named[name]);
}

const named = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** The place after the ">" that ends a tag: not one in the quotes of an attribute. */
function behindTag(html: string, from: number): number {
	const mark = /[>=]/g;
	for (mark.lastIndex = from; mark.test(html); ) {
		if (html[mark.lastIndex - 1] === ">") return mark.lastIndex;
		const [white] = /^\s*/.exec(html.slice(mark.lastIndex, mark.lastIndex + 100)) ?? [""];
		const open = mark.lastIndex + white.length;
		if (html[open] !== '"' && html[open] !== "'") continue;
		const close = html.indexOf(html[open] as string, open + 1);
		if (close < 0) break;
		mark.lastIndex = close + 1;
	}
	return html.length;
}

/** The place after a comment or a declaration; a "<" that begins neither is text. */
function behindDeclaration(html: string, at: number): number {
	if (html.startsWith("<!--", at)) {
		const [abrupt] = /^-?>/.exec(html.slice(at + 4, at + 6)) ?? [];
		return abrupt ? at + 4 + abrupt.length : behind(html, "-->", at + 4);
	}
	return /^<[!?/]/.test(html.slice(at, at + 2)) ? behind(html, ">", at) : at + 1;
}

function behindText(html: string, from: number, name: string): number {
	const end = new RegExp(`</${name}(?=[\\s/>])`, "gi");
	end.lastIndex = from;
	return end.exec(html)?.index ?? html.length;
}

function behind(html: string, mark: string, from: number): number {
	const at = html.indexOf(mark, from);
	return at < 0 ? html.length : at + mark.length;
}

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
type Paragraph = readonly Tag[];

/** For each of some places of a page, in ascending order: the paragraph that it is in. */
export function paragraphsAt(html: string, places: readonly number[]): (Paragraph | undefined)[] {
	const answers: (Paragraph | undefined)[] = [];
	let open: Paragraph | undefined;
	for (const tag of tagsOf(html)) {
		while (answers.length < places.length && (places[answers.length] as number) <= tag.start) answers.push(open);
		if (answers.length === places.length) break;
		open = openAfter(tag, open);
	}
	while (answers.length < places.length) answers.push(open);
	return answers;
}

function openAfter(tag: Tag, open: Paragraph | undefined): Paragraph | undefined {
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

/** HTML without the characters that no HTML may hold, and that a file could: controls, halves of pairs, and no characters at all. */
export function plain(html: string): string {
	return html.replace(/(?![\t\n\f\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/gu, "\uFFFD");
}
