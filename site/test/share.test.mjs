import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { deflateRawSync } from "node:zlib";
import { source } from "./source.mjs";

const { longestMade, mostDrawn, packed, unpacked } = await source("share/link");
const { hashOf, placeIn } = await source("share/address");
const { signsIn } = await source("intake/foreign");

describe("the text in a link", () => {
	const board = '[Board "7"]\n[West "Łukasz"]\n[Deal "N:A83.KQ7.AJ85.642 - - -"]\n';

	it("comes out as it went in", async () => {
		for (const text of ["", board, board.repeat(2000)]) assert.equal(await unpacked(await packed(text)), text);
	});

	it("needs nothing that an address would change", async () => assert.match(await packed(board.repeat(50)), /^[\w-]+$/));

	it("of a board is far from the limit", async () => assert.ok((await packed(board)).length < longestMade / 50));

	it("may be there as it is", async () => assert.equal(await unpacked(board), board));

	it("may come with line ends and with what follows it", async () => {
		const value = await packed(board);
		assert.equal(await unpacked(`${value.slice(0, 20)}\n ${value.slice(20)}>.`), board);
	});

	it("is packed as it is where the browser cannot deflate", async () => {
		const { CompressionStream } = globalThis;
		globalThis.CompressionStream = class {
			constructor() {
				throw new TypeError("deflate-raw");
			}
		};
		try {
			assert.equal(await packed(board), board);
		} finally {
			globalThis.CompressionStream = CompressionStream;
		}
	});

	it("is refused where any part of it is missing", async () => {
		const value = await packed(board.repeat(3));
		for (let end = 1; end < value.length - 1; end++) await assert.rejects(unpacked(value.slice(0, end)), /not complete/, `of ${end} characters`);
	});

	for (const [name, value, why] of [
		["nothing", "", /not complete/],
		["other letters", "äöü", /not complete/],
		["what is no UTF-8", Buffer.from(deflateRawSync(Buffer.from([0x5b, 0xff, 0xfe]))).toString("base64url"), /not complete/],
		["as many letters as may be, which are nothing", "A".repeat(1_000_000), /not complete/],
		["too many letters", "A".repeat(1_000_001), /too long: it has 1,000,001 characters/],
		["a bomb", deflateRawSync(Buffer.alloc(200 << 20, "[")).toString("base64url"), /far more in this link/],
	]) {
		it(`is refused: ${name}`, () => assert.rejects(unpacked(value), why));
	}

	const unpackedOf = (size, most) => unpacked(deflateRawSync(Buffer.alloc(size, "[")).toString("base64url"), most);

	it("has at most 1 MB", async () => {
		assert.equal((await unpackedOf(1_000_000)).length, 1_000_000);
		await assert.rejects(unpackedOf(1_000_001), /far more in this link/);
	});

	it("has less where a page draws it by itself, packed or not", async () => {
		assert.equal((await unpackedOf(mostDrawn, mostDrawn)).length, mostDrawn);
		await assert.rejects(unpackedOf(mostDrawn + 1, mostDrawn), /far more in this link/);
		assert.equal((await unpacked("[".repeat(mostDrawn), mostDrawn)).length, mostDrawn);
		await assert.rejects(unpacked("[".repeat(mostDrawn + 1), mostDrawn), /far more in this link/);
	});

	it("is unpacked no further than a few boards go", async () => {
		const { DecompressionStream } = globalThis;
		let most = 0;
		globalThis.DecompressionStream = class {
			constructor(format) {
				const inner = new DecompressionStream(format);
				let sum = 0;
				const count = new TransformStream({
					transform(part, controller) {
						most = Math.max(most, (sum += part.length));
						controller.enqueue(part);
					},
				});
				this.writable = inner.writable;
				this.readable = inner.readable.pipeThrough(count);
			}
		};
		try {
			await assert.rejects(unpacked(deflateRawSync(Buffer.alloc(200 << 20, "[")).toString("base64url")), /far more/);
		} finally {
			globalThis.DecompressionStream = DecompressionStream;
		}
		assert.ok(most > 1_000_000 && most < 4_000_000, `${most} bytes were unpacked`);
	});
});

describe("an address", () => {
	for (const [hash, place] of [
		["#board=7&card=30", { board: "7", card: 30 }],
		["#game=12", { game: 12 }],
		["#pbn=a-_b&card=3", { link: { key: "pbn", text: "a-_b" }, card: 3 }],
		["#board=A%207", { board: "A 7" }],
		["", {}],
	]) {
		it(`names what is open: ${hash}`, () => {
			assert.equal(hashOf(place), hash);
			assert.deepEqual(JSON.parse(JSON.stringify(placeIn(hash))), place);
		});
	}

	it("may be of something else", () => assert.deepEqual(JSON.parse(JSON.stringify(placeIn("#drop&card=x&board="))), {}));

	it("leaves a plus as it is", () => assert.equal(placeIn('#pbn=[Auction "N"] 1C +').link.text, '[Auction "N"] 1C +'));
});

describe("the signs of boards in a text", () => {
	const deal = "N:A83.KQ7.AJ85.642 942.T53.962.K953 K76.AJ9642.K3.A7 QJT5.8.QT74.QJT8";
	for (const [name, text, want] of [
		["PBN", `{A deal}\n[Deal "${deal}"]`, "pbn"],
		["a page with PBN", '<p>Look:</p><pre class="pbn">', "pbn"],
		["LIN", "vg|Final,2,I,1,20,a,0,b,0|", "lin"],
		["LIN as in an address", "md%7C3SA", "lin"],
		["a link to a hand", "see https://www.bridgebase.com/tools/handviewer.html?n=sakq", "hands"],
		["a deal as the Deal tag has it", deal.toLowerCase(), "hands"],
		["suit symbols", "♠ A83", "hands"],
		["suits of a forum", "!SA83", "hands"],
		["letters", "S: A83 H: KQ7", "hands"],
		["PBN at the end of a long letter", `${"Dear partner. ".repeat(1000)}\n[Board "1"]`, "pbn"],
		["a container with other attributes", '<pre id="a" class="big pbn dark" title="b">', "pbn"],
		["a word after a sign", "1 < 2 of my pbn files", undefined],
		["ranks alone", "2".repeat(100_000), undefined],
		["a letter to a partner", "Dear partner, I am sorry.", undefined],
		["nothing", " \n", undefined],
		["a game of chess, whatever is in it", `[White "A"]\n[Black "♠A83"]\n\n1. e4 *`, undefined],
		["a position", "8/8/8/8/8/8/8/K1k5 w - - 0 1", undefined],
		["a page with a link that has LIN", "<html><a href=\"https://x.org/handviewer.html?lin=md|3SA|\">x</a>", "hands"],
		["a link that has LIN", "https://x.org/?lin=pn|a,b|md|3SA|", "hands"],
	]) {
		it(name, () => assert.equal(signsIn(text), want));
	}
});
