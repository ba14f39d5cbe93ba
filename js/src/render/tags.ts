// Where the tags of a page are; no more of HTML than that.

/** Elements whose content is text, so that nothing in it is a tag. */
const textElements = new Set(["script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes"]);

export interface Tag {
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
