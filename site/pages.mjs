// The pages of the site: what differs between them, and what they have in common.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { basePolicy, otherHosts, ownHost } from "./build/headers.mjs";

const pages = [
	{
		file: "index.html",
		label: "Open",
		title: "Check, repair and read PBN bridge files",
		description: "Read, check and repair bridge files in Portable Bridge Notation (PBN), on your own computer.",
		styles: ["converter.css"],
		first: { script: "start.js", fetches: "pbn.wasm" },
		script: "app.js",
		// A file may be loaded from another site, when the reader says so: ?src=.
		connects: otherHosts,
	},
	{
		file: "articles.html",
		label: "Examples",
		title: "Bridge deals in articles",
		description: "Bridge deals in articles: one script tag, and each block of PBN becomes a deal that readers can play through.",
		styles: ["style.css", "articles.css"],
		script: "auto.js",
	},
	{
		file: "publish.html",
		label: "Publish",
		title: "Publish a bridge deal in your article",
		description: "Set how a bridge deal is shown in your article, and copy the HTML for it.",
		styles: ["style.css", "publish-page.css"],
		script: "publish.js",
		// The preview says why a deal cannot be shown.
		html: " data-pbn-debug",
	},
	{
		file: "404.html",
		title: "No such page",
		description: "There is nothing at this address.",
		styles: ["rules.css"],
	},
];

/**
 * All pages as HTML, by the names of their files.
 *
 * @param {string} folder with page.html, and the body of each page that has none in `more`
 * @param {{ file: string, label?: string, partOf?: string, title: string, description: string, styles: string[], script?: string,
 * first?: { script: string, fetches: string }, html?: string, body: string }[]} more pages, in folders too; the navigation names those with a label
 * @returns {Record<string, string>}
 */
export function htmlOfPages(folder, more = []) {
	const frame = readFileSync(join(folder, "page.html"), "utf8");
	const body = ({ file, body }) => body ?? readFileSync(join(folder, file), "utf8");
	const all = [...pages, ...more];
	const named = all.filter(({ label }) => label);
	return Object.fromEntries(all.map((page) => [page.file, inFrame(frame, page, named, body(page))]));
}

function inFrame(frame, page, named, body) {
	// Relative, so that the site works from any path.
	const root = "../".repeat(page.file.split("/").length - 1);
	const parts = {
		html: "",
		connects: ownHost,
		...page,
		title: escaped(page.title),
		description: escaped(page.description),
		root,
		basePolicy,
		head: [
			...(page.first ? ahead(page.first, root) : []),
			...page.styles.map((name) => `<link rel="stylesheet" href="${root}${name}">`),
			...(page.script ? [`<script defer src="${root}oldest.js"></script>`] : []),
			...(page.script ? [page.script, "install.js"] : []).map((name) => `<script type="module" src="${root}${name}"></script>`),
		]
			.map((line) => `\t\t${line}`)
			.join("\n"),
		links: named
			.map(({ file, label }) => `\t\t\t<a href="${root}${file}"${current(file, page)}>${label}</a>`)
			.join("\n"),
		body,
	};
	return frame.replace(/\{(\w+)\}/g, (_, name) => parts[name]);
}

/** A script that waits for nothing, not even for styles; and what it fetches, asked for as the script does, so that it comes once. */
function ahead({ script, fetches }, root) {
	return [`<script type="module" async src="${root}${script}"></script>`, `<link rel="preload" as="fetch" crossorigin href="${root}${fetches}">`];
}

function current(file, page) {
	if (file === page.file) return ' aria-current="page"';
	return file === page.partOf ? ' aria-current="true"' : "";
}

const escaped = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
