import assert from "node:assert/strict";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { tableCells } from "../dist/game.js";
import { load } from "../dist/index.js";
import { pbnWasm } from "./modules.mjs";
import { written } from "./written.mjs";

const corpus = new URL("../../../shared/corpus/", import.meta.url);

/** Each table has what is seldom in one, also what is nearly right. */
const tables = {
	ActionTable: ["Rank;Call;Card;Declarer;Contract;Percentage", "1 1NT SA N 3NT 50", "2= n ♠K ^S PASS 12,5%", "+3 ap H EW 4Hxx 101", "3 AllPass 0 e-w h -1", "x 0 NT ^w 3n ?", "- Dbl S10 x 8H -", '"?" XX SS NS "" "50"', "4 Pass s E Pass 1e3"],
	AuctionTimeTable: ["Time;TotalTime", "1:02:03 62:03", "3723 1:60", "1:2:3:4 x"],
	InstantScoreTable: ["ScoreRange_NS;IMP_NS;MP_NS", "420 ^5 ^-1.50", '420,* "^5" +.5', "-50,400 ^x 007", "*,-50 ? 1.", "*,* - .", "4.5 1 2", "400,4.5 1 2"],
	OptimumPlayTable: ["S;H;D;C", "AK - 32 T", "ak A10 AA x", '"" ? "-" 23'],
	OptimumResultTable: ["Declarer;Denomination;Result", "N NT 9", "e sa 14", "N-S ♥ 9.5", "^S T 09"],
	ScoreTable: ["PairId_NS;Names_NS;Own;Numbers;Lead;Score_NS", '1 "Reed, A ;Moss, B" a 7 SA 50', '07 "" ^5 2,5 AS ^-90', '"^3" M ? ^3 5 "^-90"', "^3 - - - ? 1,234"],
	Numbers: ["Contract;Direction;Names;X", "1 2 3 ^4", '2 3 "" 5'],
	Lines: ["what it has", '? - ^5 "a b" 1NT', "1"],
};

describe("tableCells", () => {
	let pbn, folder;

	before(async () => {
		pbn = await load({ wasm: pbnWasm });
		folder = mkdtempSync(join(tmpdir(), "pbn-cells-"));
	});
	after(() => {
		pbn.close();
		rmSync(folder, { recursive: true });
	});

	/** What the core says of the elements of the files in the folder is what `tableCells` says of them. */
	const compare = async () => {
		written("TestWriteCells", "./core/pbn/answers", folder);
		const kinds = {};
		for (const name of readdirSync(folder).filter((name) => name.endsWith(".pbn"))) {
			const wanted = JSON.parse(readFileSync(join(folder, name.replace(/pbn$/, "cells.json")), "utf8"));
			const { games } = await pbn.parse(new Uint8Array(readFileSync(join(folder, name))), { notation: "pbn" });
			assert.equal(games.length, wanted.length, name);
			for (const [at, { sections }] of games.entries()) {
				for (const [place, section] of sections.entries()) {
					const cells = tableCells(section);
					const bare = cells.map((row) => row.map(({ value, ...cell }) => cell));
					assert.deepEqual(bare, wanted[at][place], `${name}, game ${at + 1}, ${section.name}`);
					for (const { kind } of cells.flat()) kinds[kind] = (kinds[kind] ?? 0) + 1;
				}
			}
		}
		return kinds;
	};

	it("says what the core says, of tables with all that there is", async () => {
		for (const [name, [columns, ...rows]] of Object.entries(tables)) writeFileSync(join(folder, `${name}.pbn`), `[Board "1"]\n[${name} "${columns}"]\n${rows.join("\n")}\n`);
		assert.deepEqual(Object.keys(await compare()).sort(), ["allPass", "call", "card", "contract", "denomination", "irrelevant", "names", "number", "others", "pair", "passedOut", "percentage", "ranks", "scoreRange", "seat", "side", "suit", "text", "time", "tricks", "unknown", "unreadable"]);
	});

	it("says what the core says, of the corpus and of files that are generated", { skip: !existsSync(corpus) && `no corpus at ${corpus.pathname}` }, async (test) => {
		written("TestWriteGenerated", "./core/pbn", folder);
		for (const name of readdirSync(corpus, { recursive: true }).filter((name) => name.endsWith(".pbn"))) {
			copyFileSync(new URL(name, corpus), join(folder, name.replaceAll("/", "-")));
		}
		const kinds = await compare();
		test.diagnostic(JSON.stringify(kinds));
		assert.ok(kinds.seat > 5000 && kinds.number > 1000 && kinds.contract > 100, JSON.stringify(kinds));
	});

	it("keeps what is in the file, and as the standard writes it", async () => {
		const text = '[ScoreTable "Declarer;Percentage_NS;Score_NS;Score_EW;Names_NS"]\nN-S 62,5 ^-50 x "a; b"\n? - 1 "?" c\n';
		const [{ sections }] = (await pbn.parse(text)).games;
		assert.deepEqual(tableCells(sections[0]), [
			[
				{ text: "N-S", value: "NS", kind: "side", side: "NS" },
				{ text: "62,5", value: "62.5", kind: "percentage", number: 62.5 },
				{ text: "-50", value: "-50", artificial: true, kind: "number", number: -50 },
				{ text: "x", kind: "unreadable" },
				{ text: "a; b", value: "a; b", kind: "names", names: ["a", "b"] },
			],
			[
				{ text: "?", kind: "unknown" },
				{ text: "-", kind: "irrelevant" },
				{ text: "1", value: "1", kind: "number", number: 1 },
				{ text: "?", kind: "unreadable" },
				{ text: "c", value: "c", kind: "names", names: ["c"] },
			],
		]);
	});

	it("takes sections by hand, with elements that no column is for", () => {
		const columns = [{ name: "Result", type: "tricks", align: "left" }];
		assert.deepEqual(tableCells({ columns, rows: [["9", "4S", "?"]] }), [[{ text: "9", value: "9", kind: "tricks", number: 9 }, { text: "4S", value: "4S", kind: "text" }, { text: "?", kind: "unknown" }]]);
		assert.deepEqual(tableCells({ rows: [["-"]] }), [[{ text: "-", value: "-", kind: "text" }]]);
		assert.deepEqual(tableCells({ columns, rows: [["nine"]] })[0][0], { text: "nine", value: "nine", kind: "unreadable" });
	});

	it("gives contracts that a script may change", () => {
		const [[first], [second]] = tableCells({ columns: [{ name: "Contract", type: "contract", align: "left" }], rows: [["4HX"], ["4HX"]] });
		first.contract.level = 7;
		assert.equal(second.contract.level, 4);
	});
});
