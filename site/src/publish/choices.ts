import type { Container } from "./snippet.js";
import { knobs, links, parts } from "./knobs.js";

/** What the place does with the HTML that is put there. */
export const blogs = ["html", "cms", "frame"] as const;

export type Blog = (typeof blogs)[number];

/** Where pages load pbnkit from. */
export const hosts = ["site", "folder", "cdn"] as const;

export type Host = (typeof hosts)[number];

/** What a writer has chosen. */
export interface Choices {
	pbn: string;
	blog: Blog;
	container: Container;
	host: Host;
	/** The folder on the writer's own host. */
	folder: string;
	/** By the name of the knob. */
	values: Record<string, string>;
	shown: ReadonlySet<string>;
	links: ReadonlySet<string>;
	board: string;
	lang: string;
}

const usual = new Set<string>(parts.filter(([, shown]) => shown).map(([part]) => part));

export const untouched = (pbn: string): Choices => ({
	pbn,
	blog: "html",
	container: "pre",
	host: "site",
	folder: "/pbnkit/",
	values: {},
	shown: usual,
	links: new Set(),
	board: "",
	lang: "",
});

/** The folder that pages load pbnkit from, where that of this site is `site`. */
export function folderOf({ host, folder }: Choices, site: string): string {
	return { site, folder, cdn: `https://cdn.jsdelivr.net/npm/pbnkit@${PBNKIT_VERSION}/dist/` }[host];
}

/** The attributes that say what was chosen, those left out that say what holds anyway. */
export function attributesOf({ blog, values, shown, links: chosen, board, lang }: Choices): Record<string, string> {
	const attributes: Record<string, string> = {};
	for (const { name, values: all } of knobs) {
		const value = values[name];
		if (value !== undefined && value !== all[0]?.[0]) attributes[name] = value;
	}
	if (shown.size !== usual.size || [...shown].some((part) => !usual.has(part))) {
		attributes["data-show"] = parts.flatMap(([part]) => (shown.has(part) ? [part] : [])).join(" ") || "none";
	}
	if (board.trim()) attributes["data-board"] = board.trim();
	if (chosen.size > 0) attributes["data-links"] = links.flatMap((link) => (chosen.has(link) ? [link] : [])).join(" ");
	if (blog === "cms") attributes["data-repair"] = "cms";
	if (lang) attributes["lang"] = lang;
	return attributes;
}
