import type { Kind } from "../rooms/article.js";
import { escaped, quoted } from "../share/frame-html.js";
import { siteWords } from "../words/site.js";

/** What a text can be put in on a page: an element of HTML, a script, or a fence, as users of Markdown write it; or an element by its own name. */
export type Container = "pre" | "script" | "fence" | (string & {});

/** The containers of a kind, and what each begins with. */
export function containersOf({ key, element }: Kind): Record<Container, string> {
	return { pre: `<pre class="${key}">`, script: "<script>", [element]: `<${element}>`, [key]: `<${key.toUpperCase()}>`, fence: "```" };
}

export interface Snippet {
	/** For the page's head, or once anywhere in the article. */
	setup: string;
	/** For the place of the text. */
	block: string;
}

export interface Wanted {
	kind: Kind;
	text: string;
	container: Container;
	/** The attributes that differ from what the viewer does anyway, by name. */
	attributes: Readonly<Record<string, string>>;
	/** The folder with auto.js and the styles. */
	folder: string;
	/** Of auto.js, for the integrity attribute; none where it is not known. */
	integrity?: string;
}

/** The HTML, or Markdown, that shows a text on a writer's page. Throws where the container cannot hold the text. */
export function snippet({ kind, text, container, attributes, folder, integrity }: Wanted): Snippet {
	const base = folder.replace(/(?<!\/)\/*$/, "/");
	const guard = integrity ? ` integrity="${quoted(integrity)}" crossorigin` : "";
	// A fence has no attributes: the page's script tag says what holds for all blocks. The language is that of the page.
	const { lang: _, ...settings } = attributes;
	const [own, pageWide] = container === "fence" ? ["", attributesText(settings)] : [attributesText(attributes), ""];
	return {
		setup: `<link rel="stylesheet" href="${quoted(base)}${kind.styles}">\n<script type="module" src="${quoted(base)}auto.js"${guard}${pageWide}></script>\n`,
		block: block(text.replace(/\r\n?/g, "\n").replace(/(?<!\n)\n*$/, "\n"), kind, container, own),
	};
}

function block(text: string, { key, type }: Kind, container: Container, attributes: string): string {
	switch (container) {
		case "fence": {
			const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
			const fence = "`".repeat(longest + 1);
			return `${fence}${key}\n${text}${fence}\n`;
		}
		case "script":
			if (/<\/script|<!--/i.test(text)) throw new Error(siteWords().builder.problems.endsScript);
			return `<script type="${type}"${attributes}>\n${text}</script>\n`;
		case "pre":
			return `<pre class="${key}"${attributes}>\n${escaped(text)}</pre>\n`;
		default: {
			const name = container === key ? key.toUpperCase() : container;
			return `<${name}${attributes}>\n${escaped(text)}</${name}>\n`;
		}
	}
}

function attributesText(attributes: Readonly<Record<string, string>>): string {
	return Object.entries(attributes)
		.map(([name, value]) => ` ${name}="${quoted(value)}"`)
		.join("");
}
