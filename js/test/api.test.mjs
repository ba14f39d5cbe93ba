import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";
import { load, PbnClosedError, PbnError } from "../dist/index.js";
import { pbnWasm } from "./modules.mjs";
import { sample } from "./sample.mjs";
import { WebWorker } from "./web-worker.mjs";

const encode = (text) => new TextEncoder().encode(text);
const decode = (bytes) => new TextDecoder().decode(bytes);

const names = Object.getOwnPropertyNames(globalThis);

const places = {
	"on the calling thread": { worker: false },
	"in a worker of the web": { worker: true, globals: { Worker: WebWorker } },
	"in a thread of Node": { worker: true },
	"in a page, where it decides": { worker: "auto", globals: { Worker: WebWorker, document: {} } },
};
for (const [place, { worker, globals = {} }] of Object.entries(places)) {
	describe(`load({ worker: ${JSON.stringify(worker)} }), ${place}`, () => {
		let pbn;

		before(async () => {
			Object.assign(globalThis, globals);
			pbn = await load({ wasm: pbnWasm, worker });
		});

		after(() => {
			pbn.close();
			for (const name of Object.keys(globals)) delete globalThis[name];
		});

		it("parses", async () => {
			const file = await pbn.parse(sample);
			assert.equal(file.gameCount, 2);
			assert.deepEqual(
				file.games.map(({ number, dealer, vulnerable }) => ({ number, dealer, vulnerable })),
				[
					{ number: 1, dealer: "N", vulnerable: "None" },
					{ number: 2, dealer: "E", vulnerable: "NS" },
				],
			);
			assert.equal(file.games[0].deal.hands.E.S, "T987");
			assert.equal(file.games[0].auction.contract, "7NT");
		});

		it("parses the games that are wanted", async () => {
			const file = await pbn.parse(sample, { from: 2, count: 1 });
			assert.equal(file.gameCount, 2);
			assert.deepEqual(file.games.map((game) => game.number), [2]);
		});

		it("tells what NAGs mean, in English and in another language", async () => {
			const { texts } = await pbn.nags();
			assert.deepEqual([texts.length, texts[9], texts[200]], [256, "very good card", ""]);
			assert.equal((await pbn.nags(new TextEncoder().encode("9 sehr gute Karte\r\n"))).texts[9], "sehr gute Karte");
			assert.equal((await pbn.nags(new TextEncoder().encode("9 a\nten"))).problem.line, 2);
		});

		it("takes sourceEncoding in every verb", async () => {
			const source = Uint8Array.from([...sample], (byte, at) => (at === 8 ? 0xd6 : byte));
			const options = { sourceEncoding: "windows-1252" };
			for (const verb of ["parse", "validate", "export"]) {
				assert.equal((await pbn[verb](source)).encoding, "iso-8859-1");
				assert.equal((await pbn[verb](source, options)).encoding, "windows-1252");
				assert.equal((await pbn[verb](source, { sourceEncoding: "latin1" })).encoding, "iso-8859-1");
				await assert.rejects(pbn[verb](source, { sourceEncoding: "latin2" }), TypeError);
			}
		});

		it("validates", async () => {
			const found = await pbn.validate(sample);
			const bid = found.diagnostics.find(({ rule }) => rule === "auction/insufficient-bid");
			assert.equal(bid.severity, "error");
			assert.equal(bid.game, 2);
			const text = new TextDecoder(found.encoding, { ignoreBOM: true }).decode(sample);
			assert.equal(text.slice(bid.span.start.utf16, bid.span.end.utf16), "1S");
			assert.equal("games" in found, false);
		});

		it("validates with severities of the caller", async () => {
			const rule = "auction/insufficient-bid";
			const { counts } = await pbn.validate(sample);
			const info = await pbn.validate(sample, { severities: { [rule]: "info" }, as: "import" });
			assert.equal(info.diagnostics.find((found) => found.rule === rule).severity, "info");
			assert.equal(info.counts.error, counts.error - 1);
			const off = await pbn.validate(sample, { severities: { [rule]: "off" }, as: "export" });
			assert.equal(off.diagnostics.some((found) => found.rule === rule), false);
		});

		it("compares with what a solver found, in one call and in pieces", async () => {
			const game = '[Dealer "N"]\n[Vulnerable "None"]\n[OptimumScore "NS 90"]\n';
			const solved = JSON.parse(readFileSync(new URL("../../core/pbn/testdata/solved.json", import.meta.url), "utf8"));
			const source = encode(game);
			const large = encode(`${game}\n${'[Board "2"]\n\n'.repeat(1 << 16)}`);
			for (const [bytes, options, found] of [[source, { solved }, 1], [large, { solved }, 1], [source, {}, 0], [source, { solved: [] }, 0]]) {
				const { diagnostics } = await pbn.validate(bytes, options);
				const [score, more] = diagnostics.filter(({ rule }) => rule === "optimum/score");
				assert.equal(score?.fixes[0].edits[0].text, found ? '"NS 100"' : undefined);
				assert.equal(more, undefined);
			}
		});

		it("gives the diagnostics as text", async () => {
			const source = encode('<pbn>\n[Site "a\tb"]</pbn>');
			for (const verb of ["validate", "export", "exportDocument"]) {
				const { text } = await pbn[verb](source, { text: { path: "a.html" } });
				assert.match(text, /^a\.html:2:9: error: A tab .* \[text\/tab-in-string\]\n {2}\[Site "a␉b"\]<\/pbn>\n {10}\^\n {2}fix: /m);
				assert.ok(!text.includes("\x1b"));
				assert.match((await pbn[verb](source, { text: { color: true } })).text, /^:2:9: \x1b\[1;31merror:\x1b\[m A tab/m);
				assert.ok(!("text" in (await pbn[verb](source))));
			}
		});

		it("applies the fixes that are given, or all that are safe", async () => {
			const source = encode('[Site {é} "a\tb"\n[PLAY ""]');
			const { diagnostics } = await pbn.validate(source);
			const fixes = diagnostics.filter(({ rule }) => rule === "tag/unknown").flatMap(({ fixes }) => fixes);
			assert.deepEqual(fixes.map(({ safe, edits }) => [safe, edits[0].text]), [[false, "Play"]]);
			const given = await pbn.apply(source, { fixes });
			assert.deepEqual([decode(given.bytes), given.applied], ['[Site {é} "a\tb"\n[Play ""]', 1]);
			const safe = await pbn.apply(source);
			assert.deepEqual([decode(safe.bytes), safe.applied], ['[Site "a b"]\n{é}\n[PLAY ""]', 3]);
			const without = await pbn.apply(source, { severities: { "text/tab-in-string": "off" } });
			assert.equal(without.applied, 2);
			assert.deepEqual(await pbn.apply(source, { fixes: [] }), { ...(await pbn.validate(source)), bytes: source, applied: 0 });
			const unclosed = new TextEncoder().encode(`[Event "a"]\n${'[Bard "b"\n'.repeat(20_000)}`);
			assert.equal((await pbn.apply(unclosed)).more, true);
		});

		it("says what is left after fixes", async () => {
			const source = encode('[Site "a\tb"]\n[Dealer "Q"]');
			const severities = { "text/tab-in-string": "off" };
			for (const options of [{}, { fixes: [] }, { severities }, { text: { path: "a.pbn" } }]) {
				const { bytes, applied, ...left } = await pbn.apply(source, options);
				const { fixes, ...others } = options;
				assert.deepEqual(left, await pbn.validate(bytes, others));
				assert.ok(left.diagnostics.some(({ rule }) => rule === "tag/invalid-value"));
			}
		});

		it("gives each game with its diagnostics in one pass", async () => {
			for (const file of [sample, new Blob([sample]).stream()]) {
				const games = pbn.games(file, { diagnostics: true });
				const [read, checked] = [await pbn.parse(sample), await pbn.validate(sample)];
				for (const game of read.games) {
					const { diagnostics, ...others } = (await games.next()).value;
					assert.deepEqual(others, { ...game });
					assert.deepEqual(diagnostics, checked.diagnostics.filter((one) => one.game === game.number));
				}
				assert.deepEqual(await games.next(), { done: true, value: checked });
			}
			// More than one answer has.
			const large = encode("[Site \"a\tb\"]\n[Dealer \"Q\"]\n\n".repeat(4000));
			const games = pbn.games(large, { diagnostics: true });
			let next = await games.next();
			while (!next.done) next = await games.next();
			assert.deepEqual(next.value, await pbn.validate(large));
			assert.ok((await pbn.games(sample, { diagnostics: true }).next()).value.diagnostics);
			assert.equal("diagnostics" in (await pbn.games(sample).next()).value, false);
			const first = pbn.games(sample, { count: 1, diagnostics: true });
			await first.next();
			assert.deepEqual(await first.next(), { done: true, value: undefined });
		});

		it("edits tags, calls, cards and notes, and leaves every other byte", async () => {
			const source = encode('[Event "é"] ;x\r\n[Dealer "N"]\r\n[Auction "N"]\r\n1S! {x}  Pass\r\n2S AP\r\n');
			const edits = [
				{ game: 1, tag: "Board", value: 7 },
				{ game: 1, call: 0, value: "1♥" },
				{ game: 1, note: 1, of: "auction", value: "four" },
				{ game: 1, tag: "Event", value: null },
			];
			const { bytes, changed, refused, ...report } = await pbn.edit(source, edits, { severities: { "note/unused": "off" } });
			assert.equal(decode(bytes), ';x\r\n[Board "7"]\r\n[Dealer "N"]\r\n[Auction "N"]\r\n1H! {x}  Pass\r\n2S AP\r\n[Note "1:four"]\r\n'.replace(';x\r\n[Board "7"]\r\n', '[Board "7"]\r\n;x\r\n'));
			assert.equal(refused, undefined);
			assert.deepEqual(changed.map(({ edits, ...others }) => others), [
				{ game: 1, tag: "Board", by: [0], after: "7" },
				{ game: 1, moves: "auction", by: [1], before: "1S Pass 2S Pass Pass Pass", after: "1H Pass 2S Pass Pass Pass" },
				{ game: 1, note: 1, of: "auction", by: [2], after: "four" },
				{ game: 1, tag: "Event", by: [3], before: "é" },
			]);
			assert.deepEqual(report, await pbn.validate(bytes, { severities: { "note/unused": "off" } }));
			for (const { edits } of changed) for (const { span } of edits) assert.ok(span.end.byte <= source.length);
			const none = await pbn.edit(source, [{ game: 1, call: 0, value: "1S" }, { game: 1, tag: "Site", value: null }]);
			assert.deepEqual([none.bytes, none.changed], [source, []]);
			assert.deepEqual((await pbn.edit(source, [])).bytes, source);
		});

		it("refuses edits that bring errors, and makes none of them", async () => {
			const source = encode('[Dealer "N"]');
			const { bytes, changed, refused, diagnostics } = await pbn.edit(source, [{ game: 1, tag: "Site", value: "a" }, { game: 1, tag: "Vulnerable", value: "x" }]);
			const { message, ...others } = refused[0];
			assert.deepEqual([bytes, changed, refused.length], [source, [], 1]);
			assert.deepEqual(others, { rule: "tag/invalid-value", severity: "error", game: 1, section: "3.4", by: [1] });
			const [asInFile] = (await pbn.validate(encode('[Dealer "N"]\n[Vulnerable "x"]'))).diagnostics;
			assert.equal(message, asInFile.message);
			assert.deepEqual(diagnostics, (await pbn.validate(source)).diagnostics);
		});

		it("refuses a text that the source's encoding lacks, or takes the caller's word for it", async () => {
			const fix = (text) => ({ fixes: [{ edits: [{ span: { start: { byte: 7 }, end: { byte: 9 } }, text }] }] });
			for (const [source, text, lacks, written] of [
				[[...encode('[West "'), 0xe9, 0x2e, ...encode('"]')], "\u0141\u00f3d\u017a?", "\u0141\u017a", "?\u00f3d??"],
				[[...encode('[West "'), 0x93, 0x94, ...encode('"]')], "\u201ca\u201d \u2660", "\u2660", "\x93a\x94 ?"],
			]) {
				const file = Uint8Array.from(source);
				await assert.rejects(pbn.apply(file, fix(text)), ({ name, message }) => {
					assert.equal(name, "TypeError");
					return message.startsWith("apply: the file is in ") && message.includes(`has no \u201c${lacks}\u201d`) && message.includes("byte 7");
				});
				const { bytes, applied } = await pbn.apply(file, { ...fix(text), unmappable: "replace" });
				assert.deepEqual([applied, Buffer.from(bytes).toString("latin1")], [1, `[West "${written}"]`]);
				assert.deepEqual((await pbn.apply(file, fix("what?"))).applied, 1);
			}
			const utf8 = await pbn.apply(encode('[West "\u00e9"]'), fix("\u0141"));
			assert.equal(decode(utf8.bytes), '[West "\u0141"]');
		});

		it("has functions that may be passed on", async () => {
			const { parse, games, validate, export: write, exportDocument, blocks, apply, explain, rules, nags } = pbn;
			assert.equal((await parse(sample)).games.length, 2);
			for await (const { number } of games(sample)) assert.ok(number > 0);
			for (const call of [validate, write, exportDocument, blocks, apply]) assert.ok(await call(sample), call.name);
			assert.ok((await rules()).length > 0 && (await nags()).texts.length === 256 && (await explain("tag/unknown")).startsWith("# "));
			const other = await load({ wasm: pbnWasm, worker });
			const { close } = other;
			close();
			await assert.rejects(other.rules(), { name: "PbnClosedError" });
		});

		it("lists the rules", async () => {
			const rules = await pbn.rules();
			assert.ok(rules.length > 40);
			const tab = rules.find(({ name }) => name === "text/tab-in-string");
			assert.deepEqual(tab, { name: "text/tab-in-string", severity: "error", title: "A string has a tab in it", section: "2.3", fix: true });
			for (const { name } of rules) assert.ok(await pbn.explain(name), name);
		});

		it("exports bytes", async () => {
			const out = await pbn.export(sample);
			assert.ok(out.bytes instanceof Uint8Array);
			assert.match(new TextDecoder().decode(out.bytes), /^% PBN 2\.1\r\n% EXPORT\r\n/);
			assert.equal(out.gameCount, 2);
			assert.deepEqual(out.changes.find(({ rule }) => rule === "export/missing-tag"), {
				rule: "export/missing-tag", change: "mandatory tags filled in", count: 2,
			});
			assert.ok(out.changed.every(({ rule, severity }) => rule.startsWith("export/") && severity === "info"));
			const again = await pbn.export(out.bytes);
			assert.deepEqual([again.changes, again.changed], [[], []]);
		});

		it("takes encoding: \"ascii\"", async () => {
			const source = Uint8Array.from([...sample], (byte, at) => (at === 8 ? 0xd6 : byte));
			for (const [name, other] of [["iso-8859-1", "latin1"], ["utf-8", "utf8"]]) {
				assert.deepEqual(await pbn.export(source, { encoding: name }), await pbn.export(source, { encoding: other }));
				assert.deepEqual(await pbn.parse("[Site \"x\"]", { sourceEncoding: "utf-8" }), await pbn.parse("[Site \"x\"]", { sourceEncoding: "utf8" }));
			}
			const [latin1, ascii] = [await pbn.export(source), await pbn.export(source, { encoding: "ascii" })];
			assert.ok(latin1.bytes.includes(0xd6));
			assert.ok(ascii.bytes.every((byte) => byte < 128));
		});

		it("takes encoding: \"utf8\", inherit: \"resolve\" and missing: \"omit\"", async () => {
			const source = new TextEncoder().encode('[Event "Łódź"]\n[Site "##x"]\n\n[Board "2"]');
			const out = await pbn.export(source, { encoding: "utf8", inherit: "resolve", missing: "omit" });
			const text = '% PBN 2.1\r\n[Event "Łódź"]\r\n[Site "x"]\r\n\r\n[Site "x"]\r\n[Board "2"]\r\n';
			assert.equal(new TextDecoder().decode(out.bytes), text);
		});

		it("exports the blocks of a document", async () => {
			const source = new TextEncoder().encode('<html>é<PBN>[Event "a"]</PBN>é<p>');
			const out = await pbn.exportDocument(source, { missing: "omit" });
			assert.equal(new TextDecoder().decode(out.bytes), '<html>é<PBN>\r\n% PBN 2.1\r\n[Event "a"]\r\n</PBN>é<p>');
			assert.equal(out.gameCount, 1);
		});

		it("finds the blocks of a document", async () => {
			const page = '<p>é</p>\n<pre lang="fr"><code class="language-pbn" data-show="deal">[Event "&lt;é"]</code></pre><PBN>;a\n\nText';
			const source = encode(page);
			const found = await pbn.blocks(source, { sourceEncoding: "utf-8" });
			assert.deepEqual(
				found.map(({ outer, inner, ...others }) => [page.slice(outer.start.utf16, outer.end.utf16), decode(source.slice(inner.start.byte, inner.end.byte)), others]),
				[
					[
						page.slice(page.indexOf("<pre"), page.indexOf("<PBN>")),
						'[Event "&lt;é"]',
						{ container: "pre", attributes: { class: "language-pbn", "data-show": "deal", lang: "fr" }, text: '[Event "<é"]', closed: true },
					],
					["<PBN>;a", ";a", { container: "pbn", attributes: {}, text: ";a", closed: false }],
				],
			);
			assert.equal((await pbn.blocks(new Blob([source]))).length, 2);
			assert.deepEqual(await pbn.blocks(encode("Hi\n<pbn>x</pbn>")).then((blocks) => blocks.map(({ text }) => text)), ["x"]);
			assert.deepEqual(await pbn.blocks(sample), []);
			await assert.rejects(pbn.blocks(source, { signal: AbortSignal.abort(new Error("gone")) }), /^Error: gone$/);
		});

		it("explains a rule, and only a rule", async () => {
			assert.match(await pbn.explain("auction/insufficient-bid"), /insufficient/i);
			assert.equal(await pbn.explain("no/rule"), undefined);
		});

		it("leaves the caller's bytes alone, and reads them before it returns", async () => {
			const large = new Uint8Array(sample.length + 20);
			large.set(sample, 10);
			const view = large.subarray(10, 10 + sample.length);
			const promise = pbn.parse(view);
			view.fill(0);
			assert.equal((await promise).gameCount, 2);
			assert.equal(large.length, sample.length + 20);
		});

		const mistakes = [
			[() => pbn.parse(7), /^parse: the source has to be a string, a Uint8Array, an ArrayBuffer, a Blob, a ReadableStream or another async iterable of bytes, or a Response$/],
			[() => pbn.parse("[Event \"\"]", { sourceEncoding: "iso-8859-1" }), /^parse: with a string, the option "sourceEncoding" has to be "utf-8"$/],
			[() => pbn.games("", { sourceEncoding: "windows-1252" }).next(), /^games: with a string, the option "sourceEncoding" has to be "utf-8"$/],
			[() => pbn.validate([sample]), /source/],
			[() => pbn.apply({}), /^apply: the source has to be a string/],
			[() => pbn.apply(new Response("", { status: 404 })), /^apply: the response has the HTTP status 404$/],
			[() => pbn.exportDocument(["<PBN>"]), /^exportDocument: the source has to be/],
			[() => pbn.nags({}), /^nags: the source has to be/],
			[() => pbn.games(7).next(), /source/],
			[() => pbn.games(sample, { as: "export" }).next(), /"as"/],
			[() => pbn.games(sample, { diagnostics: 1 }).next(), /"diagnostics" has to be a boolean/],
			[() => pbn.parse(sample, { diagnostics: true }), /"diagnostics"/],
			[() => pbn.apply(sample, { text: 1 }), /"text"/],
			[() => pbn.parse(sample, { signal: {} }), /"signal"/],
			[() => pbn.parse(sample, { onProgress: true }), /"onProgress"/],
			[() => pbn.apply(sample, { onProgress() {} }), /"onProgress"/],
			[() => pbn.export(undefined), /source/],
			[() => pbn.explain(7), /rule/],
			[() => pbn.parse(sample, { form: 1 }), /"form"/],
			[() => pbn.parse(sample, { from: 0 }), /"from"/],
			[() => pbn.parse(sample, { count: "1" }), /"count"/],
			[() => pbn.parse(sample, null), /options/],
			[() => pbn.validate(sample, { as: "exported" }), /"as"/],
			[() => pbn.validate(sample, { severities: { "text/long-line": "of" } }), /"severities"/],
			[() => pbn.validate(sample, { severities: [] }), /"severities"/],
			[() => pbn.validate(sample, { text: true }), /"text"/],
			[() => pbn.validate(sample, { solved: {} }), /"solved"/],
			[() => pbn.validate(sample, { solved: [{ game: 1, tricks: { N: {} } }] }), /validate: solved\[0\]\.tricks\.N\.C has/],
			[() => pbn.export(sample, { text: { colour: true } }), /"text"/],
			[() => pbn.validate(sample, { severities: { "text/no-rule": "off" } }), /text\/no-rule/],
			[() => pbn.apply(sample, { severities: { "text/no-rule": "off" } }), /text\/no-rule/],
			[() => pbn.apply(sample, { fixes: {} }), /"fixes"/],
			[() => pbn.apply(sample, { fixes: [{ edits: [{ span: { start: { byte: 1 } }, text: "" }] }] }), /"fixes"/],
			[() => pbn.edit(sample), /^edit: the edits have to be an array$/],
			[() => pbn.edit(null, []), /^edit: the source has to be/],
			[() => pbn.edit(sample, [7]), /^edit: edits\[0\] has to be an object with game, value and one of tag, call, card, moves, note$/],
			[() => pbn.edit(sample, [{ game: 1, value: "a" }]), /^edit: edits\[0\] has to have one of tag, call, card, moves, note$/],
			[() => pbn.edit(sample, [{ game: 1, tag: "Site", call: 1, value: "a" }]), /^edit: edits\[0\] has to have one of tag/],
			[() => pbn.edit(sample, [{ game: 0, tag: "Site", value: "a" }]), /^edit: edits\[0\]\.game has to be an integer from 1$/],
			[() => pbn.edit(sample, [{ game: 1, tag: "", value: "a" }]), /^edit: edits\[0\]\.tag has to be a string$/],
			[() => pbn.edit(sample, [{ game: 1, tag: "Site" }]), /^edit: edits\[0\]\.value has to be a string, a number or null$/],
			[() => pbn.edit(sample, [{ game: 1, call: -1, value: "a" }]), /^edit: edits\[0\]\.call has to be an integer from 0$/],
			[() => pbn.edit(sample, [{ game: 1, card: 1, value: 7 }]), /^edit: edits\[0\]\.value has to be a string or null$/],
			[() => pbn.edit(sample, [{ game: 1, moves: "calls", value: "" }]), /^edit: edits\[0\]\.moves has to be one of auction, play$/],
			[() => pbn.edit(sample, [{ game: 1, note: 1, value: "" }]), /^edit: edits\[0\]\.of has to be one of auction, play$/],
			[() => pbn.edit(sample, [{ game: 1, tag: "Site", value: NaN }]), /^edit: edits\[0\]\.value has to be a string, a number or null$/],
			[() => pbn.edit(sample, [{ game: 1, tag: "Site", value: "", of: "play" }]), /^edit: edits\[0\] has no member "of"$/],
			[() => pbn.edit(sample, [{ game: 1, tag: "Site", value: "", at: 1 }]), /^edit: edits\[0\] has no member "at"$/],
			[() => pbn.edit(sample, [{ game: 3, tag: "Site", value: "" }]), /^edit: edits\[0\]\.game is 3, but the file has 2 of them$/],
			[() => pbn.edit(sample, [], { fixes: [] }), /"fixes"/],
			[() => pbn.edit(sample, [], { severities: { "text/no-rule": "off" } }), /text\/no-rule/],
			[() => pbn.export(sample, { encoding: "windows-1252" }), /"encoding" has to be one of "iso-8859-1", "ascii", "utf-8"$/],
			[() => pbn.export(sample, { to: "out.pbn" }), /"to"/],
			[() => pbn.exportDocument(sample, { to: new WritableStream() }), /"to"/],
			[() => pbn.exportDocument(sample, { inherit: true }), /"inherit"/],
			[() => pbn.blocks(["<PBN>"]), /^blocks: the source has to be/],
			[() => pbn.blocks(new ReadableStream({ start: (to) => to.enqueue("<PBN>") })), /^blocks: the stream has to give Uint8Arrays$/],
			[() => pbn.blocks(sample, { encoding: "utf8" }), /"encoding"/],
		];
		for (const [call, message] of mistakes) {
			it(`refuses ${String(call).slice(6)}`, async () => {
				await assert.rejects(call(), (error) => error instanceof TypeError && message.test(error.message));
			});
		}

		it("is closed by using and await using", async () => {
			for (const name of [Symbol.dispose, Symbol.asyncDispose]) {
				const disposed = await load({ wasm: pbnWasm, worker });
				assert.equal((await disposed.parse(sample)).games.length, 2);
				const ended = disposed[name]();
				assert.equal(ended instanceof Promise, name === Symbol.asyncDispose);
				await ended;
				await assert.rejects(disposed.parse(sample), PbnClosedError);
				assert.deepEqual(Object.keys(disposed).filter((key) => key.includes("ispose") || key === "undefined"), []);
			}
		});

		it("rejects calls under way and calls after close", async () => {
			const closing = await load({ wasm: pbnWasm, worker });
			const underWay = closing.validate(sample).then(() => undefined, (error) => error);
			closing.close();
			for (const error of [await underWay, await closing.parse(sample).catch((error) => error)]) {
				// Without a worker the call was done before it could be closed.
				if (worker !== true && error === undefined) continue;
				assert.ok(error instanceof PbnClosedError);
				assert.ok(error instanceof PbnError);
			}
		});
	});
}

it("adds nothing to the global object", () => {
	assert.deepEqual(Object.getOwnPropertyNames(globalThis).filter((name) => !names.includes(name)), []);
});
