// What a reader does with a game: keys, buttons, clicks, and moves that he tries.
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { load } from "../dist/pgn-read.js";
import { Board, GameView, positionOf } from "../dist/pgn-viewer.js";
import { sv } from "../dist/pgn-language/sv.js";
import { pgnreadWasm } from "./modules.mjs";
import { draw, live } from "./page.mjs";

let pgn;
before(async () => {
	pgn = await load({ wasm: pgnreadWasm });
});

const read = async (text) => (await pgn.parse(text)).games[0];
const textOf = (element) => element.inside.replace(/<[^>]*>/g, "");

/** A game on a page, what its listener was told, and what a reader does and sees. */
async function shown(text, props = {}) {
	const steps = [];
	const tried = [];
	let control;
	const game = await read(text);
	const listener = {
		step: ({ path, move, fen }) => steps.push([path?.join(".") ?? "start", move?.san, fen]),
		tried: ({ path, moves }) => tried.push([path.join("."), moves.map(({ san }) => san).join(" ")]),
		control: (given) => (control = given),
	};
	const page = live(GameView, { game, listener, ...props });
	const view = page.root.byClass("pgn-view")[0];
	return {
		...page,
		game,
		steps,
		tried,
		control: () => control,
		press: (...keys) => keys.map((key) => (typeof key === "string" ? { key } : key)).map((key) => {
			const isUsed = view.send("keydown", key);
			draw();
			return isUsed;
		}),
		now: () => page.root.byClass("pgn-now").map(textOf).join(),
		said: () => page.root.byClass("pgn-spoken").filter(({ attributes }) => attributes.get("aria-live")).map(textOf).filter(Boolean).join(),
		square: (name) => page.root.all(({ attributes }) => attributes.get("role") === "gridcell" && attributes.get("data-square") === name)[0],
	};
}

describe("a reader of a game", () => {
	it("goes through it by keys", async () => {
		const { press, now, steps, said } = await shown("1. e4 e5 (1... c5 2. Nf3) (1... e6) 2. Nf3 Nc6 *");
		assert.equal(now(), "");
		for (const [key, at] of [["ArrowRight", "e4"], ["ArrowRight", "e5"], ["ArrowDown", "c5"], ["ArrowRight", "♘f3"], ["ArrowUp", "e5"], ["ArrowDown", "c5"], ["ArrowDown", "e6"], ["ArrowDown", "e6"], ["ArrowLeft", "e4"], ["End", "♞c6"], ["ArrowRight", "♞c6"], ["Home", ""], ["ArrowLeft", ""]]) {
			assert.deepEqual(press(key), [true], key);
			assert.equal(now(), at, key);
		}
		assert.deepEqual(steps.map(([path]) => path), ["0", "1", "1.0.0", "1.0.1", "1", "1.0.0", "1.1.0", "0", "3", "start"]);
		press("ArrowRight");
		assert.equal(said(), "1, White: pawn e4");
		assert.equal(steps.at(-1)[2], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
	});

	it("keeps other keys for what they are for", async () => {
		const { press, now } = await shown("1. e4 e5 *");
		assert.deepEqual(press("x", "Tab", { key: "ArrowRight", ctrlKey: true }, { key: "ArrowRight", altKey: true }, { key: "ArrowRight", metaKey: true }), [false, false, false, false, false]);
		assert.equal(now(), "");
	});

	it("turns the board, by f", async () => {
		const { press, root } = await shown("1. e4 *");
		const firstSquare = () => root.all(({ attributes }) => attributes.get("role") === "gridcell")[0].attributes.get("data-square");
		assert.equal(firstSquare(), "a8");
		press("f");
		assert.equal(firstSquare(), "h1");
		press("F");
		assert.equal(firstSquare(), "a8");
	});

	it("clicks buttons, and moves in the text", async () => {
		const { click, root, now } = await shown("1. e4 e5 (1... c5) *", { words: sv });
		click("Framåt");
		assert.equal(now(), "e4");
		root.byClass("pgn-move")[2].send("click");
		draw();
		assert.equal(now(), "c5");
		click("Till början");
		assert.equal(now(), "");
	});

	it("is led by the page", async () => {
		const { control, now, remove } = await shown("1. e4 e5 (1... c5) *");
		const { goTo, next, prev } = control();
		for (const [act, at] of [[() => goTo("end"), "e5"], [prev, "e4"], [() => goTo([1, 0, 0]), "c5"], [() => goTo([7, 7, 7]), "c5"], [() => goTo("start"), ""], [next, "e4"]]) {
			act();
			draw();
			assert.equal(now(), at);
		}
		remove();
		assert.equal(control(), undefined);
	});

	it("opens variations that are folded, and comes to them by keys", async () => {
		const many = Array.from({ length: 1600 }, () => "(1. d4)").join(" ");
		const { root, press, click, now } = await shown(`1. e4 ${many} e5 *`);
		const count = () => root.byClass("pgn-move").length;
		assert.equal(count(), 2);
		press("ArrowRight", "ArrowDown");
		assert.equal(now(), "d4");
		assert.equal(count(), 1500);
		click("Show more moves");
		assert.equal(count(), 1602);
		click("Fold the variations");
		assert.equal(count(), 2);
		assert.equal(now(), "e4");
	});

	it("begins anew with another game", async () => {
		const { show, press, now, game } = await shown("1. e4 e5 *");
		press("End");
		show({ game: await read("1. d4 d5 2. c4 *") });
		assert.equal(now(), "");
		press("ArrowRight");
		assert.equal(now(), "d4");
		show({ game });
		press("End");
		assert.equal(now(), "e5");
	});

	it("stays where he is in a game that is read again", async () => {
		const text = "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *";
		const { show, press, now } = await shown(text);
		press("ArrowRight", "ArrowRight", "ArrowDown");
		show({ game: await read(`[White "A"]\n\n${text}`) });
		assert.equal(now(), "c5");
		press("ArrowRight");
		assert.equal(now(), "♘f3");
		show({ game: await read("1. e4 e5 2. Nf3 *") });
		assert.equal(now(), "");
	});

	it("sees the position before a move that is not legal", async () => {
		const { click, now, root } = await shown("1. e4 e5 2. Ke3 Nc6 *");
		click("Show the position before it");
		assert.equal(now(), "e5");
		assert.equal(root.byClass("pgn-wrong").length, 1);
	});
});

describe("a reader who listens", () => {
	it("walks 64 squares", async () => {
		const { root, square } = await shown("1. e4 *");
		const cells = root.all(({ attributes }) => attributes.get("role") === "gridcell");
		assert.equal(cells.length, 64);
		assert.equal(root.all(({ attributes }) => attributes.get("role") === "row").length, 8);
		assert.equal(cells.filter(({ attributes }) => attributes.get("tabindex") === "0").length, 1);
		assert.equal(square("g8").attributes.get("aria-label"), "g8, black knight");
		assert.equal(square("e4").attributes.get("aria-label"), "e4, empty");
	});
});

describe("moves on the board", () => {
	it("are made by keys, only legal ones, and are a variation", async () => {
		const legal = (fen) => pgn.legalMoves(fen);
		const { square, tried, said, steps, root } = await shown("1. e4 e5 *", { legal });
		const grid = root.byClass("pgn-grid")[0];
		const walk = async (...keys) => {
			for (const key of keys) {
				grid.send("keydown", { key });
				draw();
			}
		};
		// From a1 to d2.
		await walk("ArrowUp", "ArrowRight", "ArrowRight", "ArrowRight", "Enter");
		assert.match(square("d2").attributes.get("class"), /pgn-picked/);
		await until(() => /pgn-target/.test(square("d4").attributes.get("class")));
		await walk("ArrowUp", "ArrowUp", "ArrowUp", "Enter");
		await until(() => said() !== "");
		assert.equal(said(), "This move is not possible here.");
		await walk("ArrowDown", "ArrowDown", "ArrowDown", "Enter", "ArrowUp", "ArrowUp", "Enter");
		await until(() => tried.length > 0);
		assert.deepEqual(tried, [["0", "d4"]]);
		assert.deepEqual(steps.at(-1).slice(0, 2), ["0.0.0", "d4"]);
		assert.equal(root.byClass("pgn-tried").length, 1);
	});

	it("are none where nobody says which are legal", async () => {
		const { root, square } = await shown("1. e4 *");
		root.byClass("pgn-grid")[0].send("keydown", { key: "Enter" });
		draw();
		assert.doesNotMatch(square("a1").attributes.get("class"), /picked/);
	});

	it("are made on a board that is used alone", async () => {
		const fen = "7k/8/8/8/8/8/8/K7 w - - 0 1";
		const made = [];
		const { root } = live(Board, { ...positionOf(fen), fen, legal: (fen) => pgn.legalMoves(fen), onMove: ({ san }) => made.push(san) });
		const grid = root.byClass("pgn-grid")[0];
		for (const key of ["Enter", "ArrowUp", "Enter"]) {
			grid.send("keydown", { key });
			draw();
		}
		await until(() => made.length > 0);
		assert.deepEqual(made, ["Ka2"]);
	});

	it("ask what a pawn becomes", async () => {
		const fen = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
		const { root, tried } = await shown(`[FEN "${fen}"]\n[SetUp "1"]\n\n*`, { legal: (fen) => pgn.legalMoves(fen) });
		const grid = root.byClass("pgn-grid")[0];
		for (let rank = 1; rank < 7; rank++) {
			grid.send("keydown", { key: "ArrowUp" });
			draw();
		}
		grid.send("keydown", { key: "Enter" });
		draw();
		await until(() => root.byClass("pgn-target").length > 0);
		grid.send("keydown", { key: "ArrowUp" });
		draw();
		grid.send("keydown", { key: "Enter" });
		await until(() => (draw(), root.byClass("pgn-choice").length > 0));
		const buttons = root.byClass("pgn-choice")[0].all(({ localName }) => localName === "button");
		assert.deepEqual(buttons.map(textOf).sort(), ["bishop", "knight", "queen", "rook"]);
		buttons.find((button) => textOf(button) === "knight").send("click");
		draw();
		assert.equal(root.byClass("pgn-now").map(textOf).join(), "a8=♘");
		assert.deepEqual(tried, [["0", "a8=N"]]);
	});
});

/** Waits for what the module answers. */
async function until(condition) {
	while (!condition()) {
		await new Promise((resolve) => setImmediate(resolve));
		draw();
	}
}
