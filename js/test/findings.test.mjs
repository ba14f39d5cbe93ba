// The lists of a report: made when they are read, and nobody can tell.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";
import { inspect } from "node:util";
import { load } from "../dist/index.js";
import { pbnWasm } from "./modules.mjs";
import { WebWorker } from "./web-worker.mjs";

const folders = ["../../core/pbn/answers/testdata/", "../../core/pbn/testdata/", "../../../shared/corpus/"].map((path) => new URL(path, import.meta.url));
const files = folders.filter((folder) => existsSync(folder)).flatMap((folder) =>
	readdirSync(folder, { recursive: true })
		.filter((name) => /\.(pbn|txtar|lin|html)$/.test(name))
		.map((name) => ({ name, bytes: new Uint8Array(readFileSync(new URL(name, folder))) })),
);

/** What is read in one call, whose lists cross as JSON. */
const isSmall = ({ bytes }) => bytes.length <= 32 * 1024;

const faults = new TextEncoder().encode('[Site "a\tb"]\n[Site "c"]\n[Dealer "X"]\n[Auction "N"]\n1C 1C =1=\n\n\n[Board "2"]\n[Deal "N:KT74.A63.K852.94 - AQ986.K5.A743.QJ -"]\n{x}\n[Play "N"]\nSA HA\n*\n[Contract "3nt"]\n');

/** It comes in pieces, so that its lists cross packed. */
const pieces = (bytes) => new Blob([bytes]).stream();

describe("lists of findings", () => {
	let pbn;

	before(async () => {
		pbn = await load({ wasm: pbnWasm });
	});

	after(() => pbn.close());

	it("are what crosses as JSON, in all files of ours and of the corpus", async () => {
		let elements = 0;
		let others = 0;
		for (const { name, bytes } of files.filter(isSmall)) {
			for (const [verb, as] of [["parse"], ["validate"], ["validate", "export"], ["export"]]) {
				const options = { notation: "pbn", ...(as && { as }) };
				const whole = await pbn[verb](bytes, options);
				const packed = await pbn[verb](pieces(bytes), options);
				assert.equal(JSON.stringify(packed), JSON.stringify(whole), `${verb} ${name}`);
				elements += packed.diagnostics.length + (packed.changed?.length ?? 0);
				others += packed.diagnostics.filter(({ related, fixes }) => related && fixes).length;
			}
		}
		assert.ok(elements > 1000 && others > 10, `${elements} elements, ${others} with all that there is`);
	});

	it("are those objects in large files, where what is known late belongs to an earlier place", async () => {
		// Line ends of one kind: what comes in pieces cannot know which of two is the usual one.
		const some = Buffer.concat(files.filter((file) => isSmall(file) && !file.bytes.includes(13)).map(({ bytes }) => bytes));
		const large = new Uint8Array(Buffer.concat([some, some, some]));
		const { bytes, applied, more, ...whole } = await pbn.apply(large, { fixes: [] });
		assert.equal(Object.getOwnPropertyDescriptor(whole, "diagnostics").get, undefined);
		const packed = await pbn.validate(large, { notation: "pbn" });
		assert.ok(packed.diagnostics.length > 3_000, String(packed.diagnostics.length));
		assert.deepStrictEqual(packed, whole);
		assert.equal(JSON.stringify(packed), JSON.stringify(whole));
	});

	it("are made when they are read", async () => {
		const report = await pbn.export(pieces(faults));
		const isLate = (name) => "get" in Object.getOwnPropertyDescriptor(report, name);
		assert.deepEqual([isLate("diagnostics"), isLate("changed")], [true, true]);
		const list = report.diagnostics;
		assert.ok(list.length > 3);
		assert.deepEqual([isLate("diagnostics"), isLate("changed")], [false, true]);
		assert.equal(report.diagnostics, list);
	});

	it("show nobody that they are made late", async () => {
		const report = () => pbn.export(pieces(faults));
		const plain = JSON.parse(JSON.stringify(await report()));
		plain.bytes = (await report()).bytes;
		assert.deepStrictEqual(await report(), plain);
		assert.deepStrictEqual(structuredClone(await report()), plain);
		assert.deepStrictEqual({ ...(await report()) }, plain);
		assert.deepStrictEqual(Object.keys(await report()), Object.keys(plain));
		const { changed, ...rest } = await report();
		assert.deepStrictEqual({ ...rest, changed }, plain);
		const list = async () => (await report()).diagnostics;
		const wanted = plain.diagnostics;
		assert.ok(Array.isArray(await list()));
		assert.deepStrictEqual([...(await list())], wanted);
		assert.deepStrictEqual((await list()).map((one) => one), wanted);
		assert.deepStrictEqual(Array.from(await list()), wanted);
		const each = [];
		for (const one of await list()) each.push(one);
		(await list()).forEach((one, at) => assert.deepStrictEqual(one, each[at]));
		assert.deepStrictEqual(each, wanted);
		assert.deepStrictEqual((await list()).at(-1), wanted.at(-1));
		assert.deepStrictEqual((await list()).slice(1, 3), wanted.slice(1, 3));
		assert.deepStrictEqual((await list()).concat(wanted), wanted.concat(wanted));
		assert.deepStrictEqual((await list()).filter(({ rule }) => rule === wanted[0].rule), wanted.filter(({ rule }) => rule === wanted[0].rule));
		assert.deepStrictEqual((await list()).toReversed(), wanted.toReversed());
		assert.deepStrictEqual(Object.entries(await list()), Object.entries(wanted));
		const other = await report();
		other.diagnostics = [];
		other.changed.pop();
		other.changed[0] = wanted[0];
		assert.deepStrictEqual(other, { ...plain, diagnostics: [], changed: [wanted[0], ...plain.changed.slice(1, -1)] });
		const frozen = Object.freeze(await report());
		assert.equal(frozen.diagnostics, frozen.diagnostics);
		assert.deepStrictEqual(frozen, plain);
		assert.equal(inspect(await report(), { depth: 9 }), inspect(plain, { depth: 9 }));
	});

	it("can be given to others of what parse gives", async () => {
		const read = () => pbn.parse(pieces(faults));
		const plain = JSON.parse(JSON.stringify(await read()));
		assert.deepStrictEqual(Object.keys(plain).slice(0, 2), ["games", "encoding"]);
		const file = await read();
		file.diagnostics = [];
		assert.deepStrictEqual(file, { ...plain, diagnostics: [] });
		assert.equal(inspect(await read(), { depth: 9 }), inspect(plain, { depth: 9 }));
	});

	it("outlive the module, and cross to other threads", async () => {
		globalThis.Worker = WebWorker;
		const other = await load({ wasm: pbnWasm, worker: true });
		const report = await other.export(pieces(faults));
		other.close();
		const channel = new MessageChannel();
		const came = new Promise((resolve) => (channel.port2.onmessage = ({ data }) => resolve(data)));
		channel.port1.postMessage(report);
		assert.deepStrictEqual(await came, await pbn.export(pieces(faults)));
		channel.port1.close();
	});
});
