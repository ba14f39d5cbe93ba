// Files of positions: EPD and FENs.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import * as lean from "../dist/pgn-read.js";
import { KitClosedError, load } from "../dist/pgn.js";
import { pgnreadWasm, pgnWasm } from "./modules.mjs";
import { WebWorker } from "./web-worker.mjs";

const testdata = new URL("../../core/pgn/answers/testdata/epd/", import.meta.url);
const names = readdirSync(testdata).filter((name) => /\.(epd|fen)$/.test(name));
const fileOf = (name) => readFileSync(new URL(name, testdata));

const castle = '4k3/8/8/8/8/8/8/4K2R w K - bm 0-0 Ke2; acn +5; id "castle";\n';
const bare = "8/8/8/8/8/8/8/K1k5 b - - 12 60\n";
const count = 3000;
const large = castle.repeat(count);
const reason = new Error("enough");
const text = (bytes) => new TextDecoder().decode(bytes);
const bytesOf = (bytes) => Buffer.from(bytes).toString("latin1");

/** What a generator gives, and what it returns. */
async function allOf(generator) {
	const all = [];
	for (;;) {
		const { done, value } = await generator.next();
		if (done) return [all, value];
		all.push(value);
	}
}

describe("positions are read", () => {
	it("with their operations", async () => {
		const pgn = await load({ wasm: pgnWasm });
		const { records, notation, encoding, gameCount, counts, diagnostics } = await pgn.epd.parse(`${castle}\n4k3/9 w - - bm e4;\n`);
		assert.deepEqual([records.length, notation, encoding, gameCount, counts.error > 0], [2, "epd", "utf-8", 2, true]);
		const [{ number, line, fen, operations, hasClock }, unread] = records;
		assert.deepEqual([number, line, fen, hasClock], [1, 1, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", undefined]);
		assert.deepEqual(operations.map(({ opcode }) => opcode), ["bm", "acn", "id"]);
		assert.deepEqual(operations.flatMap(({ operands }) => operands).map(({ kind, text, san, uci, value }) => [kind, text, san ?? value, uci]), [
			["move", "0-0", "O-O", "e1g1"],
			["move", "Ke2", "Ke2", "e1e2"],
			["integer", "+5", 5, undefined],
			["string", "castle", undefined, undefined],
		]);
		assert.equal(castle.slice(operations[2].span.start.utf16, operations[2].span.end.utf16), 'id "castle";');
		assert.deepEqual([unread.line, unread.fen, unread.text], [3, undefined, "4k3/9 w - - bm e4;"]);
		const { line: at, game, rule } = diagnostics.find(({ severity }) => severity === "error");
		assert.deepEqual([at, game, rule], ["3", 2, "position/syntax"]);
		pgn.close();
	});

	it("as what they are, or as what the caller says", async () => {
		const pgn = await load({ wasm: pgnWasm });
		for (const [file, options, notation, gives] of [
			[castle, {}, "epd", undefined],
			[bare, {}, "fen", true],
			[bare, { notation: "auto" }, "fen", true],
			[bare, { notation: "epd" }, "epd", true],
			[castle, { notation: "fen" }, "fen", undefined],
		]) {
			const found = await pgn.epd.parse(file, options);
			assert.deepEqual([found.notation, found.records[0].hasClock, found.records[0].hasMoveNumber], [notation, gives, gives], JSON.stringify([file, options]));
			const [, report] = await allOf(pgn.epd.records(file, options));
			assert.equal(report.notation, notation);
		}
		assert.equal(text((await pgn.epd.export(bare, { notation: "epd" })).bytes), "8/8/8/8/8/8/8/K1k5 b - - fmvn 60; hmvc 12;\n");
		const [first, second] = await Promise.all(["epd", "fen"].map((notation) => pgn.epd.validate("8/8/8/8/8/8/8/K1k5 b - -\n", { notation })));
		assert.deepEqual([first.counts.error, second.counts.error], [0, 1]);
		pgn.close();
	});

	it("at once, in pieces and in a thread alike", async () => {
		globalThis.Worker = WebWorker;
		const clients = await Promise.all([load({ wasm: pgnWasm }), load({ wasm: pgnWasm, worker: true })]);
		delete globalThis.Worker;
		const bytes = new TextEncoder().encode(large);
		const made = new Set();
		for (const { epd, close } of clients) {
			for (const source of [large, bytes, new Blob([bytes]).stream(), new Response(bytes)]) {
				const { records, gameCount, counts } = await epd.parse(source);
				assert.deepEqual([records.length, gameCount, counts.error], [count, count, 0]);
				assert.deepEqual([records[count - 1].number, records[count - 1].line, records[7].operations.length], [count, count, 3]);
			}
			const { records } = await epd.parse(large, { from: 7, count: 2 });
			assert.deepEqual(records.map(({ number }) => number), [7, 8]);
			for (const source of [bytes, new Blob([bytes]).stream()]) {
				const { counts, diagnostics } = await epd.validate(source);
				// All but the first repeat it; of each rule the first thousand are listed.
				assert.deepEqual([counts.info, counts.warning, diagnostics[0].line, diagnostics.at(-1).line], [4 * count - 1, count, "1", "1001"]);
				const exported = await epd.export(source === bytes ? bytes : new Blob([bytes]).stream());
				assert.equal(exported.gameCount, count);
				made.add(text(exported.bytes));
			}
			const parts = [];
			const { bytes: none, changes } = await epd.export(large, { to: new WritableStream({ write: (piece) => void parts.push(piece) }) });
			assert.deepEqual([none, changes.find(({ change }) => change === "operations put in order")?.count], [undefined, 2 * count]);
			made.add(text(Buffer.concat(parts)));
			close();
		}
		assert.deepEqual([...made], ['4k3/8/8/8/8/8/8/4K2R w K - acn 5; bm Ke2 O-O; id "castle";\n'.repeat(count)]);
	});

	it("one at a time, with what is wrong with each", async () => {
		const pgn = await load({ wasm: pgnWasm });
		const [records, report] = await allOf(pgn.epd.records(`# tests\n${castle}4k3/8/8/8/8/8/8/4K2R w K - bm e4;\n`, { diagnostics: true }));
		assert.deepEqual(records.map(({ diagnostics }) => diagnostics.map(({ rule }) => rule).sort()), [["epd/opcode-order", "epd/operand-order", "epd/plus-sign", "move/castling-zero"], ["epd/illegal-move"]]);
		assert.deepEqual([report.gameCount, report.notation, report.diagnostics.filter(({ game }) => game > 0)], [2, "epd", records.flatMap(({ diagnostics }) => diagnostics)]);
		const [some, ended] = await allOf(pgn.epd.records(large, { from: 2, count: 3 }));
		assert.deepEqual([some.map(({ number }) => number), ended, "diagnostics" in some[0]], [[2, 3, 4], undefined, false]);
		pgn.close();
	});
});

describe("positions are checked, written and mended", () => {
	for (const name of names) {
		it(`as the core does: ${name}`, async () => {
			const want = JSON.parse(readFileSync(new URL(`${name}.json`, testdata), "utf8"));
			const pgn = await load({ wasm: pgnWasm });
			const file = fileOf(name);
			const streamed = () => new Blob([file]).stream();
			for (const source of [() => file, streamed]) {
				assert.deepEqual({ ...(await pgn.epd.parse(source())) }, want.parse);
				assert.deepEqual({ ...(await pgn.epd.validate(source())) }, want.validate);
				const { bytes, ...exported } = await pgn.epd.export(source());
				assert.deepEqual(exported, want.export);
				assert.equal(bytesOf(bytes), want.exported);
				const { bytes: mended, ...applied } = await pgn.epd.apply(source());
				assert.deepEqual(applied, want.apply);
				assert.equal(bytesOf(mended), want.applied);
			}
			pgn.close();
		});
	}

	it("there are files of both", () => assert.ok(names.length > 2 && names.some((name) => name.endsWith(".fen"))));

	it("as text, and with other severities", async () => {
		const pgn = await load({ wasm: pgnWasm });
		const { text: said, counts } = await pgn.epd.validate(castle, { severities: { "epd/plus-sign": "error", "move/castling-zero": "off" }, text: { path: "a.epd", errorsOnly: true } });
		assert.deepEqual([counts.error, counts.warning], [1, 0]);
		assert.match(said, /^a\.epd:1:\d+: error: .* \[epd\/plus-sign\]\n/);
		const { counts: strict } = await pgn.epd.validate(castle, { as: "export" });
		assert.ok(strict.error > 0);
		pgn.close();
	});

	it("by fixes that are given", async () => {
		const pgn = await load({ wasm: pgnWasm });
		const { diagnostics } = await pgn.epd.validate(castle);
		const { fixes } = diagnostics.find(({ rule }) => rule === "epd/plus-sign");
		const { bytes, applied } = await pgn.epd.apply(castle, { fixes });
		assert.deepEqual([text(bytes), applied], [castle.replace("+5", "5"), 1]);
		const latin = Buffer.from(castle.replace("castle", "São"), "latin1");
		const foreign = [{ edits: [{ span: { start: { byte: 0 }, end: { byte: 1 } }, text: "ł" }] }];
		await assert.rejects(pgn.epd.apply(latin, { fixes: foreign }), /^TypeError: epd\.apply: the file is in windows-1252, which has no “ł”/);
		assert.equal((await pgn.epd.apply(latin, { fixes: foreign, unmappable: "replace" })).bytes[0], "?".charCodeAt(0));
		pgn.close();
	});

	it("in other encodings", async () => {
		const pgn = await load({ wasm: pgnWasm });
		const file = castle.replace("castle", "São");
		for (const [encoding, want] of [[undefined, "S\xc3\xa3o"], ["utf8", "S\xc3\xa3o"], ["latin1", "S\xe3o"], ["iso-8859-1", "S\xe3o"], ["ascii", "S?o"]]) {
			assert.ok(bytesOf((await pgn.epd.export(file, { encoding })).bytes).includes(`id "${want}"`), encoding);
		}
		const latin = Buffer.from(file, "latin1");
		const { records, encoding } = await pgn.epd.parse(latin, { sourceEncoding: "latin1" });
		assert.deepEqual([records[0].operations.at(-1).operands[0].text, encoding], ["São", "iso-8859-1"]);
		pgn.close();
	});
});

describe("wrong calls for positions", () => {
	it("are TypeErrors that name the verb and the mistake", async () => {
		const { epd, close } = await load({ wasm: pgnWasm });
		for (const [verb, given, message] of [
			["parse", [castle, { notation: "pgn" }], /^TypeError: epd\.parse: the option "notation" has to be one of "auto", "epd", "fen"$/],
			["parse", [castle, { moves: false }], /^TypeError: epd\.parse: there is no option "moves"$/],
			["parse", [7], /^TypeError: epd\.parse: the source has to be/],
			["validate", [castle, { as: "reduced" }], /^TypeError: epd\.validate: the option "as" has to be one of "import", "export"$/],
			["validate", [castle, { severities: { "no/rule": "off" } }], /^TypeError: epd\.validate: there is no rule “no\/rule”/],
			["validate", [new Blob([large]).stream(), { severities: { "no/rule": "off" } }], /^TypeError: epd\.validate: there is no rule “no\/rule”/],
			["export", [castle, { order: "collate" }], /^TypeError: epd\.export: there is no option "order"$/],
			["apply", [castle, { fixes: [{}] }], /^TypeError: epd\.apply: the option "fixes" has to be an array of fixes/],
		]) {
			await assert.rejects(epd[verb](...given), message);
		}
		await assert.rejects(allOf(epd.records(new Map())), /^TypeError: epd\.records: the source has to be/);
		assert.throws(() => epd.records(castle, { diagnostics: true, sourceEncoding: "latin1" }), /^TypeError: epd\.records: with a string/);
		assert.equal((await epd.parse(castle)).gameCount, 1);
		close();
	});

	it("what is aborted or closed ends", async () => {
		const pgn = await load({ wasm: pgnWasm });
		const abort = new AbortController();
		let pieces = 0;
		const stream = () => new Blob([large.repeat(4)]).stream();
		await assert.rejects(pgn.epd.parse(stream(), { signal: abort.signal, onProgress: () => ++pieces === 1 && abort.abort(reason) }), reason);
		await assert.rejects(pgn.epd.export(stream(), { to: new WritableStream({ write: () => Promise.reject(reason) }) }), reason);
		const { parse, apply } = pgn.epd;
		assert.equal((await parse(castle)).records.length, 1);
		pgn.close();
		await assert.rejects(apply(castle), KitClosedError);
	});

	it("a module that only reads has none of them", async () => {
		const reader = await lean.load({ wasm: pgnreadWasm });
		assert.equal("epd" in reader, false);
		reader.close();
		const pgn = await load({ wasm: pgnreadWasm });
		await assert.rejects(pgn.epd.parse(castle), /^PgnLoadError: the module has no epd\.parse: load one with all verbs/);
		pgn.close();
	});
});
