// Games to files: write, and what builds parts of games.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";
import { load } from "../dist/index.js";
import { pbnWasm } from "./modules.mjs";
import { sample } from "./sample.mjs";
import { WebWorker } from "./web-worker.mjs";

globalThis.Worker = WebWorker;

const decode = (bytes) => new TextDecoder("iso-8859-1").decode(bytes);

/** A game without its places, and without what says from where it inherits: plain data. */
const plain = (game) =>
	JSON.parse(JSON.stringify(game, (name, value) => (["span", "inheritsFrom"].includes(name) && typeof value !== "string" ? undefined : value)));

const fourSuits = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";

for (const worker of [false, true]) {
	describe(`write (worker: ${worker})`, () => {
		let pbn;
		before(async () => (pbn = await load({ wasm: pbnWasm, worker })));
		after(() => pbn.close());

		it("writes what was read: the export of its file, with the same games", async () => {
			for (const source of [sample, readFileSync(new URL("../../site/src/example.pbn", import.meta.url))]) {
				const { games } = await pbn.parse(source);
				const { bytes, gameCount } = await pbn.write(games);
				assert.equal(gameCount, games.length);
				assert.equal(decode(bytes), decode((await pbn.export(source)).bytes));
				const again = await pbn.write((await pbn.parse(bytes)).games);
				assert.deepEqual(again.bytes, bytes);
				assert.deepEqual((await pbn.parse(again.bytes)).games.map(plain), (await pbn.parse(bytes)).games.map(plain));
			}
		});

		it("writes a part of the games, each with what it inherits", async () => {
			const source = new TextEncoder().encode('[Event "##Cup"]\n[Site "a"]\n[Board "1"]\n\n[Site "#"]\n[Board "2"]\n\n[Site "#"]\n[Board "3"]');
			const { games } = await pbn.parse(source);
			const { bytes } = await pbn.write([games[2], games[1]], { missing: "omit" });
			assert.equal(decode(bytes), '% PBN 2.1\r\n[Event "Cup"]\r\n[Site "a"]\r\n[Board "3"]\r\n\r\n[Event "Cup"]\r\n[Site "#"]\r\n[Board "2"]\r\n');
		});

		it("writes a game that was built by hand", async () => {
			const game = {
				tags: [{ name: "Board", value: "7" }, { name: "Room", value: "Open", comments: [{ text: "x" }] }],
				dealer: "N",
				vulnerable: "All",
				deal: await pbn.deal(fourSuits),
				contract: "7NT",
				declarer: "W",
				tricks: 12,
				auction: await pbn.auction("7S! {a try} P P 7NT AP", "N"),
				play: await pbn.play("SA H2 D2 C2 *", "N", "NT"),
				sections: [{ name: "ScoreTable", value: "Rank;Names", rows: [["1", "a b"], ["2", "-"]] }],
				escapes: ["%end"],
			};
			const { bytes, diagnostics } = await pbn.write([game], { missing: "omit" });
			assert.equal(
				decode(bytes),
				[
					"% PBN 2.1", '[Board "7"]', '[Dealer "N"]', '[Vulnerable "All"]', `[Deal "${fourSuits}"]`, '[Declarer "W"]', '[Contract "7NT"]', '[Result "12"]',
					'[Room "Open"]', "{x}", '[Auction "N"]', "7S $1 {a try} Pass Pass 7NT", "Pass Pass Pass", '[Play "N"]', "SA H2 D2 C2", "*",
					'[ScoreTable "Rank;Names"]', '1 "a b"', "2 -", "%end", "",
				].join("\r\n"),
			);
			assert.deepEqual(diagnostics.filter(({ severity }) => severity === "error").map(({ rule }) => rule), []);
			const [read] = (await pbn.parse(bytes)).games;
			assert.deepEqual(read.deal, game.deal);
			assert.deepEqual(read.play.tricks, game.play.tricks);
			assert.equal(read.auction.contract, game.auction.contract);
		});

		it("needs no more than a deal, a dealer and the vulnerability", async () => {
			const { bytes, diagnostics } = await pbn.write([{ deal: { hands: { N: { S: "AKQJT98765432", H: "", D: "", C: "" }, E: null, S: null, W: null } }, dealer: "E", vulnerable: "NS" }]);
			assert.deepEqual(diagnostics, []);
			const [read] = (await pbn.parse(bytes)).games;
			assert.deepEqual([read.dealer, read.vulnerable, read.deal.hands.N.S], ["E", "NS", "AKQJT98765432"]);
			assert.deepEqual((await pbn.validate(bytes)).counts.error, 0);
		});

		it("says what is wrong, with its place in what was given", async () => {
			const { bytes, diagnostics, counts } = await pbn.write([
				{ dealer: "N", vulnerable: "None" },
				{ dealer: "N", auction: { moves: [{ text: "1S" }, { text: "1H" }, { text: "2Q" }] }, tags: [{ name: "Vulnerable", value: "x" }] },
			]);
			const errors = diagnostics.filter(({ severity }) => severity === "error").map(({ rule, place, game }) => [rule, place, game]);
			assert.deepEqual(errors, [
				["tag/invalid-value", "games[1].tags[0]", 2],
				["auction/insufficient-bid", "games[1].auction.moves[1]", 2],
				["auction/bad-call", "games[1].auction.moves[2]", 2],
			]);
			assert.equal(counts.error, 3);
			assert.match(decode(bytes), /1S 1H 2Q/);
		});

		it("replaces what the encoding lacks only where it may", async () => {
			const game = { tags: [{ name: "Site", value: "東京" }] };
			const { bytes } = await pbn.write([game], { unmappable: "replace", missing: "omit" });
			assert.equal(decode(bytes), '% PBN 2.1\r\n[Site "??"]\r\n');
			const { bytes: kept } = await pbn.write([game], { encoding: "utf8", missing: "omit" });
			assert.equal(new TextDecoder().decode(kept), '% PBN 2.1\r\n[Site "東京"]\r\n');
		});

		it("writes every member of a game, or names it", async () => {
			const deal = await pbn.deal(fourSuits);
			const { bytes } = await pbn.write([{ board: "12", names: { N: "Ann", W: "Wim" }, dealer: "W", vulnerable: "NS", deal }], { missing: "omit" });
			assert.deepEqual(decode(bytes).split("\r\n").slice(1, 6), ['[Board "12"]', '[West "Wim"]', '[North "Ann"]', '[Dealer "W"]', '[Vulnerable "NS"]']);
			const outcome = { tricks: 10, overtricks: 0, result: { tricks: 10, overtricks: 0, text: "=" }, score: { computed: true, side: "NS", points: 620 } };
			const whole = { vulnerable: "NS", contract: "4S", declarer: "S", bid: { level: 4, denomination: "S", declarer: "S" }, date: "2024.01.??", dateParts: { year: 2024, month: 1 }, ...outcome };
			assert.equal((await pbn.write([whole])).gameCount, 1);
			const { games } = await pbn.parse(readFileSync(new URL("../../site/src/example.pbn", import.meta.url)));
			const others = {
				board: "77", names: { N: "Q" }, dealer: "W", vulnerable: "None", date: "1999.01.01", contract: "7NT", declarer: "E", tricks: 3, result: { tricks: 2 },
				score: { computed: true, points: 3 }, scores: [], par: [], openCards: [], dateParts: { year: 1 }, bid: { level: 1, denomination: "NT" }, overtricks: 4,
				declarerByAuction: "N", corrected: true, titles: { event: "x" }, hidden: ["N"], timeLimits: [], bord: "7",
			};
			for (const [name, value] of Object.entries(others)) {
				await assert.rejects(pbn.write([{ ...games[0], [name]: value }]), (error) => error instanceof TypeError && error.message.startsWith(`write: games[0]`) && error.message.includes(name), name);
			}
		});

		it("writes games that were copied as it writes those that were read", async () => {
			const { games } = await pbn.parse(sample);
			const { bytes } = await pbn.write(games);
			assert.deepEqual((await pbn.write(structuredClone(games))).bytes, bytes);
			assert.deepEqual((await pbn.write(JSON.parse(JSON.stringify(games)))).bytes, bytes);
		});

		it("writes tables and backslashes as the standard has them", async () => {
			for (const source of ['[Event "2\\\\3"]', '[Event "x"]\n[ScoreTable "Rank\\2R;Names_NS;Club"]\n1 "Smith" "Here"\n2 "?" There', '[Own "A;B"]\n"1" 1']) {
				const { games } = await pbn.parse(source);
				const written = await pbn.write(games, { missing: "omit" });
				assert.deepEqual(decode(written.bytes), decode((await pbn.export(source, { missing: "omit" })).bytes));
			}
			const rows = [[1, "Smith;Jones", 620, "a b"], [2, "-", -50, "c"]];
			const { bytes } = await pbn.write([{ board: "1", sections: [{ name: "ScoreTable", value: "Rank\\2R;Names_NS;Score_NS;Club", rows }] }], { missing: "omit" });
			assert.deepEqual(decode(bytes).split("\r\n").slice(2, 5), ['[ScoreTable "Rank\\2R;Names_NS;Score_NS;Club"]', ' 1 "Smith;Jones" 620 "a b"', " 2 - -50 c"]);
			const { bytes: edited } = await pbn.edit(bytes, [{ game: 1, tag: "ScoreTable", value: "Rank\\3R;Names_NS", rows: [[1, "Smith"]] }]);
			assert.match(decode(edited), /\[ScoreTable "Rank\\3R;Names_NS"\]\r\n *1 "Smith"\r\n/);
		});

		it("does not miss the tags that it fills in", async () => {
			const game = { dealer: "W", deal: await pbn.deal(fourSuits), auction: await pbn.auction("P P P 1S P 4S AP", "W"), play: await pbn.play("DA D2 *", "W", "S") };
			const rules = async (options) => (await pbn.write([game], options)).diagnostics.map(({ rule }) => rule);
			assert.deepEqual([(await rules({})).includes("play/missing-tag"), (await rules({ missing: "omit" })).includes("play/missing-tag")], [false, true]);
		});

		it("writes many games piece by piece, says how far it is, and can be stopped", async () => {
			const games = Array.from({ length: 450 }, (_, i) => ({ board: `${i + 1}`, dealer: "N", comments: [{ text: "x".repeat(900) }] }));
			const told = [];
			let turns = 0;
			const timer = setInterval(() => turns++, 1);
			const { bytes, gameCount } = await pbn.write(games, { onProgress: (progress) => told.push(progress) });
			clearInterval(timer);
			assert.deepEqual([gameCount, (decode(bytes).match(/\[Board /g) ?? []).length], [450, 450]);
			assert.deepEqual(told, [100, 200, 300, 400, 450].map((done) => ({ done, total: 450 })));
			assert.ok(turns > 0, "nothing else had a turn");
			const controller = new AbortController();
			const stopped = pbn.write(games, { signal: controller.signal, onProgress: () => controller.abort(new Error("enough")) });
			await assert.rejects(stopped, /^Error: enough$/);
			await assert.rejects(pbn.write([...games, { dealer: "Q" }]), /^TypeError: write: games\[450\]\.dealer has to be one of N, E, S, W$/);
			assert.equal((await pbn.write(games.slice(0, 1))).gameCount, 1);
		});

		it("takes an empty list, and a signal", async () => {
			assert.deepEqual([...(await pbn.write([])).bytes], []);
			await assert.rejects(pbn.write([{ dealer: "N" }], { signal: AbortSignal.abort(new Error("gone")) }), /^Error: gone$/);
		});

		it("builds", async () => {
			assert.deepEqual((await pbn.deal("e:AK... - - -")).hands.E, { S: "AK", H: "", D: "", C: "" });
			const auction = await pbn.auction("1S P 4S AP", "W");
			assert.deepEqual([auction.contract, auction.declarer, auction.moves.map(({ text }) => text).join(" "), "tag" in auction], ["4S", "W", "1S Pass 4S Pass Pass Pass", false]);
			const play = await pbn.play("SA S2 S3 H2 SK S4 S5 S6", "W", "H");
			assert.deepEqual(play.moves.map(({ text }) => text), ["SA", "S2", "S3", "H2", "S4", "S5", "S6", "SK"]);
			assert.deepEqual(play.tricks.map(({ leader, winner }) => leader + winner), ["WS", "SS"]);
		});

		const hand = (N) => ({ deal: { hands: { N } } });
		const mistakes = [
			[() => pbn.write(), /^write: the games have to be an array$/],
			[() => pbn.write([7]), /^write: games\[0\] has to be an object$/],
			[() => pbn.write([{}]), /^write: games\[0\] has neither a tag nor anything that makes one$/],
			[() => pbn.write([], { text: {} }), /"text"/],
			[() => pbn.write([], { encoding: "windows-1252" }), /"encoding" has to be one of "iso-8859-1", "ascii", "utf-8"$/],
			[() => pbn.write([], { unmappable: true }), /"unmappable"/],
			[() => pbn.write([{ dealer: "Q" }]), /^write: games\[0\]\.dealer has to be one of N, E, S, W$/],
			[() => pbn.write([{ vulnerable: "Both" }]), /^write: games\[0\]\.vulnerable has to be one of None, NS, EW, All$/],
			[() => pbn.write([{ tricks: "9" }]), /^write: games\[0\]\.tricks has to be an integer from 0$/],
			[() => pbn.write([{ tricks: NaN }]), /^write: games\[0\]\.tricks has to be an integer from 0$/],
			[() => pbn.write([{ contract: 7 }]), /^write: games\[0\]\.contract has to be a string$/],
			[() => pbn.write([{ dealer: "N", tags: {} }]), /^write: games\[0\]\.tags has to be an array$/],
			[() => pbn.write([{ tags: [7] }]), /^write: games\[0\]\.tags\[0\] has to be an object$/],
			[() => pbn.write([{ tags: [{ name: "Site" }] }]), /^write: games\[0\]\.tags\[0\]\.value has to be a string$/],
			[() => pbn.write([{ tags: [{ name: "a b", value: "" }] }]), /^write: games\[0\]\.tags\[0\] has "a b", which is no name of a tag/],
			[() => pbn.write([{ tags: [{ name: "Site", value: "a\nb" }] }]), /^write: games\[0\]\.tags\[0\] has a line end in its value/],
			[() => pbn.write([{ tags: [{ name: "Site", value: "a" }, { name: "Site", value: "b" }] }]), /^write: games\[0\]\.tags\[1\] is another Site/],
			[() => pbn.write([{ dealer: "S", tags: [{ name: "Dealer", value: "N" }] }]), /^write: games\[0\]\.dealer is "S", but the game has the tag Dealer, which says "N"$/],
			[() => pbn.write([{ contract: "nothing" }]), /^write: games\[0\]\.contract is "nothing", but the game has the tag Contract, which says none that can be read$/],
			[() => pbn.write([{ deal: "N:" }]), /^write: games\[0\]\.deal has to be an object$/],
			[() => pbn.write([{ deal: {} }]), /^write: games\[0\]\.deal\.hands has to be an object with N, E, S and W$/],
			[() => pbn.write([hand("AK")]), /^write: games\[0\]\.deal\.hands\.N has to be an object$/],
			[() => pbn.write([hand({ S: "AA" })]), /^write: games\[0\]\.deal\.hands\.N\.S has to be ranks, AKQJT98765432, each once$/],
			[() => pbn.write([hand({ S: "A10" })]), /^write: games\[0\]\.deal\.hands\.N\.S has to be ranks/],
			[() => pbn.write([{ deal: { first: "x", hands: {} } }]), /^write: games\[0\]\.deal\.first has to be one of/],
			[() => pbn.write([{ auction: {} }]), /^write: games\[0\]\.auction\.moves has to be an array$/],
			[() => pbn.write([{ auction: { moves: ["1S"] } }]), /^write: games\[0\]\.auction\.moves\[0\] has to be an object$/],
			[() => pbn.write([{ auction: { moves: [{ text: "1S 2S" }] } }]), /^write: games\[0\]\.auction\.moves\[0\] is "1S 2S", which is no word$/],
			[() => pbn.write([{ play: { moves: [{ text: "SA", irregularities: "Q" }] } }]), /^write: games\[0\]\.play\.moves\[0\]\.irregularities has to be letters out of I, R and L$/],
			[() => pbn.write([{ comments: [{ text: "a\n}" }], dealer: "N" }]), /^write: games\[0\]\.comments\[0\] has a comment with a right brace and several lines/],
			[() => pbn.write([{ dealer: "N", escapes: ["end"] }]), /^write: games\[0\]\.escapes\[0\] has the escape line "end"/],
			[() => pbn.write([{ sections: [{ name: "X", rows: [["a", true]] }] }]), /^write: games\[0\]\.sections\[0\]\.rows\[0\]\[1\] has to be a string or a number$/],
			[() => pbn.write([{ sections: [{ name: "X", rows: [[NaN]] }] }]), /^write: games\[0\]\.sections\[0\]\.rows\[0\]\[0\] has to be a string or a number$/],
			[() => pbn.write([{ dealer: "N" }, { tags: [{ name: "Site", value: "東" }] }]), /^write: games\[1\]\.tags\[0\] has a character that the encoding lacks/],
			[() => pbn.write([{ bord: "1" }]), /^write: games\[0\] has no member "bord"; did you mean "board"\?$/],
			[() => pbn.write([{ nothing: 1 }]), /^write: games\[0\] has no member "nothing"$/],
			[() => pbn.write([{ tags: [{ name: "Site", value: "a", coments: [] }] }]), /^write: games\[0\]\.tags\[0\] has no member "coments"; did you mean "comments"\?$/],
			[() => pbn.write([{ names: { X: "a" } }]), /^write: games\[0\]\.names has no member "X"/],
			[() => pbn.write([{ board: 7 }]), /^write: games\[0\]\.board has to be a string$/],
			[() => pbn.write([{ board: "1", result: { tricks: 9 } }]), /^write: games\[0\]\.result does not follow from contract, declarer and tricks, and only what it follows from is written$/],
			[() => pbn.write([{ auction: { moves: [{ text: "1S", call: { kind: "pass" } }] } }]), /^write: games\[0\]\.auction\.moves\[0\]\.call is not the call "1S", which the text says$/],
			[() => pbn.write([{ play: { moves: [{ text: "SA", card: { suit: "H", rank: "A" } }] } }]), /^write: games\[0\]\.play\.moves\[0\]\.card is not the card "SA", which the text says$/],
			[() => pbn.write([{ auction: { first: "N", moves: [{ text: "1S", seat: "E" }] } }]), /^write: games\[0\]\.auction\.moves\[0\]\.seat is "E", but it is the turn of "N"$/],
			[async () => pbn.write([{ auction: await pbn.auction("P P 1S P 4S AP", "W"), play: await pbn.play("HQ HA H2 H5", "W", "S") }]), /^write: games\[0\]\.play is led by "W", but the player at the left of declarer "E" leads, who is "S"$/],
			[() => pbn.write([{ declarer: "N", contract: "4S", play: { first: "W", moves: [{ text: "HQ" }, { text: "HA" }, { text: "H2" }, { text: "H5" }] } }]), /^write: games\[0\]\.play is led by "W", but .* "N" leads, who is "E"$/],
			[() => pbn.write([], { onProgress: 1 }), /"onProgress"/],
			[() => pbn.deal(7), /^deal: the text has to be a string$/],
			[() => pbn.deal("N:AKQ"), /^deal: at 2 in “N:AKQ”: /],
			[() => pbn.auction("1S", "Q"), /^auction: the dealer has to be one of N, E, S, W$/],
			[() => pbn.auction("1S P 4Q", "N"), /^auction: at 5 in “1S P 4Q”: .*4Q/],
			[() => pbn.auction(undefined, "N"), /^auction: the text has to be a string$/],
			[() => pbn.play("SA", "N"), /^play: the denomination has to be one of S, H, D, C, NT$/],
			[() => pbn.play("SA", 1, "NT"), /^play: the leader has to be/],
			[() => pbn.play("SA S1", "N", "NT"), /^play: at 3 in “SA S1”: “S1” is not a card$/],
		];
		for (const [call, message] of mistakes) {
			it(`refuses ${String(call).slice(6)}`, async () => {
				await assert.rejects(call(), (error) => error instanceof TypeError && (message.test(error.message) || assert.fail(error.message)));
			});
		}
	});
}
