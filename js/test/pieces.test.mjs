// Files that are read in pieces, from every kind of source.
import assert from "node:assert/strict";
import { after, before, describe, it, mock } from "node:test";
import { Readable } from "node:stream";
import { runInNewContext } from "node:vm";
import { load } from "../dist/index.js";
import { pbnWasm } from "./modules.mjs";
import { sample } from "./sample.mjs";
import { season } from "./season.mjs";
import { WebWorker } from "./web-worker.mjs";

globalThis.Worker = WebWorker;

const large = season(80_000);

/** A stream of a file in chunks of a size; `ended` is why it was given up, or undefined. */
function streamOf(file, chunk) {
	let at = 0;
	const stream = new ReadableStream({
		pull(controller) {
			if (at >= file.length) controller.close();
			else controller.enqueue(file.slice(at, (at += chunk)));
		},
		cancel(reason) {
			stream.ended = { reason, at };
		},
	}, { highWaterMark: 0 });
	return stream;
}

/** The same by an async generator; `left` is called when the loop over it is left, and at its end. */
async function* chunksOf(file, chunk, left = () => undefined) {
	try {
		for (let at = 0; at < file.length; at += chunk) yield file.subarray(at, at + chunk);
	} finally {
		left();
	}
}

/** The class of another frame, of which `instanceof` says that nothing here is one. */
const FrameBytes = runInNewContext("Uint8Array");

const sources = {
	"a Uint8Array": (file) => file,
	"a view of a larger buffer": (file) => new Uint8Array([0, ...file, 0]).subarray(1, -1),
	"an ArrayBuffer": (file) => file.slice().buffer,
	"a Uint8Array of another frame": (file) => FrameBytes.from(file),
	"an ArrayBuffer of another frame": (file) => FrameBytes.from(file).buffer,
	"chunks of another frame": (file) => chunksOf(FrameBytes.from(file), 701),
	"a Blob": (file) => new Blob([file]),
	"a stream of small chunks": (file) => streamOf(file, 701),
	"a stream of one chunk": (file) => streamOf(file, Number.POSITIVE_INFINITY),
	"an async generator": (file) => chunksOf(file, 701),
	"a stream of Node": (file) => Readable.from(chunksOf(Buffer.from(file), 5000)),
	"a Response": (file) => new Response(file),
};

/** Waits for what comes soon. */
async function eventually(holds) {
	while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
}

for (const worker of [false, true]) {
	describe(`sources (worker: ${worker})`, () => {
		let pbn, whole;

		before(async () => {
			pbn = await load({ wasm: pbnWasm, worker });
			whole = {};
			for (const verb of ["parse", "validate", "export"]) whole[verb] = { sample: await pbn[verb](sample), large: await pbn[verb](large) };
			assert.equal(whole.parse.large.games.length, large.games);
		});
		after(() => pbn.close());

		for (const [name, file, given] of [
			["that was read to its end", sample, 0],
			["that is no PBN by its beginning", new Uint8Array([0x89, 0x50, 0x4e, 0x47, ...sample]), undefined],
			["that is nothing", new Uint8Array(), 0],
		]) {
			it(`an iterator ${name} is given up as a loop over it would do`, async () => {
				for (const verb of ["parse", "validate", "export"]) {
					const chunks = chunksOf(file, 50);
					let [ended, returned] = [false, 0];
					const iterator = {
						[Symbol.asyncIterator]: () => iterator,
						async next() {
							const answer = await chunks.next();
							ended = answer.done;
							return answer;
						},
						async return() {
							returned++;
							return {};
						},
					};
					await pbn[verb](iterator);
					assert.equal(returned, given ?? (ended ? 0 : 1), verb);
				}
			});
		}

		for (const [name, source] of Object.entries(sources)) {
			for (const verb of ["parse", "validate", "export"]) {
				it(`${verb} reads ${name}`, async () => {
					assert.deepEqual(await pbn[verb](source(sample)), whole[verb].sample);
					assert.deepEqual(await pbn[verb](source(large)), whole[verb].large);
				});
			}
			it(`games reads ${name}`, async () => {
				const games = [];
				for await (const game of pbn.games(source(large))) games.push(game);
				assert.deepEqual(games, whole.parse.large.games);
			});
		}

		it("gives the games that are wanted, and reads no further", async () => {
			const { games } = await pbn.parse(large, { from: 3, count: 2 });
			assert.deepEqual(games, whole.parse.large.games.slice(2, 4));
			for (const [options, want] of [
				[{ from: 3, count: 2 }, [3, 4]],
				[{ count: 3 }, [1, 2, 3]],
				[{ from: 1, count: 1 }, [1]],
			]) {
				const stream = streamOf(large, 1000);
				const numbers = [];
				for await (const { number } of pbn.games(stream, options)) numbers.push(number);
				assert.deepEqual(numbers, want, JSON.stringify(options));
				assert.ok(stream.ended.at < large.length);
				assert.deepEqual((await pbn.parse(large, options)).games.map(({ number }) => number), want, JSON.stringify(options));
			}
			const last = [];
			for await (const { number } of pbn.games(large, { from: large.games })) last.push(number);
			assert.deepEqual(last, [large.games]);
		});

		it("drops the job where the loop is left", async () => {
			const stream = streamOf(large, 1000);
			for await (const { number } of pbn.games(stream)) if (number === 2) break;
			assert.ok(stream.ended.at < large.length);
			const left = mock.fn();
			for await (const { number } of pbn.games(chunksOf(large, 1000, left))) if (number === 2) break;
			await eventually(() => left.mock.callCount() === 1);
			assert.deepEqual(await pbn.validate(large), whole.validate.large);
		});

		it("reads no further where the file begins as no PBN does", async () => {
			const pdf = new Uint8Array(500_000);
			pdf.set(new TextEncoder().encode("%PDF-1.7\n"));
			const want = await pbn.validate(pdf.slice(0, 1000));
			assert.match(want.diagnostics[0].message, /PDF/);
			const stream = streamOf(pdf, 10_000);
			assert.deepEqual(await pbn.validate(stream), want);
			assert.ok(stream.ended.at < pdf.length);
			assert.deepEqual(await pbn.validate(pdf), want);
			assert.deepEqual((await pbn.parse(pdf)).games, []);
			assert.equal((await pbn.export(new Blob([pdf]))).bytes.length, 0);
			for await (const game of pbn.games(pdf)) assert.fail(game);
		});

		it("goes on with several files at once", async () => {
			const [one, two, games] = await Promise.all([pbn.validate(large), pbn.export(streamOf(large, 3000)), pbn.games(sample).next()]);
			assert.deepEqual([one, two, games.value], [whole.validate.large, whole.export.large, whole.parse.sample.games[0]]);
		});

		it("reads any source also where the file is worked on as a whole", async () => {
			const page = new TextEncoder().encode(`<p>Łódź</p>\n<PBN>${new TextDecoder().decode(sample)}</PBN>`);
			const edits = [{ game: 1, tag: "Site", value: "Paris" }];
			const nags = new TextEncoder().encode("9 schöne Karte\r\n");
			const want = {
				apply: await pbn.apply(large),
				edit: await pbn.edit(large, edits),
				exportDocument: await pbn.exportDocument(page),
				blocks: await pbn.blocks(page),
				nags: await pbn.nags(nags),
			};
			for (const [name, source] of Object.entries(sources)) {
				const got = {
					apply: await pbn.apply(source(large)),
					edit: await pbn.edit(source(large), edits),
					exportDocument: await pbn.exportDocument(source(page)),
					blocks: await pbn.blocks(source(page)),
					nags: await pbn.nags(source(nags)),
				};
				assert.deepEqual(got, want, name);
			}
		});

		it("reads a stream that fills one array again and again", async () => {
			for (const array of [new Uint8Array(1000), Buffer.alloc(1000)]) {
				async function* refilled() {
					for (let at = 0; at < large.length; at += array.length) {
						array.set(large.subarray(at, at + array.length));
						yield array.subarray(0, large.length - at);
					}
					array.fill(0);
				}
				assert.deepEqual(await pbn.validate(refilled()), whole.validate.large);
				assert.deepEqual((await pbn.apply(refilled())).diagnostics, (await pbn.apply(large)).diagnostics);
			}
		});

		it("reads a text as UTF-8, also one that other bytes would make something else", async () => {
			const many = `\uFEFF[Event "Łódź ♠"]\n[Board "1"]\n\n`.repeat(2000).slice(1);
			for (const text of ["", '[Event "Łódź"]\n[Board "1"]\n', '[Event "a"]\n', "\uFEFF[Event \"\u00e9\"]", many]) {
				const bytes = new TextEncoder().encode(text);
				for (const verb of ["parse", "validate", "export", "exportDocument", "blocks", "apply"]) {
					const got = await pbn[verb](text);
					assert.deepEqual(got, await pbn[verb](bytes, { sourceEncoding: "utf-8" }), `${verb} ${text.slice(0, 30)}`);
					assert.deepEqual(await pbn[verb](text, { sourceEncoding: "utf-8" }), got);
				}
				assert.equal((await pbn.validate(text)).encoding, "utf-8");
			}
			const games = [];
			for await (const { number } of pbn.games(many)) games.push(number);
			assert.equal(games.length, 2000);
			const [half] = (await pbn.validate('[Event "\ud83d"]\n[Dealer "Q"]')).diagnostics.filter(({ rule }) => rule === "tag/invalid-value");
			assert.equal('[Event "\ud83d"]\n[Dealer "Q"]'.slice(half.span.start.utf16, half.span.end.utf16), '"Q"');
			const edited = await pbn.edit('[Event "é"]\n', [{ game: 1, tag: "Event", value: "ł" }]);
			assert.equal(new TextDecoder().decode(edited.bytes), '[Event "ł"]\n');
			assert.equal((await pbn.nags("9 schöne Karte")).texts[9], "schöne Karte");
		});

		it("gives a stream up that is read whole, where the call is aborted", async () => {
			const stopping = new AbortController();
			const stream = streamOf(large, 1000);
			const endless = new ReadableStream({ pull() {}, cancel: (reason) => (stream.ended = { reason }) });
			const call = pbn.apply(endless, { signal: stopping.signal });
			stopping.abort(new Error("enough"));
			await assert.rejects(call, /^Error: enough$/);
			await eventually(() => stream.ended !== undefined);
			assert.equal(stream.ended.reason.message, "enough");
		});

		it("tells how far it is", async () => {
			const far = async (source) => {
				const told = [];
				await pbn.validate(source, { onProgress: (progress) => told.push(progress) });
				for (const [i, { done }] of told.entries()) assert.ok(done > (told[i - 1]?.done ?? 0));
				return [told.length, told.at(-1)];
			};
			const end = { done: large.length, total: large.length };
			assert.deepEqual(await far(large), [Math.ceil(large.length / 32768), end]);
			assert.deepEqual((await far(new Blob([large])))[1], end);
			assert.deepEqual((await far(streamOf(large, 9999)))[1], { done: large.length });
			assert.deepEqual(await far(sample), [1, { done: sample.length, total: sample.length }]);
			const mine = new Error("mine");
			await assert.rejects(pbn.validate(large, { onProgress: () => { throw mine; } }), mine);
		});

		it("leaves the thread free now and then between pieces", async () => {
			let turns = 0;
			const timer = setInterval(() => turns++, 1);
			await pbn.validate(Readable.from(Array.from({ length: 40 }, () => large)));
			clearInterval(timer);
			assert.ok(turns > 1, `${turns} turns`);
		});

		it("takes a Response without a body, and none of a failure", async () => {
			assert.equal((await pbn.validate(new Response(null))).gameCount, 0);
			await assert.rejects(pbn.validate(new Response("<h1>Not found</h1>", { status: 404 })), /TypeError: validate: the response has the HTTP status 404/);
			const read = new Response(sample);
			await read.arrayBuffer();
			await assert.rejects(pbn.validate(read), TypeError);
		});

		it("says what is wrong with a source", async () => {
			const broken = new Error("the disk is gone");
			await assert.rejects(pbn.export(new ReadableStream({ pull: (controller) => controller.error(broken) })), broken);
			await assert.rejects(pbn.export(new ReadableStream({ pull: (controller) => controller.enqueue("text") })), /TypeError: export: the stream has to give Uint8Arrays/);
			await assert.rejects(pbn.export(Readable.from(["text"])), /TypeError: export: the stream has to give Uint8Arrays/);
			await assert.rejects(pbn.export(chunksOf(large, 1000, () => { throw broken; })), broken);
			for (const none of [null, undefined, 7, Symbol("text"), new String("text"), {}, [], new Map()]) await assert.rejects(pbn.parse(none), /TypeError: parse: the source has to be/);
			const locked = streamOf(large, 1000);
			locked.getReader();
			await assert.rejects(pbn.export(locked), TypeError);
			const taken = large.slice();
			const call = pbn.validate(taken, { onProgress: () => taken.buffer.byteLength && structuredClone(taken.buffer, { transfer: [taken.buffer] }) });
			await assert.rejects(call, /TypeError: validate: the source was taken away/);
			await assert.rejects(pbn.validate(large, { severities: { "no/rule": "off" } }), /TypeError: validate: .*no\/rule/);
			assert.deepEqual(await pbn.validate(large), whole.validate.large);
		});
	});
}
