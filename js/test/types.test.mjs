import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { load } from "../dist/index.js";
import { load as loadChess } from "../dist/pgn.js";
import { pbnWasm, pgnWasm } from "./modules.mjs";

const goldens = fileURLToPath(new URL("../../core/pbn/answers/testdata/", import.meta.url));
const types = fileURLToPath(new URL("../src/pbn/types.ts", import.meta.url));
const tsc = fileURLToPath(new URL("../node_modules/.bin/tsc", import.meta.url));
const flags = "--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --target es2022 --module esnext --moduleResolution bundler --allowImportingTsExtensions --skipLibCheck".split(" ");
const dom = ["--lib", "es2023,dom,dom.iterable"];
const node = ["--types", "node", "--typeRoots", fileURLToPath(new URL("../node_modules/@types", import.meta.url))];

/** What the compiler says of a script. */
function compile(script, environment = [...dom, "--types", ""]) {
	try {
		execFileSync(tsc, [...flags, ...environment, script], { encoding: "utf8" });
		return "";
	} catch (error) {
		return error.stdout;
	}
}

describe("what the core writes is what the types say", () => {
	/** [a name, the type, the JSON] of every golden file, and of what the verbs give for each. */
	const values = [];
	let folder;

	/** What the compiler says of values. */
	const check = (values) => {
		const script = join(folder, "values.ts");
		const lines = values.map(([name, type, json], i) => `// ${name}\nexport const value${i}: pbn.${type} = ${json};\n`);
		writeFileSync(script, `import type * as pbn from ${JSON.stringify(types)};\n${lines.join("")}`);
		return compile(script);
	};

	before(async () => {
		folder = mkdtempSync(join(tmpdir(), "pbnkit-types-"));
		const pbn = await load({ wasm: pbnWasm });
		const add = (name, type, value) => values.push([name, type, JSON.stringify(value, (_, value) => (value instanceof Uint8Array ? "bytes" : value)).replace('"bytes":"bytes"', '"bytes":new Uint8Array()')]);
		for (const name of readdirSync(goldens)) {
			const file = readFileSync(join(goldens, name));
			if (name.endsWith(".json")) values.push([name, "PbnFile", String(file)]);
			if (!name.endsWith(".pbn")) continue;
			add(`validate ${name}`, "Validation", await pbn.validate(file, { as: "export", text: {} }));
			add(`export ${name}`, "Exported", await pbn.export(file));
			add(`exportDocument ${name}`, "Exported", await pbn.exportDocument(Buffer.concat([Buffer.from("<pbn>"), file, Buffer.from("</pbn>")])));
			add(`apply ${name}`, "Applied", await pbn.apply(file));
			const checked = [];
			for await (const game of pbn.games(file, { diagnostics: true, notation: "pbn" })) checked.push(game);
			add(`games ${name}`, "CheckedGame[]", checked);
			add(`write ${name}`, "Written", await pbn.write(checked, { encoding: "utf8" }));
			if (checked.length > 0) add(`edit ${name}`, "Edited", await pbn.edit(file, [{ game: 1, tag: "Site", value: `${name}x` }]));
		}
		assert.ok(values.length >= 25, `${values.length} values of the core's own files`);
		const faulty = new TextEncoder().encode(`[Site {c} "a\tb"]\n[PLAY ""]\n[Event "a"]\n[Event "b"]\n${"[Board]\n".repeat(2000)}`);
		add("apply, with more", "Applied", await pbn.apply(new TextEncoder().encode(`[Event "a"]\n${'[Bard "b"\n'.repeat(20_000)}`)));
		add("faults", "PbnFile", await pbn.parse(faulty));
		add("blocks", "Block[]", await pbn.blocks(new TextEncoder().encode('<pre lang="fr"><code class="language-pbn" hidden>a</code></pre><pbn-deal>')));
		add("a deal", "Deal", await pbn.deal("N:- - - AKQJT98765432..."));
		add("an auction", "BuiltAuction", await pbn.auction("1S! =1= {x} P 4S AP", "N"));
		add("a play", "BuiltPlay", await pbn.play("SA S2 S3 S4 *", "N", "NT"));
		add("faulty games", "Written", await pbn.write([{ dealer: "N", auction: { moves: [{ text: "1S" }, { text: "1H" }] } }, { tags: [{ name: "Vulnerable", value: "x" }] }]));
		add("rules", "Rule[]", await pbn.rules());
		const auction = new TextEncoder().encode('[Dealer "N"]\n[Auction "N"]\n1S AP\n[Note "1:a"]');
		const edits = [{ tag: "Board", value: 7 }, { call: 0, value: "2S" }, { note: 1, of: "auction", value: null }, { moves: "play", value: "" }, { tag: "Declarer", value: "N" }];
		for (const more of [[], [{ game: 1, tag: "Vulnerable", value: "x" }]]) {
			add("edit", "Edited", await pbn.edit(auction, [...edits.map((edit) => ({ game: 1, ...edit })), ...more], { severities: { "play/missing-tag": "off" } }));
		}
		add("nags", "NagTexts", await pbn.nags());
		add("a broken file of NAGs", "NagTexts", await pbn.nags(new TextEncoder().encode("9 a\nten")));
		pbn.close();
	});
	after(() => rmSync(folder, { recursive: true }));

	it("every value compiles as what it is", () => {
		assert.ok(values.length > 50, `${values.length} values`);
		assert.equal(check(values), "");
	});

	it("a value that is none is found", () => {
		const found = check(
			[
				["play.json", '"kind": "suffix"', '"kind": "prefix"'],
				["play.json", '"state":', '"stat":'],
				["export play.pbn", '"change":', '"changing":'],
				["faults", '"safe":', '"save":'],
				["rules", '"fix":', '"fixes":'],
				["blocks", '"container":"pre"', '"container":"code"'],
			].map(([name, from, to]) => {
				const [, type, json] = values.find((value) => value[0] === name);
				assert.ok(json.includes(from), `${name} has no ${from}`);
				return [name, type, json.replace(from, to)];
			}),
		);
		for (const wrong of ["prefix", "stat", "changing", "save", "fixes", "code"]) assert.match(found, new RegExp(`['"]${wrong}['"]`));
	});

	it("the values have every property of the types", () => {
		const parts = ["game", "report"].map((name) => readFileSync(new URL(`../src/pbn/types/${name}.ts`, import.meta.url), "utf8"));
		const results = parts.join("").split(/^export interface /m).slice(1);
		const properties = results.flatMap((text) => [...text.matchAll(/^\t(\w+)\??:/gm)].map(([, property]) => property));
		assert.ok(properties.length > 80, `${properties.length} properties`);
		const all = values.map(([, , json]) => json).join("\n");
		// `next` comes with very many games only.
		assert.deepEqual(properties.filter((property) => property !== "next" && !new RegExp(`"${property}":`).test(all)), []);
	});
});

describe("what the core writes of chess is what its types say", () => {
	const goldens = new URL("../../core/pgn/answers/testdata/", import.meta.url);
	const types = fileURLToPath(new URL("../src/pgn/types.ts", import.meta.url));
	/** [the type, the JSON] */
	const values = [];
	let folder;
	const withBytes = (made) => JSON.stringify({ ...made, bytes: "bytes" }).replace('"bytes":"bytes"', '"bytes":new Uint8Array()');
	const check = (values) => {
		const script = join(folder, "values.ts");
		writeFileSync(script, `import type * as pgn from ${JSON.stringify(types)};\n${values.map(([type, json], i) => `export const value${i}: pgn.${type} = ${json};\n`).join("")}`);
		return compile(script);
	};
	before(async () => {
		folder = mkdtempSync(join(tmpdir(), "pbnkit-types-"));
		const pgn = await loadChess({ wasm: pgnWasm });
		for (const name of readdirSync(goldens).filter((name) => /\.(pgn|json)$/.test(name))) {
			const file = readFileSync(new URL(name, goldens));
			if (name.endsWith(".json")) values.push(["PgnGame[]", String(file)]);
			if (!name.endsWith(".pgn")) continue;
			values.push(["PgnFile", JSON.stringify(await pgn.parse(file))], ["PgnFile<pgn.PgnHead>", JSON.stringify(await pgn.parse(file, { moves: false }))]);
			const checked = [];
			for await (const game of pgn.games(file, { diagnostics: true })) checked.push(game);
			values.push(["CheckedPgnGame[]", JSON.stringify(checked)]);
			values.push(["PgnValidation", JSON.stringify(await pgn.validate(file, { text: {} }))], ["PgnApplied", withBytes(await pgn.apply(file))]);
			values.push(["PgnExported", withBytes(await pgn.export(file))], ["PgnWritten", withBytes(await pgn.write(checked.filter(({ start, result }) => start && result === "*").map(({ moves: [first] }) => ({ moves: first?.san === "e4" ? [first] : [] }))))]);
			values.push(["PgnEdited", withBytes(await pgn.edit(file, [{ game: 1, tag: "Site", value: name }]))]);
		}
		for (const name of readdirSync(new URL("epd/", goldens)).filter((name) => /\.(epd|fen)$/.test(name))) {
			const file = readFileSync(new URL(`epd/${name}`, goldens));
			const checked = [];
			for await (const record of pgn.epd.records(file, { diagnostics: true })) checked.push(record);
			values.push(["PgnEpdFile", JSON.stringify(await pgn.epd.parse(file))], ["CheckedPgnEpdRecord[]", JSON.stringify(checked)]);
			values.push(["PgnEpdValidation", JSON.stringify(await pgn.epd.validate(file, { as: "export", text: {} }))], ["PgnEpdApplied", withBytes(await pgn.epd.apply(file))]);
			values.push(["PgnEpdExported", withBytes(await pgn.epd.export(file))]);
		}
		values.push(["PgnFile", JSON.stringify(await pgn.parse('[A ""]\n[A ""]\n\n1. Ke8 *\n'.repeat(2000), { count: 1 }))]);
		const found = [];
		for await (const game of pgn.games("1. e4 *", { material: "KQRRBBNNPPPPPPPPkqrrbbnnpppppppp" })) found.push(game);
		values.push(["FoundPgnGame[]", JSON.stringify(found)]);
		values.push(["LegalMove[]", JSON.stringify(await pgn.legalMoves("4k3/P7/8/8/8/8/8/4K3 w"))]);
		values.push(["PgnFile", JSON.stringify(await pgn.parse('[Variant "Atomic"]\n\n1. e4 *\n'))], ["PgnRule[]", JSON.stringify(await pgn.rules())]);
		values.push(["PgnBlock[]", JSON.stringify(await pgn.blocks('<pre class="pgn" lang="fr">1. e4 *</pre>'))]);
		for (const to of ["fen", "epd", "csv", "uci"]) values.push(["PgnConverted", withBytes(await pgn.convert("1. e4 {x} (1. d4) *", { to }))]);
		values.push(["PgnEdited", withBytes(await pgn.edit("1. e4 e5 2. Nf3 *", [{ game: 1, move: 0, value: "Nf3" }]))], ["PgnWritten", withBytes(await pgn.write([{ tags: { Date: "x" } }]))]);
		values.push(["PgnExported", withBytes(await pgn.export('[White "日本"]\n\n1. e4 *\n', { encoding: "latin1" }))]);
		values.push(["PgnValidation", JSON.stringify(await pgn.validate('[Event "a\tb"]\n\n1. e4 *\n'))]);
		pgn.close();
	});
	after(() => rmSync(folder, { recursive: true }));

	it("every value compiles as what it is, and one that is none does not", () => {
		assert.ok(values.length > 12, `${values.length} values`);
		assert.equal(check(values), "");
		const found = check(values.map(([type, json]) => [type, json.replaceAll('"check":', '"cheque":').replaceAll('"kind":"brace"', '"kind":"braces"').replaceAll('"opcode":', '"opcodes":').replaceAll('"notation":"fen"', '"notation":"fens"')]));
		for (const wrong of ["cheque", "braces", "opcodes", "fens"]) assert.match(found, new RegExp(`['"]${wrong}['"]`));
	});

	it("the values have every property of the types", () => {
		const parts = ["epd", "game", "moves", "report"].map((name) => readFileSync(new URL(`../src/pgn/types/${name}.ts`, import.meta.url), "utf8"));
		const results = parts.join("").split(/^export interface /m).filter((text) => !/^\w+Option/.test(text));
		const properties = results.flatMap((text) => [...text.matchAll(/^\t(\w+)\??:/gm)].map(([, property]) => property));
		assert.ok(properties.length > 40, `${properties.length} properties`);
		const all = values.map(([, json]) => json).join("\n");
		// `next` and `more` come with very much only, and bytes are no JSON.
		assert.deepEqual(properties.filter((property) => !["next", "more", "bytes"].includes(property) && !new RegExp(`"${property}":`).test(all)), []);
	});
});

describe("right calls compile, and wrong calls do not", () => {
	const compilations = {
		"calls.ts": { "in a page": undefined, "in a page's project that has Node's types": [...dom, ...node] },
		"node-calls.ts": { "in Node": ["--lib", "es2023", ...node], "in Node with the DOM, which is the default": [...dom, ...node] },
	};
	for (const [name, environments] of Object.entries(compilations)) {
		for (const [where, environment] of Object.entries(environments)) {
			it(`${name} ${where}`, () => assert.equal(compile(fileURLToPath(new URL(`testdata/${name}`, import.meta.url)), environment), ""));
		}
	}
});
