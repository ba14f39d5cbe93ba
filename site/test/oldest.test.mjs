// What is built runs in the oldest browsers that js/oldest.mjs names, by what MDN knows of them: js/build.mjs writes newer syntax in an
// older way, and here nothing is found that they do not have.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { withOldColours } from "../../js/old-colours.mjs";
import { oldest } from "../../js/oldest.mjs";
import { filesIn } from "../build/files.mjs";

const { api, css, javascript } = createRequire(import.meta.url)("@mdn/browser-compat-data");
const dist = fileURLToPath(new URL("../dist", import.meta.url));
const packageFiles = fileURLToPath(new URL("../../js/dist", import.meta.url));

const number = (version) => {
	const [major, minor = 0] = version.replace("≤", "").split(".").map(Number);
	return major * 1000 + minor;
};

/** Those of the oldest browsers that do not have what MDN knows this of. */
function lacking({ support }) {
	return Object.entries(oldest).filter(([browser, version]) => {
		const statements = [support[browser]].flat().filter((each) => each && !each.flags && !each.prefix && !each.alternative_name);
		return !statements.some(({ version_added: added, version_removed: removed }) => added && added !== "preview" && number(added) <= number(version) && !(removed && number(removed) <= number(version)));
	});
}

/** By name, the browsers that lack everything which has the name: what two interfaces have cannot be told apart. */
class Names {
	#lacking = new Map();

	add(name, compat) {
		if (!compat) return;
		const lack = lacking(compat).map(([browser]) => browser);
		const known = this.#lacking.get(name);
		this.#lacking.set(name, known ? known.filter((browser) => lack.includes(browser)) : lack);
	}

	tooNew(name) {
		return (this.#lacking.get(name)?.length ?? 0) > 0;
	}
}

/** "URL", "URL.canParse" and ".toSorted". */
function scriptNames() {
	const names = new Names();
	for (const [object, members] of [...Object.entries(javascript.builtins), ...Object.entries(api)]) {
		names.add(object, members.__compat);
		for (const [key, { __compat: compat }] of Object.entries(members)) {
			const isStatic = key.endsWith("_static");
			const member = key.replace(/_static$/, "");
			if (key === "__compat" || key === object || /_event$|_permission$|^@@/.test(key)) continue;
			// Of what the language has, MDN does not say which is static.
			if (isStatic || object in javascript.builtins) names.add(`${object}.${member}`, compat);
			if (!isStatic) names.add(`.${member}`, compat);
		}
	}
	return names;
}

/** "@layer", ":has", "color:", "light-dark(", "text-wrap: balance", "(scripting". */
function styleNames() {
	const names = new Names();
	const each = (table, name) => Object.entries(table).forEach(([key, value]) => names.add(name(key), value.__compat));
	each(css["at-rules"], (rule) => `@${rule}`);
	each(css["at-rules"].media, (feature) => `(${feature}`);
	each(css.selectors, (selector) => `:${selector}`);
	for (const [property, values] of Object.entries(css.properties)) {
		names.add(`${property}:`, values.__compat);
		each(values, (value) => `${property}: ${value}`);
	}
	const functions = (table) =>
		Object.entries(table).forEach(([key, value]) => {
			if (key === "__compat") return;
			names.add(`${key}(`, value.__compat);
			functions(value);
		});
	functions(css.types);
	return names;
}

/** A module that a script has inside, in base64, has no names in it. */
const base64 = /[\w+/]{200,}=*/g;
// What is spread, as in "...xr", is no property.
const inScript = (text) => new Set([...text.replace(base64, "").matchAll(/(?<![\w$.])[A-Z]\w+(?:\.\w+)?|(?<!\.\.)\.[a-z]\w+/g)].flatMap(([name]) => (/^[A-Z]\w*\./.test(name) ? [name, name.split(".")[0]] : [name])));

function inStyle(text) {
	const plain = text.replace(/\/\*.*?\*\//gs, "").replace(/"[^"]*"/g, '""');
	const found = new Set([...plain.matchAll(/@[a-z-]+/g), ...plain.matchAll(/[a-z][a-z-]+\(/g)].map(([name]) => name));
	for (const [, feature] of plain.matchAll(/@media[^{]*?\(([a-z-]+)/g)) found.add(`(${feature}`);
	for (const [, selectors] of plain.matchAll(/([^{};]+)\{/g)) for (const [, name] of selectors.matchAll(/::?([a-z-]+)/g)) found.add(`:${name}`);
	for (const [, property, value] of plain.matchAll(/[{;]\s*([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)) {
		found.add(`${property}:`);
		for (const word of value.split(/[\s,]+/)) found.add(`${property}: ${word}`);
	}
	if (/&/.test(plain)) found.add(":nesting");
	return found;
}

/** What some of them lack, and how it is done without. */
const without = {
	...Object.fromEntries(
		[".getAsFileSystemHandle", ".showOpenFilePicker", ".showDirectoryPicker", ".requestPermission", ".createWritable"].map((name) => [name, "files are downloaded, not saved in place"]),
	),
	".inspect": "part of the name of a symbol that Node knows, in pbn/later.ts",
	".memory": "an option of the solver, and no measure of a page",
	".mobile": "asked for where it is, in dd/machine.ts; else the name of the browser tells",
	".launchQueue": "no file is opened with the site",
	".setConsumer": "no file is opened with the site",
	"URL.parse": "asked for first, in install/outside.ts",
	"Error.captureStackTrace": "fflate asks for it first",
	".createPolicy": "asked for first",
	".moveBefore": "Preact asks for it first",
	".saveData": "undefined there, as where nobody saves data",
	".effectiveType": "undefined there, as on a fast network",
	".share": "asked for first",
	".canShare": "asked for first",
	ClipboardItem: "asked for first, in clipboard.ts",

	"light-dark(": "js/old-colours.mjs",
	"oklch(": "asked for with currentColor first, in viewer/base.css",
	"color-mix(": "asked for first, or a shadow",
	"text-wrap:": "lines break elsewhere",
	"text-wrap: balance": "lines break elsewhere",
	"@page": "some margins of paper",
	"(scripting": "what comes with the script moves the text once",
	":has": "Firefox 115: one column in place of two, and printing takes the whole page",
	"font-family: ui-monospace": "the next font",
	"text-decoration: wavy": "has its prefix, too, or is straight",
	"break-before: avoid": "a page may break there",
	"break-after: avoid": "a page may break there",
	"grid-template-columns: subgrid": "columns are not aligned",
	"scrollbar-gutter:": "a page moves by its scroll bar",
	"scrollbar-gutter: stable": "a page moves by its scroll bar",
	"scrollbar-width:": "the scroll bar of the tabs is seen",
	"scrollbar-width: none": "the scroll bar of the tabs is seen",
	"hyphens:": "has its prefix, or long words are not divided",
	"user-select:": "has its prefix, too, or a text is marked by a drag",
	"forced-color-adjust:": "a board in the system's colours",
	"forced-color-adjust: none": "as before",
	"print-color-adjust:": "has its prefix, too, or a printed stone is hollow",
	"print-color-adjust: exact": "as before",
	"orphans:": "a page may end with a line alone",
	"widows:": "a page may begin with a line alone",
	"content-visibility:": "drawn at once",
	"content-visibility: auto": "drawn at once",
	"contain-intrinsic-size:": "drawn at once",
};

/** Properties of our own objects that only rare interfaces have, too. */
const ours = `address bytes caches changed conditions destroy draw drop element fence first flip forget format grow hide icon info ink install last level lines lock node opened path radius range
	records red retry rotation run session side skipped tag take to try use variant zip`
	.split(/\s+/)
	.map((name) => `.${name}`)
	.concat("Report");

/** What is found in files and too new, by name, with the files. */
function tooNew(files, names, found) {
	const all = {};
	for (const path of files) for (const name of found(readFileSync(path, "utf8"))) if (names.tooNew(name)) (all[name] ??= []).push(path.replace(/.*\/(?=[^/]+\/dist)/, ""));
	return all;
}

describe("the oldest browsers", () => {
	// The shell command runs in Node.
	const built = [...filesIn(dist).map((path) => join(dist, path)), ...filesIn(packageFiles).filter((path) => path !== "cli.js").map((path) => join(packageFiles, path))];
	const scripts = built.filter((path) => path.endsWith(".js"));
	const styles = built.filter((path) => path.endsWith(".css"));
	const found = { ...tooNew(scripts, scriptNames(), inScript), ...tooNew(styles, styleNames(), inStyle) };

	it("have all that scripts and styles use, or do without", () => {
		assert.ok(scripts.length > 40 && styles.length > 4, `${scripts.length} scripts, ${styles.length} styles`);
		const unknown = Object.entries(found).filter(([name]) => !without[name] && !ours.includes(name));
		assert.deepEqual(unknown, []);
		assert.deepEqual([...Object.keys(without), ...ours].filter((name) => !found[name]), [], "no longer used");
	});

	it("are told from what is new", () => {
		const [script, style] = [scriptNames(), styleNames()];
		const newer = (names, text, found) => [...found(text)].filter((name) => names.tooNew(name));
		const used = "a.toSorted(); URL.canParse(x); Promise.withResolvers(); Object.groupBy(a, f); AbortSignal.any([]); Array.fromAsync(b); x.isSubsetOf(y)";
		assert.deepEqual(newer(script, used, inScript), [".toSorted", "URL.canParse", "Promise.withResolvers", "Object.groupBy", "AbortSignal.any", "Array.fromAsync", ".isSubsetOf"]);
		assert.deepEqual(newer(script, "a.findLast(f); structuredClone(x); AbortSignal.timeout(1); s.replaceAll(x, y); Object.hasOwn(a, b)", inScript), []);
		const sheet = "@layer a{.b{&:hover{color:light-dark(red,blue);text-wrap:pretty}}}@scope(.c){:popover-open{field-sizing:content}}@media (scripting:none){b:has(i){gap:1px}}";
		assert.deepEqual(newer(style, sheet, inStyle).sort(), ["(scripting", ":has", ":nesting", ":popover-open", "@scope", "field-sizing:", "field-sizing: content", "light-dark(", "text-wrap:", "text-wrap: pretty"]);
		assert.deepEqual(newer(style, "@layer a{.b:is(i){display:grid;inset:0}}@container (width>1px){b{translate:1px}}", inStyle), []);
	});

	it("get light colours where there is no light-dark()", () => {
		const css = '.a { content: "{"; color: var(--x, light-dark(#fff, rgb(0 0 0))); .b & { --c: light-dark(red, blue); gap: 1px; } } :root { color-scheme: light dark; }';
		assert.equal(
			withOldColours(css).slice(css.length).replace(/\s+/g, ""),
			"@supportsnot(color:light-dark(red,red)){.a{color:var(--x,#fff);.b&{--c:red;}}:root{color-scheme:light;}}",
		);
		assert.equal(withOldColours(".a { color: red }"), ".a { color: red }");
		for (const path of styles.filter((path) => readFileSync(path, "utf8").includes("light-dark("))) {
			assert.match(readFileSync(path, "utf8"), /@supports not \(color: ?light-dark\(red, ?red\)\)/, path);
		}
	});

	it("are those of the README", () => {
		const readme = readFileSync(fileURLToPath(new URL("../../README.md", import.meta.url)), "utf8");
		assert.ok(readme.includes(`Chrome and Edge ${oldest.chrome}, Firefox ${oldest.firefox} and Safari ${oldest.safari}`));
	});
});
