// The pages about the package: its reference, its recipes and what else there is to read about it, from the Markdown that it has in dist/docs.
import { readFileSync } from "node:fs";
import { Marked } from "marked";
import { documents } from "../js/reference/docs.mjs";

const changelog = readFileSync(new URL("../js/CHANGELOG.md", import.meta.url), "utf8");

/** What search engines and those who share a link are told. */
const descriptions = {
	"guide.html": "The functions of pbnkit: reading, checking, repairing and writing bridge files in JavaScript, with their options and errors.",
	"recipes.html": "pbnkit in React, Vue, Svelte, Preact, Eleventy, Astro and a service in Node, with bundlers, in workers and under strict policies.",
	"articles.html": "How a bridge deal comes into an article: what a writer can set, what a script can do, and pages without a script.",
	"command.html": "The shell command of pbnkit: check, export, repair, render and convert bridge files.",
	"chess.html": "Chess games for programs in JavaScript. Reading PGN with every move judged, tags alone, boards and positions, in pages, Node, Deno and Bun.",
	"draughts.html": "Games of draughts for programs in JavaScript. Reading PDN of thirteen variants with every move judged, fixes and legal moves.",
	"collections.html": "Collections of bridge, chess, draughts and problems for programs in JavaScript. Games are chosen by conditions, sorted, joined, numbered, divided and counted.",
	"conditions.html": "Conditions that choose games of bridge, chess, draughts and problems: their grammar on one screen, and each field of each notation with an example.",
	"scale.html": "Games of bridge, chess and draughts as tables of Parquet for DuckDB, Spark and ClickHouse: columns, questions, and what a month of a server costs.",
	"changelog.html": "What has changed in pbnkit, version by version.",
	"index.html": "All that the JavaScript package pbnkit exports: functions, options, errors, components and types, each with an example.",
};

/** The pages, for the frame of all pages. */
export function docs() {
	const all = [...documents(), { file: "changelog.md", title: "Changelog", text: changelog, names: [] }].map((page) => ({ ...page, file: addressOf(page.file) }));
	// Of a name that several entries have, each page has its own.
	const places = new Map(all.flatMap(({ file, names }) => names.map(({ name, anchor }) => [name, `${file}#${anchor}`])));
	return all.map(({ file, title, text, names }) => {
		const own = new Map([...places, ...names.map(({ name, anchor }) => [name, `#${anchor}`])]);
		const isIndex = file === "index.html";
		return {
			file: `reference/${file}`,
			partOf: "developers.html",
			title: names.length > 0 ? `${title} · reference of pbnkit` : `${title} · pbnkit`,
			description: descriptions[file] ?? `${title}: ${names.length} names with their types and examples, in the reference of pbnkit.`,
			styles: ["reference-page.css"],
			...(isIndex && { script: "reference.js" }),
			body: pageOf({ title, isIndex, isOfReference: names.length > 0, html: html(text, own), names: names.length > 0 ? names : headingsOf(text, isIndex) }),
		};
	});
}

/** All are in one folder of the site. */
const addressOf = (path) => path.replace(/^(reference|dist\/docs)\//, "").replace(/^CHANGELOG/, "changelog").replace(/\.md$/, ".html");

function pageOf({ title, isIndex, isOfReference, html, names }) {
	const way = ['<a href="../developers.html">Developers</a>', ...(isOfReference ? ['<a href="index.html">Reference</a>'] : [])];
	const links = names.map(({ name, anchor }) => `<li><a href="#${escaped(anchor)}">${isOfReference ? `<code>${escaped(name)}</code>` : escaped(name)}</a></li>`);
	return `<main class="doc${isIndex ? " doc-index" : ""}" data-english lang="en">
<header class="doc-head">
<nav class="breadcrumb" aria-label="Breadcrumb"><ol>${way.map((link) => `<li>${link}</li>`).join("")}</ol></nav>
<h1>${escaped(title)}</h1>
</header>
${isIndex ? search : ""}${links.length > 2 ? `<nav class="jump" aria-label="On this page"><ul>${links.join("")}</ul></nav>\n` : ""}${html}</main>
`;
}

/** Its script shows it. */
const search = `<div class="doc-search" hidden><label for="search">Search by name</label><input id="search" type="search" autocomplete="off"><p class="quiet" role="status"></p></div>
`;

/** The second-level headings of a text, where they lead a reader. */
function headingsOf(text, isIndex) {
	const outside = text.replace(/^(`{3,}).*\n[^]*?^\1$/gm, "");
	const found = [...outside.matchAll(/^## (.*)$/gm)].map(([, heading]) => ({ name: decoded(heading), anchor: anchorOf(heading) }));
	return isIndex ? [] : found;
}

/** A name is its own anchor; a heading in words has its words. */
function anchorOf(heading) {
	const [, name] = /^`(.*)`$/.exec(heading) ?? [];
	return name ?? decoded(heading).toLowerCase().replace(/[^\w.]+/g, "-").replace(/^-|-$/g, "");
}

function html(text, places) {
	const taken = new Set();
	const marked = new Marked({
		renderer: {
			heading({ tokens, depth, raw }) {
				if (depth === 1) return "";
				const anchor = anchorOf(raw.replace(/^#+ |\s+$/g, ""));
				// A changelog has "Added" in each version.
				const id = taken.has(anchor) ? "" : ` id="${escaped(anchor)}"`;
				taken.add(anchor);
				return `<h${depth}${id}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
			},
			code({ text, lang, isSignature, own }) {
				const code = isSignature ? linked(text, places, own) : escaped(text);
				return `<pre class="${isSignature ? "signature" : "snippet"}" tabindex="0"${lang ? ` data-language="${escaped(lang)}"` : ""}><code>${code}</code></pre>\n`;
			},
			table({ header, rows }) {
				const cell = (tag) => ({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
				const head = header.some(({ text }) => text !== "") ? `<thead><tr>${header.map(cell("th")).join("")}</tr></thead>` : "";
				const body = rows.map((row) => `<tr>${row.map(cell("td")).join("")}</tr>`).join("\n");
				return `<div class="wide" tabindex="0" role="group" aria-label="Table"><table>${head}<tbody>${body}</tbody></table></div>\n`;
			},
			link({ href, tokens }) {
				const isOutside = /^https?:/.test(href);
				const [path, anchor] = href.split("#");
				const address = isOutside ? href : `${addressOf(path)}${anchor ? `#${anchor}` : ""}`;
				return `<a href="${escaped(address)}">${this.parser.parseInline(tokens)}</a>`;
			},
			// Members say what they are of.
			codespan: ({ text }) => `<code>${/^(readonly )?[\w$]+(\?|\(.*\))?: /.test(text) ? linked(text, places) : escaped(text)}</code>`,
			// Descriptions speak of elements.
			html: ({ text }) => escaped(text),
		},
	});
	const tokens = marked.lexer(text);
	let before;
	for (const token of tokens) {
		token.isSignature = token.type === "code" && token.lang === "ts" && before?.type === "heading" && before.depth === 2;
		if (token.isSignature) token.own = anchorOf(before.text);
		if (token.type !== "space") before = token;
	}
	return marked.parser(tokens);
}

/** Names in a declaration lead to what is said of them. */
function linked(code, places, own) {
	return code
		.split(/\b([A-Z]\w+)\b/)
		.map((part, at) => (at % 2 === 1 && part !== own && places.has(part) ? `<a href="${escaped(places.get(part))}">${part}</a>` : escaped(part)))
		.join("");
}

const escaped = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
const decoded = (text) => text.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&amp;/g, "&");
