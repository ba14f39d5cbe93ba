// What is no bridge file: the package names it, and does not load what converts.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { load } from "../dist/index.js";

const foreign = {
	PGN: ['[White "a"]\n[Black "b"]\n\n1. e4 e5 *', "This is PGN, a notation for chess. The shell command pbnkit reads it, and so does pbnkit/pgn in JavaScript."],
	"stored ZIP": [`PK\x03\x04\x0A\0\0\0\0\0a.pbn[Board "1"]\nN:AKQ.. - - -\n${"x".repeat(5000)}`, "This is an archive (ZIP). Unpack it, and open the files in it."],
	Access: [`\0\x01\0\0Standard Jet DB\0${"N:A83.KQ7.AJ85.642 - - -\n".repeat(400)}`, "This is a file of a scoring program (Bridgemate, Microsoft Access). Save the boards as PBN in the program that made it."],
	"a page": ["<html><p>a</p></html>", "This is a web page (HTML) in which no board was found. If it was a download, the site may want you to log in first."],
};

describe("what is no bridge file", () => {
	for (const [name, [text, said]] of Object.entries(foreign)) {
		it(`is named by every verb: ${name}`, async () => {
			// There is nothing at this address.
			const pbn = await load({ ...(name !== "a page" && { converter: new URL("none.wasm", import.meta.url) }) });
			const bytes = Buffer.from(text, "latin1");
			async function* pieces() {
				for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
			}
			const found = [await pbn.validate(bytes), await pbn.validate(pieces()), await pbn.parse(bytes), await pbn.export(pieces()), await pbn.apply(bytes), (await pbn.games(pieces()).next()).value];
			for (const { gameCount, diagnostics } of found) assert.deepEqual([gameCount, diagnostics.map(({ rule, message }) => [rule, message])], [0, [["file/not-pbn", said]]]);
			pbn.close();
		});
	}
});
