// What is computed of all boards of a file, and the file that is made of it. The solver is one that a test answers for.
import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { load } from "../../js/dist/index.js";
import { Session } from "../../js/dist/viewer.js";
import { source } from "./source.mjs";

const { FillIn } = await source("read/solving/fill-in");
const { filledFile } = await source("read/solving/filled-file");
const pbn = await load();
after(() => pbn.close());

const board = (number, deal, more = "") => `[Board "${number}"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:${deal}"]\n${more}`;
const ranks = "AKQJT98765432";
/** Another deal for each number: a suit each, but for a rank of spades and hearts. */
const other = (n) => {
	const [rank, others] = [ranks[n], ranks.replace(ranks[n], "")];
	return `${others}.${rank}.. ${rank}.${others}.. ..${ranks}. ...${ranks}`;
};

const settled = () => new Promise((done) => setImmediate(done));

/** A solver that computes when it is told to, and remembers what it was asked for. */
function givenSolver() {
	const waiting = [];
	const asked = [];
	const par = { tag: "OptimumScore", score: { side: "EW", points: 50 } };
	return {
		asked,
		waiting,
		async strains(game, wanted, found, signal) {
			asked.push(game.number);
			await new Promise((go, refuse) => {
				waiting.push({ number: game.number, go, refuse });
				signal.addEventListener("abort", () => refuse(signal.reason));
			});
			for (const strain of wanted) found(strain, (seat) => (seat === "N" || seat === "S" ? 2 : 0));
		},
		par: async () => par,
		costs: async () => [],
		/** Lets all that waits go on, until nothing waits. */
		async finish() {
			for (await settled(); waiting.length > 0; await settled()) waiting.shift().go();
		},
	};
}

async function filling(text, atOnce = 2) {
	const file = new Blob([text]);
	const { games } = await pbn.parse(file);
	const solver = givenSolver();
	const session = new Session(solver);
	const asked = [];
	const from = {
		async *games(numbers) {
			asked.push(numbers);
			for (const game of games) if (numbers.includes(game.number)) yield game;
		},
	};
	const fillIn = new FillIn(from, games.map(({ number }) => number), session, atOnce);
	return { file, games, solver, session, fillIn, asked };
}

const boards = (count) => Array.from({ length: count }, (_, n) => board(n + 1, other(n))).join("\n");

describe("what all boards make", () => {
	it("is computed for several at the same time, each once", async () => {
		const { fillIn, solver } = await filling(boards(5), 3);
		const told = [];
		fillIn.subscribe(() => told.push(fillIn.done.size));
		const running = fillIn.run();
		await settled();
		assert.deepEqual(solver.asked, [1, 2, 3]);
		await solver.finish();
		await running;
		assert.equal(fillIn.state, "done");
		assert.deepEqual([...solver.asked].sort(), [1, 2, 3, 4, 5]);
		assert.deepEqual([...new Set(told)], [0, 1, 2, 3, 4, 5]);
		assert.equal(fillIn.total, 5);
	});

	it("pauses at once, keeps what is done, and goes on with the rest", async () => {
		const { fillIn, solver, asked } = await filling(boards(5), 2);
		const running = fillIn.run();
		await settled();
		solver.waiting[0].go();
		await settled();
		fillIn.pause();
		await running;
		assert.equal(fillIn.state, "paused");
		assert.deepEqual([...fillIn.done], [1]);
		solver.waiting.length = 0;
		const again = fillIn.run();
		await solver.finish();
		await again;
		assert.equal(fillIn.state, "done");
		assert.deepEqual(asked, [[1, 2, 3, 4, 5], [2, 3, 4, 5]]);
		assert.equal(solver.asked.filter((number) => number === 1).length, 1);
	});

	it("takes no other board once it is paused, and is not done", async () => {
		const { games } = await pbn.parse(new Blob([board(1, "A2... - - -")]));
		for (const left of [games, []]) {
			let go;
			const gate = new Promise((resolve) => (go = resolve));
			const from = {
				async *games() {
					await gate;
					yield* left;
				},
			};
			const fillIn = new FillIn(from, [1], new Session(givenSolver()), 1);
			const running = fillIn.run();
			fillIn.pause();
			go();
			await running;
			assert.deepEqual([fillIn.state, fillIn.refused], ["paused", []]);
		}
	});

	it("is not computed twice, however often it is begun", async () => {
		const { fillIn, solver, asked } = await filling(boards(2), 1);
		const running = fillIn.run();
		void fillIn.run();
		await solver.finish();
		await running;
		await fillIn.run();
		assert.equal(asked.length, 1);
	});

	it("leaves what the file has, and says what cannot be computed", async () => {
		const table = `[OptimumResultTable "Declarer;Denomination;Result"]\n${["N", "E", "S", "W"].flatMap((seat) => ["NT", "S", "H", "D", "C"].map((strain) => `${seat} ${strain} 1\n`)).join("")}`;
		const { fillIn, solver } = await filling([board(1, other(1), table), board(2, "A2... - - -"), board(3, "A2... A3... Q4... J5..."), board(4, other(2))].join("\n"));
		const running = fillIn.run();
		await solver.finish();
		await running;
		assert.deepEqual(solver.asked, [4]);
		assert.deepEqual([...fillIn.done].sort(), [1, 4]);
		assert.deepEqual(fillIn.refused, [
			{ number: 2, board: "2", obstacle: { kind: "notKnown", seats: ["E", "S", "W"] } },
			{ number: 3, board: "3", obstacle: { kind: "twice", card: "SA" } },
		]);
	});

	it("says what went wrong, and can be tried again", async () => {
		const { fillIn, solver } = await filling(boards(3), 2);
		const running = fillIn.run();
		await settled();
		solver.waiting.shift().refuse(new Error("dd.wasm did not come"));
		await running;
		assert.equal(fillIn.state, "failed");
		assert.equal(fillIn.problem, "dd.wasm did not come");
		solver.waiting.length = 0;
		const again = fillIn.run();
		assert.equal(fillIn.problem, undefined);
		await solver.finish();
		await again;
		assert.equal(fillIn.state, "done");
	});
});

describe("a file with what was computed", () => {
	const signal = new AbortController().signal;
	const made = async (text, of = "all") => {
		const { file, fillIn, solver, session } = await filling(text);
		const running = fillIn.run();
		if (of === "all") await solver.finish();
		else {
			await settled();
			solver.waiting[0].go();
			await settled();
			fillIn.pause();
		}
		await running;
		return new TextDecoder().decode(await (await filledFile(pbn, { file }, session, signal)).blob.arrayBuffer());
	};

	it("has the tags, in export format", async () => {
		const text = await made(boards(2));
		assert.equal(text.match(/\[OptimumScore "EW 50"\]\r\n/g).length, 2);
		assert.equal(text.match(/\[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"\]\r\nN NT {2}2\r\nN {2}S {2}2\r\n/g).length, 2);
		const { games, diagnostics } = await pbn.parse(new TextEncoder().encode(text));
		assert.deepEqual(diagnostics.filter(({ severity }) => severity === "error"), []);
		assert.deepEqual(games.map(({ sections }) => sections.map(({ rows }) => rows.length)), [[20], [20]]);
		const { bytes } = await pbn.export(new TextEncoder().encode(text));
		assert.equal(new TextDecoder().decode(bytes), text);
	});

	it("is made of a file in the encoding that is given", async () => {
		const asked = [];
		const asking = {
			games: pbn.games.bind(pbn),
			export(file, options) {
				asked.push(options.sourceEncoding);
				return pbn.export(file, options);
			},
		};
		for (const encoding of ["iso-8859-1", undefined]) await filledFile(asking, { file: new Blob([boards(1)]), encoding }, new Session(givenSolver()), signal);
		assert.deepEqual(asked, ["iso-8859-1", "utf-8", undefined, "utf-8"]);
	});

	it("has what is done so far, and leaves the other boards", async () => {
		const text = await made(boards(3), "one");
		assert.equal(text.match(/OptimumResultTable/g).length, 1);
		assert.equal(text.match(/\[Board /g).length, 3);
	});

	it("keeps what else a board has, and replaces what says less", async () => {
		const old = '[OptimumScore "?"]\n[Note "1:strong"]\n[OptimumResultTable "Declarer;Denomination;Result"]\nN NT 9\n[ScoreTable "Rank"]\n1\n{not closed';
		const text = await made(`${board(1, other(0), old)}\n${board(2, other(1), '[OptimumScore "NS 420"]\n')}`);
		assert.equal(text.match(/OptimumResultTable/g).length, 2);
		assert.equal(text.match(/OptimumScore/g).length, 2);
		assert.doesNotMatch(text, /N NT {2}9|"\?"/);
		assert.match(text, /ScoreTable/);
		assert.match(text, /not closed/);
	});

	for (const old of ['[OptimumScore "?"]\n', '[OptimumResultTable "Declarer;Denomination;Result"]\nN NT 9\n']) {
		it(`replaces ${old.slice(0, old.indexOf(" "))}] alone`, async () => {
			const text = await made(board(1, other(0), old));
			assert.deepEqual(text.match(/\[Optimum.*\]/g), ['[OptimumScore "EW 50"]', '[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]']);
			assert.doesNotMatch(text, /NT +9/);
		});
	}

	it("leaves the par that the file has", async () => {
		const text = await made(board(1, other(0), '[OptimumScore "NS 420"]\n'));
		assert.deepEqual(text.match(/\[OptimumScore.*\]/g), ['[OptimumScore "NS 420"]']);
		assert.match(text, /OptimumResultTable/);
	});
});
