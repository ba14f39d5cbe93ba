// The client of chess games: its calls, their options, and how they end.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { describe, it } from "node:test";
import { inspect } from "node:util";
import * as whole from "../dist/pgn.js";
import * as lean from "../dist/pgn-read.js";
import { games as two, many } from "./chess.mjs";
import { pbnWasm, pgnreadWasm, pgnWasm, provokedPgnreadWasm, provokedPgnWasm } from "./modules.mjs";
import { WebWorker } from "./web-worker.mjs";

const encode = (text) => new TextEncoder().encode(text);
const large = many(200_000);
const count = large.match(/\[Event /g).length;
const reason = new Error("enough");

const entries = [
	["pbnkit/pgn", whole, pgnWasm, provokedPgnWasm],
	["pbnkit/pgn/read", lean, pgnreadWasm, provokedPgnreadWasm],
];

for (const [entry, { KitClosedError, KitError, KitLoadError, KitPanicError, load }, ownWasm, provokedWasm] of entries) {
	describe(`chess games are read by ${entry}`, () => {
		it("from every kind of source, in a thread too", async () => {
			const clients = await Promise.all([load(), load({ wasm: ownWasm, worker: true })]);
			for (const pgn of clients) {
				const bytes = encode(large);
				for (const source of [large, bytes, bytes.buffer, new Blob([bytes]), new Blob([bytes]).stream(), Readable.from([bytes]), new Response(bytes)]) {
					const { games, gameCount, encoding, counts, diagnostics } = await pgn.parse(source);
					assert.deepEqual([games.length, gameCount, encoding, counts.error, diagnostics.length], [count, count, "utf-8", 0, 0]);
					assert.equal(games.at(-1).moves.length, 4);
				}
				pgn.close();
			}
		});

		it("in a page, where the package decides", async () => {
			globalThis.Worker = WebWorker;
			globalThis.document = {};
			try {
				const pgn = await load({ wasm: ownWasm, worker: "auto" });
				assert.equal((await pgn.parse(two)).games.length, 2);
				assert.equal((await pgn.parse(large)).games.length, count);
				pgn.close();
			} finally {
				delete globalThis.Worker;
				delete globalThis.document;
			}
		});

		it("from a game on, so many, and their tags alone", async () => {
			const pgn = await load({ wasm: ownWasm });
			const { games, gameCount } = await pgn.parse(large, { from: 3, count: 2 });
			assert.deepEqual([games.map(({ number }) => number), gameCount], [[3, 4], count]);
			const numbers = [];
			const reading = pgn.games(large, { from: 2, count: 3, moves: false });
			let step;
			for (step = await reading.next(); !step.done; step = await reading.next()) numbers.push([step.value.number, "moves" in step.value, step.value.tags.length]);
			assert.deepEqual([numbers, step.value], [[[2, false, 7], [3, false, 7], [4, false, 7]], undefined]);
			pgn.close();
		});

		it("with what was found in each", async () => {
			const pgn = await load({ wasm: ownWasm });
			const reading = pgn.games('1. e4 *\n\n[A ""]\n[A ""]\n\n1. e4 *\n', { diagnostics: true });
			const found = [];
			let step;
			for (step = await reading.next(); !step.done; step = await reading.next()) found.push(step.value.diagnostics.map(({ rule }) => rule));
			assert.ok(!found[0].includes("tag/duplicate") && found[1].includes("tag/duplicate"), JSON.stringify(found));
			assert.equal(step.value.gameCount, 2);
			assert.deepEqual(step.value.diagnostics.map(({ rule }) => rule).sort(), found.flat().sort());
			const { diagnostics } = await pgn.parse('[A ""]\n[A ""]\n\n1. e4 *\n');
			const { rule, severity, game, section, span } = diagnostics.find(({ rule }) => rule === "tag/duplicate");
			assert.deepEqual([rule, game, span.start.line], ["tag/duplicate", 1, 2]);
			assert.ok(severity && section);
			pgn.close();
		});

		it("and what is none is told, not thrown", async () => {
			const pgn = await load({ wasm: ownWasm });
			for (const file of ["nothing of chess", '[Deal "N:- - - -"]\n', "%PDF-1.7"]) {
				const { games, diagnostics } = await pgn.parse(file);
				assert.deepEqual([games.length, diagnostics.map(({ rule }) => rule)], [0, ["file/not-pgn"]], file);
			}
			assert.deepEqual((await pgn.parse("")).diagnostics, []);
			pgn.close();
		});
	});

	describe(`a position by ${entry}`, () => {
		it("is that after a ply, or after any move", async () => {
			const pgn = await load({ wasm: ownWasm });
			const { games } = await pgn.parse(two);
			const fen = async (...given) => (await pgn.fen(...given)).split(" ").slice(0, 4).join(" ");
			assert.equal(await fen(games[1]), "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq -");
			assert.equal(await fen(games[1], 1), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3");
			assert.equal(await fen(games[1], 1, { enPassant: "legal" }), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -");
			const [, open] = games[1].moves[1].variations[0];
			assert.equal(await fen(games[1], open), "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq -");
			const wrong = (await pgn.parse("1. e4 e5 2. Ke3 d5 *")).games[0];
			assert.equal(await fen(wrong), await fen(wrong, 2));
			const unknown = (await pgn.parse('[FEN "8/8 w"]\n\n1. e4 *')).games[0];
			await assert.rejects(pgn.fen(unknown), /^TypeError: fen: the start position of the game is not known$/);
			await assert.rejects(pgn.fen(games[1], 5), /^TypeError: fen: the main line has 4 plies, and not 5$/);
			await assert.rejects(pgn.fen(games[1], games[0].moves[0]), /^TypeError: fen: the move is not in the game$/);
			await assert.rejects(pgn.fen({ start: games[0].start, moves: [{ san: "Ke5" }] }), /^TypeError: fen: move 1, Ke5, is not legal$/);
			await assert.rejects(pgn.fen(games[1], 1, { enPassant: "never" }), /^TypeError: fen: the option "enPassant" has to be one of/);
			pgn.close();
		});
	});

	describe(`the legal moves of a position by ${entry}`, () => {
		const byUci = (moves) => Object.fromEntries(moves.map(({ uci, ...move }) => [uci, move]));

		it("are those of the laws, and say what they change", async () => {
			const pgn = await load({ wasm: ownWasm });
			assert.equal((await pgn.legalMoves((await pgn.parse("1. e4 *")).games[0].start)).length, 20);
			const moves = byUci(await pgn.legalMoves(" r3k2r/1P6/8/3pP3/8/8/8/R3K2R  w KQkq d6"));
			assert.deepEqual(moves.e1g1, { san: "O-O", from: "e1", to: "g1", change: [{ man: "K", from: "e1", to: "g1" }, { man: "R", from: "h1", to: "f1" }] });
			assert.deepEqual(moves.e5d6, { san: "exd6", from: "e5", to: "d6", change: [{ man: "p", from: "d5" }, { man: "P", from: "e5", to: "d6" }] });
			const promoting = { san: "bxa8=Q+", from: "b7", to: "a8", promotion: "Q", check: "check" };
			assert.deepEqual(moves.b7a8q, { ...promoting, change: [{ man: "r", from: "a8" }, { man: "P", from: "b7" }, { man: "Q", to: "a8" }] });
			assert.equal(moves.h1h8.check, "check");
			assert.deepEqual(await pgn.legalMoves("7k/5Q2/6K1/8/8/8/8/8 b"), []);
			pgn.close();
		});

		it("are those of Chess960 by the rights to castle", async () => {
			const pgn = await load({ wasm: ownWasm });
			const { f1h1 } = byUci(await pgn.legalMoves("4k3/8/8/8/8/8/8/5K1R w K - 0 1"));
			assert.deepEqual(f1h1, { san: "O-O", from: "f1", to: "g1", change: [{ man: "K", from: "f1", to: "g1" }, { man: "R", from: "h1", to: "f1" }] });
			const { start, variant } = (await pgn.parse('[Variant "Chess960"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n\n*')).games[0];
			assert.equal(byUci(await pgn.legalMoves(start, { variant })).e1h1.san, "O-O");
			pgn.close();
		});

		it("are refused with the reason", async () => {
			const pgn = await load({ wasm: ownWasm });
			await assert.rejects(pgn.legalMoves("8/8 w"), /^TypeError: legalMoves: The board of a FEN has eight ranks/);
			await assert.rejects(pgn.legalMoves("4k3/8/8/8/8/8/4R3/4K3 w"), /^TypeError: legalMoves: White is to move in this FEN, though Black is already in check from the rook on e2\.$/);
			await assert.rejects(pgn.legalMoves(7), /^TypeError: legalMoves: the FEN has to be a string$/);
			await assert.rejects(pgn.legalMoves("", { variant: "other" }), /^TypeError: legalMoves: the option "variant" has to be one of "chess", "chess960"$/);
			await assert.rejects(pgn.legalMoves("8/8 w", { signal: AbortSignal.abort(reason) }), reason);
			pgn.close();
		});
	});

	describe(`mistakes and ends by ${entry}`, () => {
		it("are TypeErrors that name them", async () => {
			const pgn = await load({ wasm: ownWasm });
			for (const [options, message] of [
				[{ moves: 1 }, /^TypeError: parse: the option "moves" has to be a boolean$/],
				[{ from: 0 }, /"from" has to be an integer from 1/],
				[{ cout: 1 }, /there is no option "cout"/],
				[{ diagnostics: true }, /there is no option "diagnostics"/],
				[{ sourceEncoding: "utf-16le" }, /with a string, the option "sourceEncoding"/],
			]) {
				await assert.rejects(pgn.parse("", options), message);
			}
			await assert.rejects(pgn.parse(7), /^TypeError: parse: the source has to be/);
			await assert.rejects(load({ solver: "x" }), /there is no option "solver"/);
			pgn.close();
		});

		it("a module of another notation, or none, is not started", async () => {
			await assert.rejects(load({ wasm: pbnWasm }), (error) => error instanceof KitLoadError && error.name === "PgnLoadError");
			await assert.rejects(load({ wasm: encode("<html>") }), (error) => error instanceof KitLoadError && error instanceof KitError);
			assert.match(inspect(new KitLoadError("why")), /^PgnLoadError: why\n/);
		});

		for (const worker of [false, true]) {
			it(`a signal ends a call (worker: ${worker})`, async () => {
				const pgn = await load({ wasm: ownWasm, worker });
				for (const source of [two, large, new Blob([large])]) await assert.rejects(pgn.parse(source, { signal: AbortSignal.abort(reason) }), reason);
				const abort = new AbortController();
				let pieces = 0;
				await assert.rejects(pgn.parse(large, { signal: abort.signal, onProgress: () => ++pieces === 2 && abort.abort(reason) }), reason);
				assert.equal(pieces, 2);
				await assert.rejects(pgn.fen((await pgn.parse(two)).games[0], 0, { signal: AbortSignal.abort(reason) }), reason);
				assert.equal((await pgn.parse(large)).gameCount, count);
				pgn.close();
			});

			it(`what fails is told, and the next call works (worker: ${worker})`, async () => {
				const pgn = await load({ wasm: provokedWasm, worker });
				for (const file of ["% provoke panic", `${large}\n% provoke panic\n`]) {
					await assert.rejects(pgn.parse(file), (error) => error instanceof KitPanicError && error.name === "PgnPanicError" && /provoked/.test(error.message));
				}
				assert.equal((await pgn.parse(large)).gameCount, count);
				pgn.close();
			});

			it(`close ends all (worker: ${worker})`, async () => {
				const pgn = await load({ wasm: ownWasm, worker });
				const reading = pgn.parse(large);
				pgn.close();
				await assert.rejects(reading, KitClosedError);
				await assert.rejects(pgn.parse(two), /^PgnClosedError: this Pgn was closed$/);
				const other = await load({ wasm: ownWasm, worker });
				const { parse } = other;
				assert.equal((await parse(two)).games.length, 2);
				if (Symbol.dispose) other[Symbol.dispose]();
				else other.close();
				await assert.rejects(parse(two), KitClosedError);
			});
		}

		it("a source that fails ends the call", async () => {
			const pgn = await load({ wasm: ownWasm });
			const failing = (async function* () {
				yield encode(two);
				throw reason;
			})();
			await assert.rejects(pgn.parse(failing), reason);
			const games = [];
			for await (const { number } of pgn.games(large)) {
				games.push(number);
				if (number === 3) break;
			}
			assert.deepEqual(games, [1, 2, 3]);
			pgn.close();
		});
	});
}

describe("a module that only reads, for the client with all verbs,", () => {
	for (const worker of [false, true]) {
		it(`says what it has not, and goes on (worker: ${worker})`, async () => {
			const pgn = await whole.load({ wasm: pgnreadWasm, worker });
			assert.equal((await pgn.parse(two)).games.length, 2);
			await assert.rejects(pgn.validate(two), (error) => error instanceof whole.KitLoadError && /the module has no validate: load one with all verbs/.test(error.message));
			assert.equal((await pgn.parse(two)).games.length, 2);
			pgn.close();
		});
	}
});

describe("chess games are checked and mended", () => {
	const sloppy = '[Event "a\tb"]\n\n1. e4 *\n';
	const rulesOf = ({ diagnostics }) => diagnostics.map(({ rule }) => rule);

	it("at once, in pieces and in a thread alike", async () => {
		const clients = await Promise.all([whole.load({ wasm: pgnWasm }), whole.load({ wasm: pgnWasm, worker: true })]);
		const faulty = large + sloppy;
		const found = [];
		for (const pgn of clients) {
			for (const file of [faulty, encode(faulty), new Blob([faulty]).stream()]) found.push(await pgn.validate(file, { severities: { "text/tab-in-string": "warning" } }));
			pgn.close();
		}
		for (const { gameCount, counts, diagnostics } of found) {
			assert.equal(gameCount, count + 1);
			assert.deepEqual(counts, found[0].counts);
			assert.deepEqual(diagnostics, found[0].diagnostics);
			assert.equal(diagnostics.find(({ rule }) => rule === "text/tab-in-string").severity, "warning");
		}
	});

	it("game by game, and as text", async () => {
		const pgn = await whole.load({ wasm: pgnWasm });
		const { diagnostics } = await pgn.validate(two + sloppy);
		const reading = pgn.games(two + sloppy, { diagnostics: true });
		const found = [];
		let step;
		for (step = await reading.next(); !step.done; step = await reading.next()) found.push(...step.value.diagnostics);
		assert.deepEqual(found, diagnostics.filter(({ game }) => game > 0));
		assert.deepEqual([step.value.gameCount, rulesOf(step.value)], [3, rulesOf({ diagnostics })]);
		const { text } = await pgn.validate(sloppy, { text: { path: "a.pgn", errorsOnly: true } });
		assert.match(text, /^a\.pgn:1:10: error: .* \[text\/tab-in-string\]\n/);
		pgn.close();
	});

	it("by all safe fixes, or by those that are given", async () => {
		const pgn = await whole.load({ wasm: pgnWasm });
		const { bytes, diagnostics } = await pgn.apply(sloppy);
		assert.match(new TextDecoder().decode(bytes), /^\[Event "a b"\]/);
		assert.ok(!rulesOf({ diagnostics }).includes("text/tab-in-string"));
		const fixes = [{ edits: [{ span: { start: { byte: 8 }, end: { byte: 11 } }, text: "ł" }] }];
		assert.equal(new TextDecoder().decode((await pgn.apply(sloppy, { fixes })).bytes), sloppy.replace("a\tb", "ł"));
		const latin = Uint8Array.from('[Event "Malmö"]\n\n*\n', (character) => character.charCodeAt(0));
		await assert.rejects(pgn.apply(latin, { fixes }), /^TypeError: apply: the file is in windows-1252, which has no “ł”/);
		const { bytes: replaced, applied } = await pgn.apply(latin, { fixes, unmappable: "replace" });
		assert.deepEqual([applied, replaced[8]], [1, "?".charCodeAt(0)]);
		pgn.close();
	});

	it("compares the code of the opening with the moves for those who ask for it", async () => {
		const pgn = await whole.load({ wasm: pgnWasm });
		const text = '[ECO "B00"]\n\n1. d4 Nf6 2. c4 *\n';
		const found = async (severities) => (await pgn.validate(text, { severities })).diagnostics.filter(({ rule }) => rule === "tag/eco");
		assert.deepEqual([await found({}), await found({ "tag/eco": "off" })], [[], []]);
		const [{ severity, message, fixes }] = await found({ "tag/eco": "warning" });
		assert.deepEqual([severity, message, fixes.length], ["warning", "ECO is B00, but no position of the game has that code; with c4 the game comes to A50, Indian Defense: Normal Variation.", 1]);
		const { bytes } = await pgn.apply(text, { severities: { "tag/eco": "info" }, fixes });
		assert.match(new TextDecoder().decode(bytes), /^\[ECO "A50"\]/);
		pgn.close();
	});

	it("and each rule has its page, which is loaded when it is asked for", async () => {
		const pgn = await whole.load({ wasm: pgnWasm });
		const rules = await pgn.rules();
		const { pages } = JSON.parse(readFileSync(new URL("../dist/pgn-rules.txt", import.meta.url), "utf8"));
		for (const name of Object.keys(pages)) assert.equal(await pgn.explain(name), readFileSync(new URL(`../../core/pgn/docs/${name}.md`, import.meta.url), "utf8"));
		assert.deepEqual(Object.keys(pages).filter((page) => !rules.some(({ name }) => name === page)), []);
		for (const name of ["no/rule", "constructor"]) assert.equal(await pgn.explain(name), undefined);
		await assert.rejects(pgn.explain(7), /^TypeError: explain: the rule's name has to be a string$/);
		const underWay = pgn.explain("text/tab-in-string");
		pgn.close();
		await assert.rejects(underWay, whole.KitClosedError);
	});
});

describe("chess games are exported", () => {
	it("at once, in pieces, in a thread and to a stream alike", async () => {
		const clients = await Promise.all([whole.load({ wasm: pgnWasm }), whole.load({ wasm: pgnWasm, worker: true })]);
		const written = new Set();
		for (const pgn of clients) {
			for (const file of [large, encode(large), new Blob([large]).stream()]) {
				const { bytes, gameCount, changes } = await pgn.export(file, { as: "reduced" });
				assert.equal(gameCount, count);
				assert.ok(Array.isArray(changes));
				written.add(new TextDecoder().decode(bytes));
			}
			const parts = [];
			const answer = await pgn.export(large, { as: "reduced", to: new WritableStream({ write: (piece) => void parts.push(piece) }) });
			assert.ok(!("bytes" in answer));
			written.add(Buffer.concat(parts).toString());
			pgn.close();
		}
		assert.equal(written.size, 1);
		assert.doesNotMatch([...written][0], /[{(]/);
	});

	it("in UTF-8, or in another encoding", async () => {
		const pgn = await whole.load({ wasm: pgnWasm });
		const name = async (encoding) => [...(await pgn.export('[White "Malmö"]\n\n*\n', { encoding })).bytes.subarray(0, 1000)].map((byte) => String.fromCharCode(byte)).join("").match(/White "(.*)"/)[1];
		assert.deepEqual(await Promise.all([undefined, "utf-8", "latin1", "iso-8859-1", "ascii"].map(name)), ["Malm\xc3\xb6", "Malm\xc3\xb6", "Malm\xf6", "Malm\xf6", "Malm?"]);
		pgn.close();
	});

	it("but not to a stream that fails, or for who gives up", async () => {
		const pgn = await whole.load({ wasm: pgnWasm });
		const to = new WritableStream({ write: () => Promise.reject(reason) });
		await assert.rejects(pgn.export(large, { to }), reason);
		const abort = new AbortController();
		await assert.rejects(pgn.export(large, { signal: abort.signal, onProgress: () => abort.abort(reason) }), reason);
		assert.equal((await pgn.export(two)).gameCount, 2);
		pgn.close();
	});
});
