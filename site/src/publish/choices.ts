import type { ArticleRoom, Kind } from "../rooms/article.js";
import type { Container } from "./snippet.js";

/** What the place does with the HTML that is put there. */
export const blogs = ["html", "cms", "frame"] as const;

export type Blog = (typeof blogs)[number];

/** What a frame is on: what is in it has a sheet of its own there, or the background of the page. */
export const grounds = ["any", "light", "dark", "system"] as const;

/** What the letters of a frame are. */
export const fonts = ["serif", "sans"] as const;

/** How a frame is to look beside its board. */
export interface Frame {
	ground: (typeof grounds)[number];
	font: (typeof fonts)[number];
}

/** Where pages load pbnkit from. */
export const hosts = ["site", "folder", "cdn"] as const;

export type Host = (typeof hosts)[number];

/** The folder on a writer's own host, as long as he names no other. */
export const ownFolder = "/pbnkit/";

/** What a writer has chosen. */
export interface Choices {
	text: string;
	kind: Kind;
	blog: Blog;
	container: Container;
	host: Host;
	/** The folder on the writer's own host. */
	folder: string;
	/** What is chosen or typed, by the attribute. */
	values: Record<string, string>;
	shown: ReadonlySet<string>;
	links: ReadonlySet<string>;
	lang: string;
	frame: Frame;
}

const usualOf = ({ parts }: Kind) => new Set<string>(parts.filter(([, shown]) => shown).map(([part]) => part));

export const untouched = (text: string, kind: Kind): Choices => ({
	text,
	kind,
	blog: "html",
	container: "pre",
	host: "site",
	folder: ownFolder,
	values: {},
	shown: usualOf(kind),
	links: new Set(),
	lang: "",
	frame: { ground: "any", font: "serif" },
});

/** What is chosen where the text becomes one of another kind: what that kind does not have is as it was at first. */
export function ofKind(choices: Choices, kind: Kind): Choices {
	if (choices.kind === kind) return choices;
	return { ...choices, kind, container: "pre", shown: usualOf(kind), links: new Set() };
}

/** What the builder begins with: the example of the gallery that the address names, `#example=quiz`, or the sample. */
export function chosenAtFirst({ sample, examples, kindOf }: Pick<ArticleRoom, "sample" | "examples" | "kindOf">, hash: string): Choices {
	const example = examples.find(({ name }) => hash === `#example=${name}`);
	if (!example) return untouched(sample, kindOf(sample));
	const { "data-show": shown, ...values } = example.attributes;
	const begun = untouched(example.text, kindOf(example.text));
	// What it says nothing of is as the viewer has it.
	const usual = Object.fromEntries(begun.kind.knobs.map(({ name, values }) => [name, values[0]?.[0] ?? ""]));
	return { ...begun, values: { ...usual, ...values }, ...(shown && { shown: new Set(shown.split(" ")) }) };
}

/** The folder that pages load pbnkit from, where that of this site is `site`. */
export function folderOf({ host, folder }: Choices, site: string): string {
	return { site, folder, cdn: `https://cdn.jsdelivr.net/npm/pbnkit@${PBNKIT_VERSION}/dist/` }[host];
}

/**
 * The attributes that say what was chosen, those left out that say what holds anyway.
 *
 * @param implied what holds where nothing is chosen, by the attribute
 */
export function attributesOf({ kind, blog, values, shown, links: chosen, lang }: Choices, implied: Readonly<Record<string, string>> = {}): Record<string, string> {
	const attributes: Record<string, string> = {};
	for (const { name, values: all } of kind.knobs) {
		const value = values[name] ?? implied[name];
		if (value !== undefined && value !== all[0]?.[0]) attributes[name] = value;
	}
	const usual = usualOf(kind);
	if (shown.size !== usual.size || [...shown].some((part) => !usual.has(part))) {
		attributes["data-show"] = kind.parts.flatMap(([part]) => (shown.has(part) ? [part] : [])).join(" ") || "none";
	}
	for (const name of [...kind.typed.map(({ name }) => name), ...(kind.given ?? [])]) {
		const value = values[name]?.trim();
		if (value) attributes[name] = value;
	}
	if (chosen.size > 0) attributes["data-links"] = kind.links.flatMap((link) => (chosen.has(link) ? [link] : [])).join(" ");
	if (blog === "cms") attributes["data-repair"] = "cms";
	if (lang) attributes["lang"] = lang;
	return attributes;
}
