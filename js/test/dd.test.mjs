import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { load, PbnClosedError, PbnLoadError, PbnPanicError } from "../dist/index.js";
import { hardest, listed, solved } from "./dd.mjs";
import { ddWasm, pbnWasm } from "./modules.mjs";
import { WebWorker } from "./web-worker.mjs";
import { withMemory } from "./with-memory.mjs";

globalThis.Worker = WebWorker;

const encode = (text) => new TextEncoder().encode(text);
const rejection = (promise) => promise.then(() => assert.fail("it worked"), (error) => error);
const wasm = pbnWasm;
const solver = ddWasm;
/** The game of a file that has one. */
const gameOf = async (pbn, text) => (await pbn.parse(encode(text))).games[0];
const [first] = solved;
const deal = (text) => `[Deal "${text}"]\n`;

for (const worker of [false, true]) {
	describe(`solve (worker: ${worker})`, () => {
		it("gives the results that other solvers give", async () => {
			const pbn = await load({ wasm, solver, worker });
			for (const [text, want] of solved) assert.equal(listed(await pbn.solve(text, { workers: 2 })), want);
			pbn.close();
		});

		it("gives what is asked for, of a text, a deal or a game, each result as of the whole table", async () => {
			const pbn = await load({ wasm, solver, worker });
			const whole = await pbn.solve(first[0]);
			assert.equal(whole.par, undefined);
			const { tricks } = await pbn.solve(await pbn.deal(first[0]), { strains: ["C", "NT"], seats: ["W"] });
			assert.deepEqual(tricks, { W: { NT: whole.tricks.W.NT, C: whole.tricks.W.C } });
			const game = await gameOf(pbn, `[Dealer "N"]\n[Vulnerable "EW"]\n${deal(first[0])}`);
			assert.deepEqual(await pbn.solve(game), { ...whole, par: { score: -110, text: "NS -110", contracts: ["EW 2S="], contract: { level: 2, denomination: "S", declarer: "EW", overtricks: 0 } } });
			const { par } = await pbn.solve(game);
			const said = { dealer: "N", vulnerable: "EW" };
			assert.deepEqual(await pbn.solve(first[0], said), { ...whole, par });
			assert.deepEqual(await pbn.solve(await pbn.deal(first[0]), said), { ...whole, par });
			assert.deepEqual(await pbn.solve({ ...said, deal: await pbn.deal(first[0]) }), { ...whole, par });
			assert.deepEqual(await pbn.solve(game, { dealer: "E", vulnerable: "None" }), { ...whole, par }, "a game counts more");
			assert.equal((await pbn.solve(first[0], { dealer: "N" })).par, undefined);
			assert.equal((await pbn.solve(first[0], { vulnerable: "All" })).par, undefined);
			assert.match((await rejection(pbn.solve(first[0], { dealer: "North" }))).message, /^solve: the option "dealer" has to be one of "N", "E", "S", "W"$/);
			const sacrifice = await gameOf(pbn, `[Dealer "N"]\n[Vulnerable "EW"]\n${deal(solved[1][0])}`);
			const { contracts, contract } = (await pbn.solve(sacrifice)).par;
			assert.deepEqual([contracts, contract], [["NS 5HX-2"], { level: 5, denomination: "H", risk: "X", declarer: "NS", overtricks: -2 }]);
			const endPosition = await gameOf(pbn, '[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:A.K.. Q.J.. T.9.. 8.7.."]\n');
			assert.equal((await pbn.solve(endPosition)).par, undefined);
			assert.equal((await pbn.solve(game, { seats: ["N", "E"] })).par, undefined);
			assert.equal((await pbn.solve(game, { strains: ["S"] })).par, undefined);
			assert.equal((await pbn.solve({ ...game, vulnerable: undefined })).par, undefined);
			await assert.rejects(pbn.solve({ dealer: "N" }), /^TypeError: solve: the game has no deal$/);
			await assert.rejects(pbn.solve(first[0], { vulnerable: "Both" }), /^TypeError: solve: the option "vulnerable" has to be one of "None", "NS", "EW", "All"$/);
			pbn.close();
		});

		it("solves end positions", async () => {
			const pbn = await load({ wasm, solver, worker });
			const { tricks } = await pbn.solve("N:A.K.. Q.J.. T.9.. 8.7..", { strains: ["NT", "C"] });
			assert.deepEqual(tricks, { N: { NT: 2, C: 2 }, E: { NT: 0, C: 0 }, S: { NT: 2, C: 2 }, W: { NT: 0, C: 0 } });
			pbn.close();
		});

		it("tells how far it is, denomination by denomination", async () => {
			const pbn = await load({ wasm, solver, worker });
			const told = [];
			await pbn.solve(first[0], { onProgress: (progress) => told.push(progress) });
			assert.deepEqual([...new Set(told.map(({ done }) => done))].filter((done) => done > 0), [1, 2, 3, 4, 5]);
			assert.ok(told.every(({ total }) => total === 5));
			assert.ok(told.every(({ positions }, at) => at === 0 || positions >= told[at - 1].positions));
			pbn.close();
		});

		it("stops at once, keeps what is solved, and the next call works", async () => {
			const pbn = await load({ wasm, solver, worker });
			const stop = new AbortController();
			await pbn.solve(first[0], { strains: ["C"] });
			const error = await rejection(pbn.solve(hardest[0], { signal: stop.signal, onProgress: () => stop.abort(new Error("enough")) }));
			assert.equal(error.message, "enough");
			const told = [];
			await pbn.solve(first[0], { strains: ["C"], onProgress: (progress) => told.push(progress) });
			assert.deepEqual(told, []);
			assert.equal(listed(await pbn.solve(first[0])), first[1]);
			pbn.close();
		});

		it("rejects with what onProgress throws, and the next call works", async () => {
			const pbn = await load({ wasm, solver, worker });
			const error = await rejection(pbn.solve(hardest[0], { onProgress: () => { throw new Error("of the caller"); } }));
			assert.equal(error.message, "of the caller");
			assert.equal(listed(await pbn.solve(first[0])), first[1]);
			pbn.close();
		});

		it("rejects after close, and when it is closed", async () => {
			const pbn = await load({ wasm, solver, worker });
			const other = await pbn.deal(first[0]);
			const solving = rejection(pbn.solve(hardest[0], { onProgress: () => pbn.close() }));
			assert.ok((await solving) instanceof PbnClosedError);
			assert.ok((await rejection(pbn.solve(other))) instanceof PbnClosedError);
		});
	});

	describe(`solvePlay (worker: ${worker})`, () => {
		/** North has the choice of finesses; the play gives tricks away. */
		const board = `[Dealer "N"]\n[Vulnerable "None"]\n${deal(first[0])}[Declarer "N"]\n[Contract "2H"]\n`;

		it("says what each card was worth, and what would have been better", async () => {
			const pbn = await load({ wasm, solver, worker });
			const game = await gameOf(pbn, `${board}[Play "E"]\nDA D9 D2 D5\nS8 SK SA S6\nH9 H3 HQ HK\n*\n`);
			const { denomination, declarer, tricks, cards, stopped } = await pbn.solvePlay(game);
			const table = await pbn.solve(game);
			assert.deepEqual({ denomination, declarer, tricks, stopped }, { denomination: "H", declarer: "N", tricks: table.tricks.N.H, stopped: undefined });
			assert.deepEqual(cards.map(({ card }) => card).slice(0, 4), ["DA", "D9", "D2", "D5"]);
			assert.equal(cards.length, 12);
			assert.equal(cards[0].tricks, tricks);
			for (const [at, { seat, card, tricks, after, cost, best }] of cards.entries()) {
				assert.equal(after, cards[at + 1]?.tricks ?? after);
				assert.equal(cost, "NS".includes(seat) ? tricks - after : after - tricks);
				assert.equal(best.includes(card), cost === 0, `${seat} ${card}`);
				assert.ok(cost >= 0);
			}
			assert.ok(cards.some(({ cost }) => cost > 0), "no card costs a trick: take another play");
			pbn.close();
		});

		it("takes a revoke and a lead out of turn as the table took them, and stops where a card cannot be", async () => {
			const pbn = await load({ wasm, solver, worker });
			const play = async (text) => pbn.solvePlay(await gameOf(pbn, `${board}[Play "E"]\n${text}\n*\n`));
			const revoke = await play("DA CA D2 D5");
			assert.deepEqual(revoke.cards.map(({ card }) => card), ["DA", "CA", "D2", "D5"]);
			assert.ok(!revoke.cards[1].best.includes("CA"));
			const { cards, stopped } = await play("DA D9 D4 D5");
			assert.deepEqual(cards.map(({ card }) => card), ["DA", "D9"]);
			assert.deepEqual(stopped, { move: 2, why: "not held" });
			pbn.close();
		});

		it("has the position after the last card, and before the lead where nothing was played", async () => {
			const pbn = await load({ wasm, solver, worker });
			const play = async (text) => pbn.solvePlay(await gameOf(pbn, `${board}${text}`));
			const { tricks, cards, next, stopped } = await play("");
			assert.deepEqual([cards, stopped, tricks], [[], undefined, (await pbn.solve(first[0])).tricks.N.H]);
			assert.deepEqual([next.seat, next.cards.length], ["E", 13]);
			// The same for a section that has begun and has no card.
			for (const empty of ['[Play "E"]\n*\n', '[Play "E"]\n+\n', '[Play "E"]\n- - - -\n*\n']) assert.deepEqual((await play(empty)).next, next);
			for (const { card, after, cost } of next.cards) {
				const lead = (await play(`[Play "E"]\n${card}\n*\n`)).cards[0];
				assert.deepEqual([lead.seat, lead.after, lead.cost, lead.best], ["E", after, cost, next.best], card);
				assert.equal(next.best.includes(card), cost === 0);
			}
			// In the middle of a trick only a card of the suit, by the side of declarer.
			const third = await play('[Play "E"]\nDA D9 D2\n*\n');
			assert.deepEqual([third.next.seat, third.next.cards.map(({ card }) => card)], ["N", ["DJ", "D8", "D5"]]);
			pbn.close();
		});

		it("has nothing after the last card of a deal", async () => {
			const pbn = await load({ wasm, solver, worker });
			const { cards, next } = await pbn.solvePlay(await gameOf(pbn, `${deal("N:A... K... Q... J...")}[Contract "1NT"]\n[Declarer "S"]\n[Play "W"]\nSJ SA SK SQ\n*\n`));
			assert.deepEqual([cards.length, next], [4, undefined]);
			pbn.close();
		});

		it("refuses a game that has no play to solve, and says why", async () => {
			const pbn = await load({ wasm, solver, worker });
			for (const [text, why] of [
				["", "the game has no deal"],
				[deal(first[0]), "the contract is not known"],
				[`${deal(first[0])}[Contract "3NT"]`, "the declarer is not known"],
				[`${deal(first[0])}[Contract "Pass"]`, "all passed"],
				['[Deal "N:AK4.QJ52..T98765 - - -"]\n[Contract "3NT"]\n[Declarer "N"]', "the hand of East is not given"],
			]) {
				const error = await rejection(pbn.solvePlay(await gameOf(pbn, `[Board "1"]\n${text}\n`)));
				assert.ok(error instanceof TypeError);
				assert.equal(error.message, `solvePlay: ${why}`);
			}
			pbn.close();
		});
	});
}

describe("solve on the calling thread", () => {
	it("leaves the thread to others now and then", async () => {
		const pbn = await load({ wasm, solver });
		const stop = new AbortController();
		// A timer of the page's own: it comes only where the solver gives the thread back.
		setTimeout(() => stop.abort(new Error("by a timer")), 1);
		assert.equal((await rejection(pbn.solve(hardest[0], { signal: stop.signal }))).message, "by a timer");
		pbn.close();
	});
});

describe("workers of the solver", () => {
	it("share the denominations, as many as may, and one is enough", async () => {
		for (const workers of [1, 3]) {
			WebWorker.takeStarted();
			const pbn = await load({ wasm, solver, worker: true });
			assert.equal(listed(await pbn.solve(first[0], { workers })), first[1]);
			assert.equal(WebWorker.takeStarted().length - 1, workers);
			pbn.close();
		}
	});

	it("are as many as the machine has processors, and smaller where it has little memory", async () => {
		const had = Object.getOwnPropertyDescriptor(globalThis, "navigator");
		const mebibyte = 2 ** 20;
		const machines = [
			[{ hardwareConcurrency: 3 }, 3, 32],
			[{ hardwareConcurrency: 8, userAgent: "Mozilla/5.0 (iPhone) Mobile/15E148 Safari/604.1" }, 4, 16],
			[{ hardwareConcurrency: 8, userAgentData: { mobile: true } }, 4, 16],
			[{ hardwareConcurrency: 2, deviceMemory: 2 }, 2, 16],
			[{ hardwareConcurrency: 2, deviceMemory: 8, userAgent: "Mozilla/5.0 (Macintosh)", maxTouchPoints: 0 }, 2, 32],
			[{ hardwareConcurrency: 2, userAgent: "Mozilla/5.0 (Macintosh)", maxTouchPoints: 5 }, 2, 16],
			[undefined, 1, 32],
		];
		try {
			for (const [navigator, workers, memory] of machines) {
				Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
				const opened = [];
				globalThis.Worker = class extends WebWorker {
					postMessage(message, transfer) {
						if (message.verb === "open") opened.push(message.options.memory);
						super.postMessage(message, transfer);
					}
				};
				const pbn = await load({ wasm, solver, worker: true });
				WebWorker.takeStarted();
				await pbn.solve(await pbn.deal("N:A.K.. Q.J.. T.9.. 8.7.."));
				assert.equal(WebWorker.takeStarted().length, workers, JSON.stringify(navigator));
				assert.deepEqual([...new Set(opened)], [memory * mebibyte], JSON.stringify(navigator));
				pbn.close();
			}
		} finally {
			if (had) Object.defineProperty(globalThis, "navigator", had);
			else delete globalThis.navigator;
			globalThis.Worker = WebWorker;
		}
	});

	it("that are killed have their work taken up again", async () => {
		WebWorker.takeStarted();
		const pbn = await load({ wasm, solver, worker: true });
		WebWorker.takeStarted();
		let killed = 0;
		const onProgress = () => {
			// One that is still starting would be one that cannot be started.
			if (killed++ === 0) WebWorker.takeStarted().at(-1).kill();
		};
		assert.equal(listed(await pbn.solve(first[0], { workers: 1, onProgress })), first[1]);
		assert.equal(WebWorker.takeStarted().length, 1);
		pbn.close();
	});

	it("that are killed in a call that needs no search have it taken up again", async () => {
		const pbn = await load({ wasm, solver, worker: true });
		const game = await gameOf(pbn, `[Dealer "N"]\n[Vulnerable "EW"]\n${deal(first[0])}`);
		WebWorker.takeStarted();
		const taken = WebWorker.takes("par");
		const solving = pbn.solve(game, { workers: 1 });
		await taken;
		WebWorker.takeStarted().at(-1).kill();
		const { score, contracts } = (await solving).par;
		assert.deepEqual({ score, contracts }, { score: -110, contracts: ["EW 2S="] });
		assert.equal(WebWorker.takeStarted().length, 1);
		pbn.close();
	});

	it("that were stopped before the module came do what is asked next", async () => {
		WebWorker.takeStarted();
		let come;
		const module = new Promise((resolve) => (come = () => resolve(new Response(ddWasm, { headers: { "Content-Type": "application/wasm" } }))));
		const pbn = await load({ wasm, solver: module, worker: true });
		WebWorker.takeStarted();
		const stop = new AbortController();
		const stopped = rejection(pbn.solve(first[0], { workers: 1, signal: stop.signal }));
		// It waits for the module when there is a worker for it.
		while (WebWorker.started === 0) await new Promise((resolve) => setTimeout(resolve));
		stop.abort(new Error("enough"));
		assert.equal((await stopped).message, "enough");
		const next = pbn.solve(first[0], { workers: 1 });
		come();
		assert.equal(listed(await next), first[1]);
		assert.equal(WebWorker.takeStarted().length, 1);
		pbn.close();
	});

	it("that die each time give the work back", async () => {
		const pbn = await load({ wasm, solver, worker: true });
		const error = await rejection(pbn.solve(hardest[0], { workers: 1, onProgress: () => WebWorker.takeStarted().at(-1)?.kill() }));
		assert.ok(error instanceof PbnPanicError, String(error));
		assert.equal(listed(await pbn.solve(first[0])), first[1]);
		pbn.close();
	});

	it("are ended by a signal in the middle of a search", async () => {
		const pbn = await load({ wasm, solver, worker: true });
		WebWorker.takeStarted();
		const stop = new AbortController();
		const underWay = WebWorker.takes("finish", 2);
		const solving = rejection(pbn.solve(hardest[0], { workers: 1, signal: stop.signal }));
		await underWay;
		stop.abort();
		await solving;
		assert.deepEqual(WebWorker.takeStarted().map((one) => one.ended), [true]);
		pbn.close();
	});
});

describe("a deal that cannot be solved", () => {
	const hand = (S, H = "", D = "", C = "") => ({ S, H, D, C });
	const hands = (N, E, S, W) => ({ first: "N", hands: { N, E, S, W } });
	const faults = [
		["", /^solve: at 0 in/],
		["N:AK.K.. Q.J.. T.9.. 8.7..", "East has 2 cards, fewer than North"],
		["N:A.K.. A.J.. T.9.. 8.7..", /The card SA is in two hands, North’s and East’s\.$/],
		["N:A.K.. Q.J.. T.9.. -", "the hand of West is not given"],
		["N:AK4.QJ52..T98765 - - -", "the hand of East is not given"],
		[hands(null, null, null, null), "the deal has no cards"],
		["N:.63.AKQ987.A97325 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.8", /North’s hand has 14 cards and West’s has 12/],
		[hands(hand("A"), hand("K"), hand("Q"), null), "the hand of West is not given"],
		[hands(hand("A"), hand("A"), hand("Q"), hand("J")), "North and East both have the card SA"],
		[hands(hand("AA"), hand("K2"), hand("Q3"), hand("J4")), "North has the card SA twice"],
		[hands(hand("A1"), hand("K2"), hand("Q3"), hand("J4")), 'the hand of North has "1", which is no rank'],
		[hands(hand("AKQJT98765432", "A"), hand(""), hand(""), hand("")), "the hand of East is not given"],
		[hands(hand("A"), hand("K"), hand("Q"), { S: "J" }), "deal.hands.W.H has to be a string of ranks"],
		[hands(hand("A. "), hand("K"), hand("Q"), hand("J")), "deal.hands.N.S has to be a string of ranks"],
		[7, "the deal has to be a string, a Deal or a Game"],
		[null, "the deal has to be a string, a Deal or a Game"],
		[{ tags: [] }, "the game has no deal"],
	];
	it("is refused, and the next call works", async (test) => {
		const pbn = await load({ wasm, solver });
		for (const [given, why] of faults) {
			await test.test(String(why), async () => {
				const error = await rejection(pbn.solve(given));
				assert.ok(error instanceof TypeError, String(error));
				if (typeof why === "string") assert.equal(error.message, `solve: ${why}`);
				else assert.match(error.message, why);
				assert.deepEqual((await pbn.solve("N:A.K.. Q.J.. T.9.. 8.7..", { strains: ["NT"], seats: ["S"] })).tricks, { S: { NT: 2 } });
			});
		}
		assert.equal(listed(await pbn.solve(first[0])), first[1]);
		pbn.close();
	});
});

describe("options of solve", () => {
	const wrong = {
		strains: [["X"], [], "NT", null],
		seats: [["X"], [], "N"],
		memory: [7, 2 ** 23 - 1, 2 ** 30 + 1, 2 ** 40, "32", 1.5],
		workers: [0, 65, "2"],
		signal: [{}],
		onProgress: [{}],
		nonsense: [1],
	};
	for (const [name, values] of Object.entries(wrong)) {
		it(`${name} that cannot be is refused by name`, async () => {
			const pbn = await load({ wasm, solver });
			for (const value of values) {
				const error = await rejection(pbn.solve(first[0], { [name]: value }));
				assert.ok(error instanceof TypeError);
				assert.match(error.message, new RegExp(`^solve: .*"${name}"`));
			}
			pbn.close();
		});
	}

	it("memory: with less and with more the results are the same, and no more is taken", async () => {
		for (const memory of [8 << 20, 24 << 20]) {
			// What Go has besides the solver's own is less than half of this.
			const pbn = await load({ wasm, solver: withMemory(ddWasm, (memory + (16 << 20)) / 65536) });
			for (const [text, want] of solved.slice(0, 2)) assert.equal(listed(await pbn.solve(text, { memory })), want);
			pbn.close();
		}
	});
});

describe("the module of the solver", () => {
	it("is loaded by the first solve, and not before", async () => {
		const pbn = await load({ wasm, solver: new URL("no-such.wasm", import.meta.url) });
		assert.equal((await pbn.parse(encode(deal(first[0])))).gameCount, 1);
		for (let attempt = 0; attempt < 2; attempt++) {
			const error = await rejection(pbn.solve(first[0]));
			assert.ok(error instanceof PbnLoadError, String(error));
			assert.match(error.url, /no-such\.wasm$/);
		}
		pbn.close();
	});

	for (const entry of ["index", "inline"]) {
		it(`is found by ${entry}.js`, async () => {
			const { load } = await import(`../dist/${entry}.js`);
			const pbn = await load();
			assert.equal(listed(await pbn.solve(solved[1][0])), solved[1][1]);
			pbn.close();
		});
	}
});
