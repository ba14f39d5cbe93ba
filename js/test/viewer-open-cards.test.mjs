import assert from "node:assert/strict";
import { getEventListeners } from "node:events";
import { before, describe, it } from "node:test";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { load } from "../dist/index.js";
import { en, GamesView, GameView, obstacleInWords, obstacleOf, Session, solverOf, ViewerProvider } from "../dist/viewer.js";
import { heard, seen } from "./markup.mjs";
import { pbnWasm } from "./modules.mjs";
import { draw, live } from "./page.mjs";

/** The last two tricks of a deal: West leads, and the wrong card of East costs one. */
const deal = '[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:A2... K3... Q4... J5..."]\n';
const contract = '[Contract "NT"]\n[Declarer "S"]\n';
const play = '[Play "W"]\nSJ SA SK S4\n*\n';
const board = `[Board "7"]\n${deal}${contract}${play}`;
const tagged = `${board}[OptimumPlayTable "S;H;D;C"]\nJ5 - - -\nA2 - - -\n3 - - -\n4 - - -\n`;
const table = (value) => `[OptimumResultTable "Declarer;Denomination;Result"]\n${["N", "E", "S", "W"].flatMap((seat) => ["NT", "S", "H", "D", "C"].map((d) => `${seat} ${d} ${value}\n`)).join("")}`;

/** A solver whose answers a test gives, one after the other. */
class Given {
	asked = [];
	#waiting = [];

	#ask(what, signal) {
		this.asked.push(what);
		return new Promise((answer, refuse) => {
			const one = { what, answer, refuse };
			this.#waiting.push(one);
			signal.addEventListener("abort", () => {
				this.#waiting.splice(this.#waiting.indexOf(one), 1);
				refuse(signal.reason);
			});
		});
	}

	async strains(_, wanted, found, signal) {
		for (const denomination of wanted) found(denomination, await this.#ask(denomination, signal));
	}

	async par() {
		return { tag: "OptimumScore", score: { side: "NS", points: 90 } };
	}

	costs(_, signal) {
		return this.#ask("play", signal);
	}

	/** Answers what was asked for, and lets the page draw it. */
	async answer(what, result) {
		const at = this.#waiting.findIndex((one) => one.what === what);
		const [one] = this.#waiting.splice(at, 1);
		if (result instanceof Error) one.refuse(result);
		else one.answer(result);
		await settled();
	}
}

/** Until all promises that are settled have told. */
const settled = async () => {
	for (let turn = 0; turn < 10; turn++) await null;
	draw();
};

/** A whole deal, each player with a suit. */
const whole = deal.replace(/"N:.*"/, '"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"');
const tricks = (n) => (seat) => (seat === "N" || seat === "S" ? n : 13 - n);
const costs = [undefined, undefined, { tricks: 1, better: ["S3"] }, undefined];

describe("open cards", () => {
	let pbn;
	let solver;
	let session;

	before(async () => {
		pbn = await load({ wasm: pbnWasm });
	});

	const gameOf = async (text) => (await pbn.parse(new TextEncoder().encode(text))).games[0];
	/** A game on a page that computes, with what it takes to look at it. */
	const shown = async (text, { paints = true } = {}) => {
		solver = new Given();
		session = new Session(solver);
		const game = await gameOf(text);
		const { root, click } = live(() => h(ViewerProvider, { solving: session }, h(GameView, { game })), {}, { paints });
		const button = () => root.byClass("pbn-ask")[0]?.all(({ localName }) => localName === "button")[0];
		return {
			game,
			root,
			click,
			button,
			label: () => button() && seen(button().markup),
			press(properties = { detail: 1 }) {
				button().send("click", properties);
				draw();
			},
			openTricks() {
				root.byClass("pbn-all")[0].byClass("pbn-more")[0].send("click");
				draw();
			},
			said: () => seen(root.byClass("pbn-ask-said")[0]?.markup ?? ""),
			rows: () => root.byClass("pbn-tricks").map(({ markup }) => [...markup.matchAll(/<td[^>]*>(\d*)<\/td>/g)].slice(1).map(([, n]) => n || ".").join(" ")),
			progress: () => root.all(({ localName }) => localName === "progress")[0]?.attributes.get("value"),
			marks: () => root.byClass("pbn-play")[0].byClass("pbn-card").map(({ markup }) => seen(markup)),
		};
	};

	it("are not offered where nobody computes", async () => {
		const markup = renderToString(h(GamesView, { games: [await gameOf(board)] }));
		assert.doesNotMatch(markup, /pbn-ask|pbn-solved|pbn-judges/);
	});

	it("are not in what is drawn without a script, since it can do nothing", async () => {
		const markup = renderToString(h(ViewerProvider, { solving: new Session(new Given()) }, h(GameView, { game: await gameOf(board) })));
		assert.doesNotMatch(markup, /pbn-ask/);
	});

	it("fill the table as it is computed", async () => {
		const page = await shown(board);
		assert.equal(page.label(), "Double dummy");
		assert.deepEqual(page.rows(), []);
		page.press();
		assert.deepEqual(page.rows(), [". . . . . . . . . . . . . . . . . . . ."]);
		assert.equal(page.label(), "Stop");
		assert.deepEqual(solver.asked, ["play", "NT"]);
		await solver.answer("NT", tricks(9));
		assert.equal(page.rows()[0], ". . . . 9 . . . . 4 . . . . 9 . . . . 4");
		assert.equal(page.progress(), "1");
		assert.match(page.root.markup, /<progress max="5"/);
		for (const strain of ["S", "H", "D"]) await solver.answer(strain, tricks(8));
		assert.doesNotMatch(seen(page.root.markup), /Par/);
		await solver.answer("C", tricks(7));
		await solver.answer("play", costs);
		assert.equal(page.rows()[0], "7 8 8 8 9 6 5 5 5 4 7 8 8 8 9 6 5 5 5 4");
		// It is an end position.
		assert.doesNotMatch(seen(page.root.markup), /Par/);
		assert.equal(page.progress(), undefined);
		assert.equal(page.label(), "Hide double dummy");
	});

	it("mark the card that costs a trick, in the table of tricks, on the table, and in words", async () => {
		const page = await shown(board);
		page.openTricks();
		page.press();
		await solver.answer("play", costs);
		assert.deepEqual(page.marks(), ["♠\uFE0EJ", "♠\uFE0EA", "♠\uFE0EK −1", "♠\uFE0E4"]);
		assert.match(heard(page.root.byClass("pbn-play")[0].markup), /spades K , costs 1 trick/);
		for (let card = 1; card <= 3; card++) page.click("Forward a card");
		const [current] = page.root.byClass("pbn-current");
		assert.match(seen(current.markup), /East plays the ♠\uFE0EK −1 costs 1 trick; better: ♠\uFE0E3/);
		assert.match(seen(page.root.byClass("pbn-trick")[0].markup), /♠\uFE0EK−1/);
		assert.match(page.root.byClass("pbn-spoken").map(({ markup }) => seen(markup)).join(" ") + heard(page.root.markup), /East plays the king of spades; costs 1 trick; better: three of spades\./);
		page.click("Forward a card");
		assert.doesNotMatch(seen(page.root.byClass("pbn-current")[0].markup), /costs/);
	});

	it("name the cards that would have cost nothing by suits", async () => {
		const page = await shown(board);
		page.press();
		await solver.answer("play", [undefined, undefined, { tricks: 2, better: ["S3", "S2", "DT"] }, undefined]);
		for (let card = 1; card <= 3; card++) page.click("Forward a card");
		assert.match(seen(page.root.byClass("pbn-current")[0].markup), /costs 2 tricks; better: ♠\uFE0E3 2 ♦\uFE0E10$/);
	});

	it("have room for what a card costs from the moment that they are asked for", async () => {
		const page = await shown(board);
		assert.equal(page.root.byClass("pbn-judges").length, 0);
		page.press();
		assert.equal(page.root.byClass("pbn-judges").length, 1);
		await solver.answer("play", [undefined, undefined, undefined, undefined]);
		assert.equal(page.root.byClass("pbn-judges").length, 1);
		assert.equal(page.said(), "");
		for (const strain of ["NT", "S", "H", "D", "C"]) await solver.answer(strain, tricks(7));
		assert.equal(page.said(), "No card of the play costs a trick.");
	});

	it("stop at once, keep what is there, and go on with the rest", async () => {
		const page = await shown(`[Board "7"]\n${deal}`);
		page.press();
		await solver.answer("NT", tricks(9));
		page.press();
		await settled();
		assert.equal(page.label(), "Go on");
		assert.equal(page.rows()[0].replace(/[. ]/g, "").length, 4);
		assert.deepEqual(solver.asked, ["NT", "S"]);
		page.press();
		assert.equal(page.label(), "Stop");
		assert.deepEqual(solver.asked, ["NT", "S", "S"]);
		await solver.answer("S", tricks(7));
		assert.equal(page.progress(), "2");
	});

	it("do not take the second click of a double click for another wish", async () => {
		const page = await shown(board);
		page.press({ detail: 1 });
		page.press({ detail: 2 });
		await settled();
		assert.equal(page.label(), "Stop");
		for (const strain of ["NT", "S", "H", "D", "C"]) await solver.answer(strain, tricks(7));
		await solver.answer("play", costs);
		page.press({ detail: 2 });
		assert.equal(page.label(), "Hide double dummy");
	});

	it("are remembered for the deal, wherever it is seen again", async () => {
		const page = await shown(`[Board "7"]\n${deal}`);
		page.press();
		for (const strain of ["NT", "S", "H", "D", "C"]) await solver.answer(strain, tricks(7));
		const same = await gameOf(`[Board "8"]\n[Room "Closed"]\n${deal}`);
		assert.equal(session.of(same).state, "known");
		assert.equal(session.of(same).tricks.size, 20);
		const other = await gameOf(`[Board "8"]\n${deal.replace("None", "All")}`);
		assert.equal(session.of(other).state, "open");
		page.press();
		assert.equal(page.label(), "Double dummy");
		assert.deepEqual(page.rows(), []);
		page.press();
		assert.equal(page.rows().length, 1);
		assert.deepEqual(solver.asked, ["NT", "S", "H", "D", "C"]);
	});

	it("are told from the tags at once, and nothing is asked for then", async () => {
		const page = await shown(`${tagged}${table(7)}`);
		assert.equal(page.button(), undefined);
		assert.equal(page.rows().length, 1);
		assert.equal(page.root.byClass("pbn-judges").length, 1);
		page.openTricks();
		assert.deepEqual(page.marks(), ["♠\uFE0EJ", "♠\uFE0EA", "♠\uFE0EK −", "♠\uFE0E4"]);
		for (let card = 1; card <= 3; card++) page.click("Forward a card");
		assert.match(seen(page.root.byClass("pbn-current")[0].markup), /costs a trick or more; better: ♠\uFE0E3/);
		assert.deepEqual(solver.asked, []);
	});

	it("judge the play alone where the tags have the tricks", async () => {
		const page = await shown(`${board}${table(7)}`);
		assert.equal(page.label(), "Mark the cards that cost a trick");
		page.press();
		assert.deepEqual(solver.asked, ["play"]);
		await solver.answer("play", costs);
		assert.equal(page.said(), "1 card of the play costs tricks.");
		assert.equal(page.rows().length, 1);
	});

	it("judge the play alone where the table was computed with those of all boards", async () => {
		const page = await shown(board);
		const computed = session.compute(page.game, new AbortController().signal);
		for (const strain of ["NT", "S", "H", "D"]) await solver.answer(strain, tricks(7));
		assert.equal(page.label(), "Stop");
		await solver.answer("C", tricks(7));
		await computed;
		draw();
		assert.equal(page.rows().length, 1);
		assert.equal(page.label(), "Mark the cards that cost a trick");
		page.press();
		assert.deepEqual(solver.asked, ["NT", "S", "H", "D", "C", "play"]);
		await solver.answer("play", costs);
		assert.equal(page.label(), "Hide double dummy");
	});

	it("compute the table where the tags have some of the tricks only", async () => {
		const page = await shown(`[Board "7"]\n${deal}[OptimumResultTable "Declarer;Denomination;Result"]\nN NT 9\n`);
		assert.equal(page.label(), "Double dummy");
	});

	it("have the par of a whole deal once all tricks are there", async () => {
		const page = await shown(`[Board "7"]\n${whole}`);
		page.press();
		for (const strain of ["NT", "S", "H", "D"]) await solver.answer(strain, tricks(8));
		assert.doesNotMatch(seen(page.root.markup), /Par/);
		await solver.answer("C", tricks(7));
		assert.match(seen(page.root.markup), /Par: N-S \+90/);
	});

	it("leave the par to the tags where they have one", async () => {
		const page = await shown(`[Board "7"]\n${whole}[OptimumScore "NS 420"]\n`);
		page.press();
		for (const strain of ["NT", "S", "H", "D", "C"]) await solver.answer(strain, tricks(7));
		assert.deepEqual([...seen(page.root.markup).matchAll(/Par: (\S+ \S+)/g)].map(([, par]) => par), ["N-S +420"]);
	});

	for (const [known, tags] of [["nothing", ""], ["only the contract", '[Contract "3NT"]\n'], ["only the declarer", '[Declarer "N"]\n']]) {
		it(`say why the cards of a play are not judged, where ${known} is known`, async () => {
			const page = await shown(`[Board "7"]\n${deal}${tags}${play}`);
			page.press();
			assert.deepEqual(solver.asked, ["NT"]);
			for (const strain of ["NT", "S", "H", "D", "C"]) await solver.answer(strain, tricks(7));
			assert.equal(page.said(), "The cards of the play cannot be judged: the contract or its declarer is not known.");
		});
	}

	it("say what went wrong, and can be asked for again", async () => {
		const page = await shown(`[Board "7"]\n${deal}`);
		page.press();
		await solver.answer("NT", new Error("dd.wasm did not come"));
		assert.equal(page.said(), "This did not work: dd.wasm did not come");
		// Nothing is known, and no table says so twenty times.
		assert.deepEqual([page.label(), page.rows()], ["Try again", []]);
		page.press();
		assert.equal(page.said(), "");
		assert.deepEqual(solver.asked, ["NT", "NT"]);
	});

	it("say what went wrong before the page has painted", async () => {
		const page = await shown(`[Board "7"]\n${deal}`, { paints: false });
		page.button().send("click", { detail: 1 });
		draw({ paints: false });
		assert.equal(page.label(), "Stop");
	});

	it("ask for no other denomination where one went wrong", async () => {
		const asked = [];
		const lent = {
			async solve(_, { strains }) {
				asked.push(...strains);
				throw new Error("dd.wasm did not come");
			},
		};
		const { strains } = solverOf((work) => work(lent));
		await assert.rejects(strains(await gameOf(board), ["NT", "S", "H"], assert.fail, new AbortController().signal), /dd\.wasm did not come/);
		await settled();
		assert.deepEqual(asked, ["NT"]);
	});

	it("compute so many denominations at a time, of all games together, in the order in which they are asked for", async () => {
		const begun = [];
		const solve = (game, { strains: [strain], ...others }) => {
			assert.equal(others.workers, 1);
			return new Promise((resolve) => begun.push({ strain, signal: others.signal, answer: (tricks) => resolve({ tricks }) }));
		};
		const { strains } = solverOf((work) => work({ solve }), 2);
		const found = [];
		const note = (denomination, of) => found.push(`${denomination} ${of("S")}`);
		const [one, other] = [new AbortController(), new AbortController()];
		const game = await gameOf(board);
		const first = strains(game, ["NT", "S", "H"], note, one.signal);
		const second = strains(game, ["C", "D"], note, other.signal);
		const names = () => begun.map(({ strain }) => strain).join(" ");
		await settled();
		assert.equal(names(), "NT S");
		begun[1].answer({ S: { S: 7 } });
		await settled();
		assert.equal(names(), "NT S H");
		// Who is stopped while he waits takes no place.
		other.abort(new Error("enough"));
		begun[2].answer({ S: { H: 8 } });
		await assert.rejects(second, /enough/);
		assert.equal(names(), "NT S H");
		const third = strains(game, ["C"], note, new AbortController().signal);
		await settled();
		assert.equal(names(), "NT S H C");
		begun[0].answer({ S: { NT: 6 } });
		await first;
		assert.equal(getEventListeners(one.signal, "abort").length, 0);
		begun[3].answer({ S: { C: 9 } });
		await third;
		assert.deepEqual(found, ["S 7", "H 8", "NT 6", "C 9"]);
	});

	it("say of each card what it cost, and of those that cost nothing nothing", async () => {
		const cards = [{ cost: 0, best: ["S2"] }, { cost: 1, best: ["S3", "S4"] }, { cost: 2, best: ["H5"] }];
		const { costs } = solverOf((work) => work({ solvePlay: async () => ({ cards }) }));
		assert.deepEqual(await costs(await gameOf(board), new AbortController().signal), [undefined, { tricks: 1, better: ["S3", "S4"] }, { tricks: 2, better: ["H5"] }]);
	});

	it("take the contract of par as it is answered", async () => {
		const contract = { level: 5, denomination: "H", risk: "X", declarer: "NS", overtricks: -2 };
		for (const [answered, want] of [
			[{ score: -300, contract }, { score: { side: "EW", points: 300 }, contracts: [contract] }],
			[{ score: 0 }, { score: { side: "NS", points: 0 }, contracts: [] }],
		]) {
			const lent = { solve: async () => ({ tricks: {}, par: { text: "", contracts: [], ...answered } }) };
			const { par } = solverOf((work) => work(lent));
			assert.deepEqual(await par(await gameOf(board), new AbortController().signal), { tag: "OptimumScore", ...want });
		}
	});

	const impossible = [
		["N:A2... K3... Q4... -", "", /^Double dummy needs all four hands\. Not known: West\.$/],
		["N:A2... - - -", "", /Not known: East, South, West\.$/],
		["N:A2... K3... Q4... A5...", "", /: the ♠\uFE0EA is in the deal twice\.$/],
		["N:A2... K3... Q4... J56...", "", /the hands do not have the same number of cards \(North 2, East 2, South 2, West 3\)\.$/],
		["N:AKQJT98765432.A.. .K3.. .Q4.. .J5..", "", /North has 14 cards\.$/],
		["nothing", "", /there is no deal that can be read\.$/],
	];
	for (const [cards, tags, sentence] of impossible) {
		it(`are not offered of ${cards}, which cannot be computed, and there are words for why`, async () => {
			const page = await shown(`[Board "7"]\n[Deal "${cards}"]\n${tags}`);
			assert.equal(page.button(), undefined);
			assert.equal(page.root.byClass("pbn-open-cards").length, 0);
			assert.match(obstacleInWords(obstacleOf(page.game), en), sentence);
		});
	}
});
