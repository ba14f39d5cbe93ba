import { escaped, quoted } from "../share/frame-html.js";
import { siteWords } from "../words/site.js";

/** What a deal can be put in on a page (users of Markdown write a fence), and what it begins with. */
export const containers = {
	pre: '<pre class="pbn">',
	script: "<script>",
	"pbn-deal": "<pbn-deal>",
	pbn: "<PBN>",
	fence: "```",
} as const;

export type Container = keyof typeof containers;

export interface Snippet {
	/** For the page's head, or once anywhere in the article. */
	setup: string;
	/** For the place of the deal. */
	deal: string;
}

export interface Wanted {
	pbn: string;
	container: Container;
	/** The attributes that differ from what the viewer does anyway, by name. */
	attributes: Record<string, string>;
	/** The folder with auto.js and style.css. */
	folder: string;
	/** Of auto.js, for the integrity attribute; none where it is not known. */
	integrity?: string;
}

/** The HTML, or Markdown, that shows a deal on a writer's page. Throws where the container cannot hold the text. */
export function snippet({ pbn, container, attributes, folder, integrity }: Wanted): Snippet {
	const base = folder.replace(/(?<!\/)\/*$/, "/");
	const guard = integrity ? ` integrity="${quoted(integrity)}" crossorigin` : "";
	// A fence has no attributes: the page's script tag says what holds for all deals. The language is that of the page.
	const { lang: _, ...settings } = attributes;
	const [own, pageWide] = container === "fence" ? ["", attributesText(settings)] : [attributesText(attributes), ""];
	return {
		setup: `<link rel="stylesheet" href="${quoted(base)}style.css">\n<script type="module" src="${quoted(base)}auto.js"${guard}${pageWide}></script>\n`,
		deal: deal(pbn.replace(/\r\n?/g, "\n").replace(/(?<!\n)\n*$/, "\n"), container, own),
	};
}

function deal(pbn: string, container: Container, attributes: string): string {
	switch (container) {
		case "fence": {
			const longest = Math.max(2, ...[...pbn.matchAll(/`+/g)].map(([run]) => run.length));
			const fence = "`".repeat(longest + 1);
			return `${fence}pbn\n${pbn}${fence}\n`;
		}
		case "script":
			if (/<\/script|<!--/i.test(pbn)) throw new Error(siteWords().builder.problems.endsScript);
			return `<script type="application/x-pbn"${attributes}>\n${pbn}</script>\n`;
		case "pre":
			return `<pre class="pbn"${attributes}>\n${escaped(pbn)}</pre>\n`;
		default: {
			const name = container === "pbn" ? "PBN" : container;
			return `<${name}${attributes}>\n${escaped(pbn)}</${name}>\n`;
		}
	}
}

function attributesText(attributes: Record<string, string>): string {
	return Object.entries(attributes)
		.map(([name, value]) => ` ${name}="${quoted(value)}"`)
		.join("");
}
