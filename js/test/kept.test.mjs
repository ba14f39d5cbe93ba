// What is kept of a stream while it may be another notation than PBN.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { Kept, mayBeOther, mostUnnamed } = await source("pbn/other");

/** What is kept of pieces, as text. */
function keptOf(...pieces) {
	const kept = new Kept(mayBeOther);
	for (const piece of pieces) kept.add(Uint8Array.from(piece));
	assert.equal(kept.wants, kept.parts !== undefined);
	return kept.parts?.map((part) => [...part]);
}

describe("what is kept", () => {
	it("is each piece, as it was when it came", () => {
		const kept = new Kept(mayBeOther);
		const piece = Buffer.from("md|");
		kept.add(piece);
		piece.fill("x");
		kept.add(piece);
		assert.deepEqual(kept.parts.map((part) => Buffer.from(part).toString()), ["md|", "xxx"]);
	});

	it("is nothing where its start shows that it is no text, or something else", () => {
		const rest = new Array(4096).fill(0x6d);
		for (let byte = 0; byte < 256; byte++) assert.deepEqual(keptOf([0x6d, byte, ...rest]), byte < 8 ? undefined : [[0x6d, byte, ...rest]], `${byte}`);
		for (const start of ["PK\x03\x04", "%PDF-1", '[White "A"][Black "B"]']) assert.equal(keptOf([...Buffer.from(start)], rest), undefined, start);
		for (const start of ["<html>", "pn|a|md|", "{a}"]) assert.equal(keptOf([...Buffer.from(start)], rest).length, 2, start);
	});

	it("is all of a short one: it is looked at when it has ended", () => assert.deepEqual(keptOf([0x6d], [0]), [[0x6d], [0]]));

	it("may have zeros in UTF-16", () => {
		const rest = new Array(2048).fill([0, 0x6d]).flat();
		for (const mark of [[0xff, 0xfe], [0xfe, 0xff]]) assert.deepEqual(keptOf([...mark, ...rest], [0]), [[...mark, ...rest], [0]]);
		assert.deepEqual(keptOf(rest), [rest]);
		for (const other of [[0xff, 0xff], [0xfe, 0xfe], [0xff, 0], [0, 0xff]]) assert.equal(keptOf([...other, 0, ...new Array(4096).fill(0x6d)]), undefined);
	});

	it("is nothing once there is more than a file may have whose notation nobody says", () => {
		const kept = new Kept(mayBeOther);
		kept.add(new Uint8Array(mostUnnamed).fill(0x20));
		assert.equal(kept.parts.length, 1);
		for (let more = 0; more < 2; more++) {
			kept.add(Uint8Array.of(0x20));
			assert.deepEqual([kept.parts, kept.wants], [undefined, false]);
		}
	});

	it("is nothing once it is known to be PBN", () => {
		const kept = new Kept(mayBeOther);
		kept.add(Uint8Array.of(0x20));
		kept.drop();
		kept.add(Uint8Array.of(0x20));
		assert.equal(kept.parts, undefined);
	});
});
