// Every text of the site is in its table of words, and every language has them all.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";
import { filesIn } from "../build/files.mjs";
import { source } from "./source.mjs";

const src = fileURLToPath(new URL("../src", import.meta.url));
const tags = tagsIn("");
const tables = await tablesIn("");
/** The other folders of words, each with what it is for. */
const purposes = {
	boards: "around boards",
	bridge: "in the room of bridge",
	chess: "in the room of chess",
	draughts: "in the room of draughts",
	problems: "in the room of chess problems",
	paper: "where chess is printed",
	mistakes: "on mistakes in conditions",
	"chess-articles": "for articles on chess",
	"draughts-articles": "for articles on draughts",
	"problems-articles": "for articles on chess problems",
};
const folders = Object.fromEntries(await Promise.all(Object.keys(purposes).map(async (folder) => [folder, await tablesIn(`${folder}/`)])));
const { boards } = folders;
const flat = (words, path = "") => Object.entries(words).flatMap(([name, word]) => (typeof word === "string" ? [[path + name, word]] : flat(word, `${path}${name}.`)));
const ofSite = Object.fromEntries(flat(tables.en));
/** The languages that a folder of words has. */
function tagsIn(folder) {
	return readdirSync(join(src, "words", folder))
		.flatMap((name) => /^([a-z]{2})\.ts$/.exec(name)?.[1] ?? [])
		.sort();
}

async function tablesIn(folder) {
	return Object.fromEntries(await Promise.all(tagsIn(folder).map(async (tag) => [tag, (await source(`words/${folder}${tag}`))[tag]])));
}

/** Words that are the same in another language. */
const alike = {
	"share.take.date": ["fr"],
	"files.game": ["da", "de", "es", "fr", "nb", "nl", "sv"],
	"files.count.one": ["de"],
	"files.count.other": ["de"],
	"files.items": ["de"],
	"files.item": ["de"],
	"positions.count.one": ["fr"],
	"positions.count.other": ["fr"],
	"positions.items": ["fr"],
	"positions.item": ["fr"],
	"others.pbn": ["da", "es", "fr", "nb", "nl", "sv"],
	"foot.version": ["de", "fr", "sv", "da"],
	"nav.label": ["fr"],
	"foot.licences": ["fr"],
	"intake.stop": ["da"],
	"foreign.file": ["nl"],
	"count.bytes.one": ["da", "es", "nb", "nl", "sv"],
	"count.bytes.other": ["es", "nl"],
	"count.error.one": ["es"],
	"list.as.lin": ["nb"],
	"check.severities.error": ["es"],
	"check.text": ["de"],
	"report.text": ["de"],
	"builder.values.W": ["de", "nl"],
	"list.stop": ["da"],
	"gallery.quiz.title": ["de", "fr", "nl", "nb", "da", "pl"],
	"reader.error": ["es"],
	"reader.conditions.tests.isSame": ["nl"],
	"list.conditions.tests.isSame": ["nl"],
	"share.send": ["da", "nb"],
	"share.forms.text": ["de", "sv"],
	"standings.points": ["fr"],
	"standings.rating": ["da", "nb", "nl", "sv"],
	"standings.berger": ["da", "es", "fr", "nb", "nl", "pl", "sv"],
	"standings.white": ["de", "nl"],
	"standings.black": ["es", "pl"],
	"ask.own": ["nl"],
	"ask.figurines": ["es", "nl"],
	"builder.values.figurines": ["es", "fr", "nl"],
	"positions.answers": ["fr"],
	"share.forms.fen": ["fr"],
	"share.lettersAs.figurines": ["es", "fr", "nl"],
	"share.lettersAs.language": ["nl"],
	"share.squaresAs.letters": ["nl"],
	"builder.values.letters": ["nl"],
	"builder.shows.variant": ["da", "nb", "sv"],
	"position.variant": ["da", "nb", "sv"],
	"count.one": ["da", "nb", "sv"],
	item: ["da", "de", "nb", "sv"],
	"list.unnamed": ["da", "de", "nb", "sv"],
	"problem.status": ["da", "de", "nb", "nl", "sv"],
	"problem.miniature": ["da", "fr"],
	"problem.page": ["es", "fr", "nl"],
	"problem.conditions": ["fr"],
	"problem.source": ["fr"],
	"solve.stop": ["da"],
	"solve.duals.one": ["da", "es", "fr", "nb", "pl", "sv"],
	"solve.duals.other": ["fr"],
	"solve.verdicts.several.one": ["fr"],
	"solve.verdicts.several.other": ["fr"],
	"solve.parts.solution": ["fr"],
	"solve.zugzwang": ["pl"],
	"builder.knobs.solution": ["fr"],
	"builder.values.open": ["nl"],
};

/** Names of formats, and of a problemist, which each language has as they are. */
const formats = /^(share\.(take\.)?forms\.(pbn|pgn|lin)|as\.(olive|epd)|problem\.meredith)$/;

/** The rules and the standard stay in English, and the page says so. */
const inEnglish = /^rulebook\//;

describe("the words of the site", () => {
	it("are in the languages of the viewer", () => {
		const viewer = readdirSync(fileURLToPath(new URL("../../js/dist/language", import.meta.url))).flatMap((name) => /^([a-z]{2})\.js$/.exec(name)?.[1] ?? []);
		assert.deepEqual(tags, viewer.sort());
	});

	for (const [folder, all] of Object.entries(folders)) it(`are in these ${purposes[folder]}, too`, () => assert.deepEqual(Object.keys(all), tags));

	for (const [where, all] of [["on all pages", tables], ...Object.entries(folders).map(([folder, all]) => [purposes[folder], all])]) {
		const english = Object.fromEntries(flat(all.en));
		for (const tag of tags) it(`are all there in ${tag}, ${where}, with what is filled in`, () => {
			const words = Object.fromEntries(flat(all[tag]));
			// A text with forms has those that the language has for whole numbers; "many" may be the same as "other".
			const forms = [...new Set([...Array(200).keys()].map((n) => new Intl.PluralRules(tag).select(n)))].filter((form) => form !== "many" && form !== "other");
			const wanted = Object.keys(english).flatMap((path) => {
				if (!path.endsWith(".other")) return path.endsWith(".one") && path.replace(/one$/, "other") in english ? [] : [path];
				return [...forms, "other"].map((form) => path.replace(/other$/, form));
			});
			assert.deepEqual(Object.keys(words).sort(), wanted.sort());
			assert.equal(words.tag, tag);
			const filledIn = (text) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
			for (const [path, text] of Object.entries(words)) {
				assert.notEqual(text.trim(), "", path);
				const meant = english[path] ?? english[path.replace(/\w+$/, "other")];
				assert.deepEqual(filledIn(text), filledIn(meant), path);
				if (tag !== "en" && path !== "tag" && !formats.test(path) && text === meant) assert.ok(alike[path]?.includes(tag), `${path} is English: ${text}`);
			}
		});
	}

	it("name in the instructions what buttons, tabs and choices say", () => {
		for (const tag of tags) {
			const labels = [tables, boards].flatMap((all) => flat(all[tag]).filter(([path]) => !path.startsWith("howTo.")).map(([, text]) => text));
			const quoted = flat(tables[tag].howTo).flatMap(([, text]) => [...text.matchAll(/[“„«”]\s?([^“„«»”]+?)\s?[“”»]/g)].map(([, label]) => label));
			assert.equal(quoted.length, 18, tag);
			assert.deepEqual(quoted.filter((label) => !labels.includes(label)), [], tag);
		}
	});

	it("are what the pages name, with the same text", () => {
		const named = filesIn(src)
			.filter((path) => /\.(html|tsx)$/.test(path))
			.flatMap((path) => [...readFileSync(join(src, path), "utf8").matchAll(/data-say(?:-label)?="([\w.]+)"/g)].map(([, name]) => [path, name]));
		assert.ok(named.length > 40);
		const nameOf = (folder) => folder.replace(/-(.)/, (_, letter) => letter.toUpperCase());
		const ofRooms = Object.fromEntries(Object.entries(folders).map(([folder, { en }]) => [nameOf(folder), Object.fromEntries(flat(en))]));
		const isThere = (name) => name in ofSite || name.replace(/^\w+\./, "") in (ofRooms[name.split(".")[0]] ?? {});
		assert.deepEqual(named.filter(([, name]) => !isThere(name)), []);
	});

	it("have every text of the pages' HTML", () => {
		for (const name of readdirSync(join(src, "pages"))) {
			const html = readFileSync(join(src, "pages", name), "utf8").replace(/<pre.*?<\/pre>|<code>.*?<\/code>/gs, "");
			const texts = [...html.matchAll(/<(\w+)([^>]*)>([^<{]*\p{L}{3}[^<{]*)/gu)].filter(([, , attributes]) => !/data-say=/.test(attributes)).map(([, , , text]) => text.trim());
			assert.deepEqual(
				texts.filter((text) => !/^(pbnkit|README|[\w-]+\.(js|css|wasm))$/.test(text)),
				[],
				name,
			);
		}
	});

	it("have every title of the pages that are not in English only, and what they say without scripts", () => {
		const dist = fileURLToPath(new URL("../dist", import.meta.url));
		for (const name of readdirSync(dist).filter((name) => name.endsWith(".html") && name !== "conformance.html")) {
			const html = readFileSync(join(dist, name), "utf8");
			assert.match(html, /<title data-say="(titles|bridge\.page)\.\w+">/, name);
			for (const [, text] of html.matchAll(/<noscript>(.*?)<\/noscript>/gs)) {
				assert.deepEqual([...text.matchAll(/ lang="(\w+)"/g)].map(([, tag]) => tag).sort(), tags, name);
			}
		}
	});

	it("have every text of the components", () => {
		const found = filesIn(src).filter((path) => path.endsWith(".tsx") && !inEnglish.test(path) && textsIn(path).length > 0);
		assert.deepEqual(found, []);
	});

	it("have every text of the scripts, and of the scripts in components", () => {
		const found = filesIn(src)
			.filter((path) => /\.tsx?$/.test(path) && !inEnglish.test(path) && !/^words\//.test(path))
			.flatMap((path) => sentencesOf(readFileSync(join(src, path), "utf8")).map((text) => [path, text]));
		assert.deepEqual(found, Object.entries(notRead));
	});

	it("are looked for where they could be", () => {
		assert.deepEqual(
			sentencesOf('throw new Error("it is damaged"); // It is "one of them".\nfail(`There is no ${name}.`, "a b", "Not there", `${name} was stopped.`);'),
			["it is damaged", "There is no ${name}.", "Not there", "${name} was stopped."],
		);
		assert.deepEqual(sentencesOf('const [a, b, c] = ["th, td", "details:not([open]) > *", `${x} ${y}`], d = "take over", e = "[Event \\"Lead problem\\"]";'), []);
		assert.deepEqual(textsOf('const a = <p title="A title" class="no">Some text {b} <b>{"more of it"}</b></p>;'), ["A title", "Some text", "more of it"]);
		assert.deepEqual(textsOf('const a = <p class="lead" id="x">{words.lead} · 52 ✓</p>;'), []);
	});
});

function textsIn(path) {
	return textsOf(readFileSync(join(src, path), "utf8"));
}

/** The strings of a script that a person would read: of three small words or more, or of two that begin or end as a sentence does. */
function sentencesOf(code) {
	const { code: bare } = transformSync(code, { loader: "tsx", charset: "utf8", legalComments: "none", jsx: "transform", jsxFactory: "draw", jsxFragment: "all" });
	const word = String.raw`[\p{Ll}’]+[,.;:!?)”]*`;
	const sentence = new RegExp(String.raw`(?<![\w<"])(${word} ${word} ${word}|\p{Lu}\p{Ll}* ${word}|${word} \p{Ll}+[.!?])(?![\w(=-])`, "u");
	return [...bare.matchAll(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
		.map(([, ...texts]) => texts.find((text) => text !== undefined))
		.filter((text) => !text.startsWith("[") && sentence.test(text.replace(/\$\{[^}]*\}/g, "…")));
}

/**
 * What a person does not read there: errors for programmers, commands, selectors, and the values of attributes. A report is as English
 * as its findings.
 */
const notRead = {
	"check/finding.tsx": "Write line ${number} anew",
	"check/repair-bar.tsx": "npx pbnkit fix",
	"check/report/csv.ts": "and ${count} more, not listed",
	"check/report/use-report.ts": "put right in the download",
	"chess/articles/examples.ts": "moves variations comments glyphs marks",
	"files/context.ts": "useShared is used outside of SharedContext",
	"gallery/examples.ts": "diagram auction comments",
	"install/trusted.ts": "This page runs no script from ${address}",
	"intake/drop-zone.tsx": "input, textarea, select",
	"list/page-keys.ts": "input, select, textarea, [contenteditable]",
	"played/share/more-panel.tsx": "external noopener noreferrer",
	"problems/share/more-panel.tsx": "external noopener noreferrer",
	"share/drawn.tsx": ".pbn-spoken, .pbn-backlink, .pbn-comments, caption, summary, button, details:not([open]) > *, [hidden]",
	"share/more-panel.tsx": "external noopener noreferrer",
	"sw/caches.ts": "${path} did not come as it was built",
	"sw/share.ts": "nothing was shared",
};

/** Attributes that are seen or heard. */
const said = /(?:^|[\s{,])"?(?:title|placeholder|alt|label|hint|aria-label|aria-description)"?:\s*$/;

/**
 * The texts that a person would read in a component: those in its elements, and of attributes that are said. Elements are compiled to
 * calls, draw(NAME, ATTRIBUTES, ...CHILDREN), in which they are the strings that are not compared with anything.
 */
function textsOf(code) {
	const { code: calls } = transformSync(code, { loader: "tsx", jsx: "transform", jsxFactory: "draw", jsxFragment: "all", charset: "utf8", legalComments: "none" });
	const texts = [];
	const open = [{ isCall: false, at: 0 }];
	const token = /"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|'(?:[^'\\]|\\.)*'|(?<=[(,=:&|!?]\s*|return )\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\]|\\.)*\])+\/|draw\(|[([{]|[)\]}]|,/g;
	for (const { 0: found, index } of calls.matchAll(token)) {
		const [inner, outer] = [open.at(-1), open.at(-2)];
		if (found === "draw(") open.push({ isCall: true, at: 0 });
		else if (/^[([{]$/.test(found)) open.push({ isCall: false, at: 0 });
		else if (/^[)\]}]$/.test(found)) open.pop();
		else if (found === ",") inner.at++;
		else if (/^["`]/.test(found) && /\p{L}{2}/u.test(found.replace(/\$\{[^}]*\}|\\u[\dA-Fa-f]{4}|\\./g, ""))) {
			const before = calls.slice(Math.max(0, index - 60), index);
			const isChild = inner.isCall && inner.at >= 2 && !/[!=]==?\s*$/.test(before);
			if (isChild || (outer?.isCall && outer.at === 1 && said.test(before))) texts.push(found.slice(1, -1).trim());
		}
	}
	return texts;
}
