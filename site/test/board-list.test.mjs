// The list of boards as it is read on the page. Nothing in it changes unseen: contracts, results, headings, who played, marks.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, it } from "node:test";
import { load } from "../../js/dist/index.js";
import { components, textOf } from "./components.mjs";

const { BoardIndex, BoardList, foundIn, h, Listing, renderToString } = await components("read/board-index", "read/board-list", "check/found", "read/rows");
const pbn = await load();
after(() => pbn.close());

/** The rows of a file's list, a line each. */
async function rowsOf(file) {
	const { games } = await pbn.parse(file);
	const { diagnostics, omitted } = await pbn.validate(file);
	const { changes } = await pbn.export(file);
	const index = new BoardIndex();
	for (const game of games) index.add(game);
	const listing = new Listing();
	listing.grow(index.entries, index.differ);
	const props = { listing, entries: index.entries, chosen: 1, findings: foundIn({ diagnostics, omitted, changes }), differ: index.differ, busy: false };
	return renderToString(h(BoardList, props)).split(/<div [^>]*class="board(?:-heading)?"[^>]*>/).slice(1).map(textOf);
}

it("of the example", async () => {
	assert.deepEqual(await rowsOf(readFileSync(new URL("../src/example.pbn", import.meta.url))), [
		"Board 7 4♠ S = South deals, both vul. Quill, Marian – Oakes, Theo, Fenwick, Ida – Barrow, Hugh",
		"Board 8 4♠X N −1 West deals, none vul. Quill, Marian – Oakes, Theo, Fenwick, Ida – Barrow, Hugh",
		"Board 9 North deals. Fenwick, Ida – Barrow, Hugh",
	]);
});

const match = `[Event "Cup"][Round "1"][Board "1"][Room "Open"][Dealer "N"][Vulnerable "None"][Declarer "W"][Contract "3NTXX"][Result "7"]

[Event "Cup"][Round "1"][Board "1"][Room "Closed"][Dealer "N"][Vulnerable "None"][North "A"][East "B & C"][Declarer ""][Contract "Pass"]

[Event "Cup"][Round "2"][Vulnerable "EW"][Declarer "E"][Contract "1CX"][Result "7"]

[Event "Final"][Board "A9"][Dealer "S"][Vulnerable "NS"][Contract "seven"]

[Event "Final"][Board "10"][Vulnerable "All"]
`;

it("of a match and another event", async () => {
	assert.deepEqual(await rowsOf(new TextEncoder().encode(match)), [
		"Cup, Round 1",
		"Board 1 3NTXX W −2 North deals, none vul. Open",
		"Board 1 passed out North deals, none vul. Closed, A, B & C",
		"Cup, Round 2",
		"Board no. 3 1♣X E = E-W vul",
		"Final",
		"Board A9 seven ✕ South deals, N-S vul",
		"Board 10 both vul",
	]);
});
