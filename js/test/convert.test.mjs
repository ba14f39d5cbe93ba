// Other notations than PBN: convert, and the verbs that take them.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { promisify } from "node:util";
import { load } from "../dist/index.js";
import { linText } from "../dist/game.js";
import { load as loadInline } from "../dist/inline.js";
import { renderPage } from "../dist/render.js";

const folder = new URL("../../core/lin/testdata/", import.meta.url);
const file = (name) => readFileSync(new URL(name, folder));
const line = "pn|,,A,|st||md|3,,SA83HKQ7DAJ85C642,|rh||ah|Board 1|sv|o|mb|1N|mb|p|mb|p|mb|p|mc|7|pg||\n";
const deal = "N:A83.KQ7.AJ85.642 KQ5.A43.K64.JT98 T976.JT98.32.AK7 J42.652.QT97.Q53";
const text = (bytes) => Buffer.from(bytes).toString();
const pbn = await load();

/** As a stream of many small pieces. */
async function* pieces(bytes, size = 1500) {
	for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe("convert", () => {
	it("makes PBN of LIN, and LIN of PBN", async () => {
		const { bytes, from, gameCount, diagnostics, changes } = await pbn.convert(line, { missing: "omit" });
		assert.deepEqual([from, gameCount, diagnostics, changes], ["lin", 1, [], []]);
		assert.match(text(bytes), /^% PBN 2\.1\r\n[^]*\[Contract "1NT"\]\r\n\[Result "7"\]/);
		const back = await pbn.convert(bytes);
		assert.deepEqual([back.from, text(back.bytes)], ["pbn", line]);
	});

	it("takes whatever the other verbs take", async () => {
		const lin = file("vugraph-00001.lin");
		const whole = await pbn.convert(lin);
		for (const source of [new Blob([lin]), new Response(lin), pieces(lin), lin.buffer.slice(lin.byteOffset, lin.byteOffset + lin.length)]) {
			assert.deepEqual(await pbn.convert(source), whole);
		}
	});

	it("takes a bare deal", async () => {
		const { bytes, from } = await pbn.convert(`Look at this:\n${deal}\n`, { missing: "omit" });
		assert.equal(from, "deal");
		assert.match(text(bytes), new RegExp(`\\[Deal "${deal}"\\]`));
	});

	it("makes a table of results", async () => {
		const { bytes } = await pbn.convert('[Board "1"]\n[West "=1+1"]\n[Contract "4S"]\n[Declarer "N"]\n', { to: "csv" });
		assert.equal(text(bytes), 'From,Board,West,Declarer,Contract\r\nGame,1,"\'=1+1",N,4S\r\n');
	});

	it("tells what is wrong, with line and place", async () => {
		for (const [name, rule] of [["own-cut.lin", "command/cut"], ["own-same-cards.lin", "deal/duplicate-card"], ["own-unknown-commands.lin", "command/unknown"], ["own-page.lin", "file/not-lin"]]) {
			const { diagnostics } = await pbn.convert(file(name), { from: "lin", to: "pbn" });
			const found = diagnostics.find((one) => one.rule === rule);
			assert.ok(found, `${name}: ${diagnostics.map((one) => one.rule)}`);
			assert.ok(found.span.start.line >= 1 && found.message.length > 10);
		}
	});

	it("has rules as the others: listed, explained, with severities that a caller sets", async () => {
		const rules = await pbn.rules();
		for (const name of ["bare/kept", "command/cut", "write/lost"]) {
			const { title } = rules.find((rule) => rule.name === name);
			assert.ok((await pbn.explain(name)).startsWith(`# ${title}\n`), name);
		}
		const bare = "A83.KQ7.AJ85.642\nT976.JT98.32.AK7\nfrom the club\n";
		const severities = { "bare/seats": "error", "bare/kept": "off" };
		for (const { diagnostics, counts } of [await pbn.validate(bare, { severities }), await pbn.convert(bare, { severities })]) {
			assert.deepEqual(diagnostics.map(({ rule, severity }) => [rule, severity]), [["bare/seats", "error"]]);
			assert.equal(counts.error, 1);
		}
		const cut = await pbn.validate(`${line}mb|1`, { severities: { "command/cut": "warning" } });
		assert.deepEqual(cut.diagnostics.filter(({ rule }) => rule === "command/cut").map(({ severity }) => severity), ["warning"]);
		assert.equal((await pbn.validate('[Board "1"]', { severities })).counts.error, (await pbn.validate('[Board "1"]')).counts.error);
		await assert.rejects(pbn.validate(bare, { severities: { "bare/seat": "off" } }), (error) => error instanceof TypeError && /bare\/seat/.test(error.message));
	});

	it("refuses wrong arguments by name", async () => {
		for (const [given, message] of [
			[[7], /^convert: the source has to be/],
			[[line, { to: "xml" }], /^convert: the option "to" has to be one of "pbn", "lin", "csv"$/],
			[[line, { from: "csv" }], /^convert: the option "from" has to be one of "auto", "pbn", "lin", "deal"$/],
			[[line, { notation: "lin" }], /^convert: there is no option "notation"$/],
			[[line, { severities: { "no/rule": "off" } }], /^convert: .*no\/rule/],
			[[line, { sourceEncoding: "utf-16le" }], /^convert: with a string/],
		]) {
			await assert.rejects(pbn.convert(...given), (error) => error instanceof TypeError && message.test(error.message), String(message));
		}
		await assert.rejects(pbn.parse(line, { notation: "csv" }), /^TypeError: parse: the option "notation" has to be one of/);
		await assert.rejects(pbn.convert(line, { signal: AbortSignal.abort(new Error("enough")) }), /enough/);
	});

	it("comes to its end with the others", async () => {
		const other = await load();
		await other.convert(line);
		other.close();
		await assert.rejects(other.convert(line), { name: "PbnClosedError" });
		const never = await load();
		never.close();
		await assert.rejects(never.convert(line), { name: "PbnClosedError" });
	});

	it("takes its module from where load is told", async () => {
		const bytes = readFileSync(new URL("../dist/lin.wasm", import.meta.url));
		for (const converter of [bytes, new URL("../dist/lin.wasm", import.meta.url), await WebAssembly.compile(bytes)]) {
			const other = await load({ converter });
			assert.deepEqual(await other.convert(line), await pbn.convert(line));
			other.close();
		}
		const nowhere = await load({ converter: new URL("../dist/no.wasm", import.meta.url) });
		await assert.rejects(nowhere.parse(line), (error) => error.name === "PbnLoadError" && error.url.endsWith("/no.wasm"));
		assert.equal((await nowhere.parse('[Board "1"]')).games.length, 1);
		nowhere.close();
		await assert.rejects(load({ converter: 7 }), /^TypeError: load: the option "converter" has to be /);
	});

	it("keeps commands as data that no reader sees, and shows scores", async () => {
		const lin = line.replace("sv|o|", "sv|o|sa|0|bn|1|").replace("mc|7|", "pc|SA|hs|nd|zz|35.71%|");
		const file = await pbn.parse(`% by hand\nvg|Club night|pg||nt|Welcome|\n${lin}qx|o2|nt|The end|`);
		assert.equal(file.games.length, 1);
		const [game] = file.games;
		assert.deepEqual(game.kept, [{ text: "sa|0|" }, { text: "bn|1|" }, { text: "hs|nd|", card: 0 }, { text: "qx|o2|", card: 4 }]);
		assert.deepEqual(game.comments.map(({ text }) => text), ["% by hand", "Welcome"]);
		assert.deepEqual(game.tags.filter(({ name }) => name === "ScorePercentage").map(({ value }) => value), ["NS 35.71"]);
		const page = renderPage(file);
		for (const code of ["sa|", "bn|", "hs|", "qx|", "zz|"]) assert.ok(!page.includes(code), code);
		for (const said of ["Welcome", "The end", "35.71", "Club night"]) assert.ok(page.includes(said), said);
		const { bytes } = await pbn.write(file.games);
		for (const kept of ["{sa|0|}", "{bn|1|}", "{hs|nd|}", "{qx|o2|}"]) assert.ok(text(bytes).includes(kept), kept);
		assert.equal(linText(game).replace(/.*(?=sa\|0)/, ""), "sa|0|bn|1|nt|% by hand|nt|Welcome|mb|1N|mb|p|mb|p|mb|p|pc|SA|hs|nd|nt|qx/o2/|nt|The end|zz|35.71%|pg||\n");
	});

	it("is inside of pbnkit/inline", async () => {
		const inline = await loadInline();
		assert.deepEqual(await inline.convert(line), await pbn.convert(line));
		assert.equal((await inline.parse(line)).games.length, 1);
		inline.close();
	});
});

describe("the verbs take LIN and bare deals", () => {
	const names = readdirSync(folder).filter((name) => name.endsWith(".lin"));

	it("and say of each file what convert says", async () => {
		assert.ok(names.length > 90);
		for (const name of names) {
			const source = file(name);
			const { bytes, from, changed, changes, ...found } = await pbn.convert(source, { to: "pbn", encoding: "utf8", missing: "omit" });
			const checked = await pbn.validate(source);
			if (from === "pbn") {
				assert.equal(checked.from, undefined, name);
				continue;
			}
			assert.deepEqual(checked, { ...found, from }, name);
			const { games, ...read } = await pbn.parse(source);
			assert.deepEqual(read, checked, name);
			assert.deepEqual(games, (await pbn.parse(bytes, { sourceEncoding: "utf-8" })).games, name);
			const exported = await pbn.export(source);
			assert.deepEqual(Buffer.from(exported.bytes), Buffer.from((await pbn.convert(source, { to: "pbn" })).bytes), name);
		}
	});

	it("also where they come in pieces", async () => {
		const source = file("vugraph-00001.lin");
		const whole = await pbn.parse(source);
		const large = Buffer.concat(Array.from({ length: 60 }, () => source));
		assert.ok(large.length > 2 * 32 * 1024);
		for (const lin of [source, large]) {
			const want = await pbn.validate(lin);
			assert.equal(want.from, "lin");
			for (const stream of [() => pieces(lin), () => new Blob([lin]).stream(), () => new Response(lin)]) {
				assert.deepEqual(await pbn.validate(stream()), want);
				const games = [];
				const reading = pbn.games(stream(), { diagnostics: true });
				let last;
				for (;;) {
					last = await reading.next();
					if (last.done) break;
					games.push(last.value);
				}
				assert.deepEqual(last.value, want);
				assert.equal(games.length, want.gameCount);
				assert.deepEqual(games.flatMap(({ diagnostics }) => diagnostics), want.diagnostics.filter(({ game }) => game > 0).sort((a, b) => a.game - b.game));
			}
		}
		assert.deepEqual((await pbn.parse(source, { from: 2, count: 2 })).games, whole.games.slice(1, 3));
		const some = [];
		for await (const { number } of pbn.games(source, { from: 2, count: 2 })) some.push(number);
		assert.deepEqual(some, [2, 3]);
	});

	it("but where another is named, or they are long", async () => {
		assert.equal((await pbn.validate(line, { notation: "pbn" })).gameCount, 0);
		assert.equal((await pbn.parse(deal)).from, "deal");
		assert.equal((await pbn.parse(deal, { notation: "deal" })).games[0].deal.hands.N.S, "A83");
		assert.equal((await pbn.parse('[Board "1"]\n', { notation: "lin" })).diagnostics[0].rule, "file/not-lin");
		const long = line.repeat(20_000);
		assert.ok(long.length > 1 << 20);
		assert.equal((await pbn.validate(long)).gameCount, 0);
		assert.equal((await pbn.validate(long, { notation: "lin" })).gameCount, 20_000);
	});

	it("and a file with a game of PBN never loads the other module", async () => {
		const script = `
			import { load } from ${JSON.stringify(new URL("../dist/index.js", import.meta.url).href)};
			const { promises } = process.getBuiltinModule("node:fs");
			const { readFile } = promises;
			const asked = [];
			promises.readFile = (url, ...others) => (asked.push(String(url).replace(/.*\\//, "")), readFile(url, ...others));
			const pbn = await load();
			for (const verb of ["parse", "validate", "export"]) for (const source of ['[Board "1"]', "% PBN 2.1", ""]) await pbn[verb](source, source.startsWith("%") ? { notation: "pbn" } : {});
			console.log(asked.join());
			await pbn.parse("md|3SAK,,,|");
			console.log(asked.join());
		`;
		const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script]);
		assert.equal(stdout, "pbn.wasm\npbn.wasm,lin.wasm\n");
	});

	it("writes them to a stream", async () => {
		const parts = [];
		const to = new WritableStream({ write: (piece) => void parts.push(piece) });
		const { from, gameCount } = await pbn.export(line, { to });
		assert.deepEqual([from, gameCount], ["lin", 1]);
		assert.deepEqual(Buffer.concat(parts), Buffer.from((await pbn.export(line)).bytes));
	});
});
