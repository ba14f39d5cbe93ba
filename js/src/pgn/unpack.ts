import { laterMembers, makeLater } from "../host/later.js";
import type { Answer } from "../host/program.js";
import { type Lines, Nested } from "../moves/lines.js";
import { Attached } from "../moves/notes.js";
import { hasMoves, hasStart, isFound, longList, MovePlaces, moveList, ownList, type Packed, packedGames, variationList } from "../moves/packed.js";
import { make, menOf, stepOf, takeBack } from "./board.js";
import type { CheckedPgnGame, Evaluation, FoundPgnGame, PgnGame, PgnMove } from "./types.js";

// A move: what it does, and these, as `core/pgn/answers/packed.go` has them.
const givesCheck = 1 << 16;
const givesMate = 1 << 17;
const hasSan = 1 << 18;
const nullMove = 0xffff;

// A command whose value is an evaluation.
const evaluationKind = 7;
const isMate = 1 << 8;

const results = ["*", "1-0", "0-1", "1/2-1/2"] as const;
const ends = [undefined, "checkmate", "stalemate", "deadPosition"] as const;
const variants = [undefined, "chess960", "other"] as const;

const initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** The games of an answer, each of which is made when it is asked for: as the core has read them, with their moves or without. */
export function unpacked(answer: Answer): (() => PgnGame)[] {
	return packedGames(answer, gameOf);
}

function gameOf(packed: Packed): PgnGame {
	const game = packed.head() as PgnGame;
	if (packed.facts & hasMoves) addMoves(game, packed);
	if (packed.facts & isFound) (game as FoundPgnGame).at = [...packed.list(ownList)];
	const diagnostics = packed.diagnostics<CheckedPgnGame["diagnostics"][number]>();
	if (diagnostics) (game as CheckedPgnGame).diagnostics = diagnostics;
	return game;
}

/** Adds what there is of a game whose moves were read. */
function addMoves(game: PgnGame, packed: Packed): void {
	const { facts } = packed;
	const start = facts & hasStart ? packed.words[0] || initial : undefined;
	if (start) game.start = start;
	const variant = variants[(facts >> 4) & 3];
	if (variant) game.variant = variant;
	Object.assign(game, new Attached(packed).next(-1));
	game.result = results[facts & 3] as PgnGame["result"];
	const end = ends[(facts >> 2) & 3];
	if (end) game.end = end;
	let made: Lines<PgnMove> | undefined;
	const lines = () => (made ??= linesOf(packed, start));
	makeLater(game, "moves", () => lines().main);
	// Few games have such, and then it takes the moves to know whether they have any.
	const { variations } = packed.hasLoose() ? lines() : {};
	if (variations?.length) game.variations = variations;
	laterMembers(game);
}

/** All moves in their lines. Nothing recurs: variations may be as deep as the text is long. */
function linesOf(packed: Packed, start: string | undefined): Lines<PgnMove> {
	const { turn, places } = packed;
	const men = menOf(start ?? "");
	const line = new Nested<PgnMove>(packed.list(variationList), {
		make: ({ change }) => change && make(men, change),
		takeBack: ({ change }) => change && takeBack(men, change),
	});
	const attached = new Attached(packed);
	attached.next(-1);
	const at = new MovePlaces(packed.list(longList));
	packed.next = packed.words.length - sansOf(packed);
	for (const [k, number] of packed.list(moveList).entries()) {
		const [from, to] = at.next(number);
		const ply = line.open(k);
		const code = number & 0xffff;
		const text = places.slice(from, to);
		const move = {} as PgnMove;
		if (code !== 0) move.san = number & hasSan ? packed.word() : text;
		move.text = text;
		const plies = ply + (turn & 1);
		move.number = (turn >>> 1) + (plies >> 1);
		move.color = plies % 2 === 0 ? "white" : "black";
		if (code !== 0 && code !== nullMove) Object.assign(move, stepOf(men, code));
		if (number & (givesCheck | givesMate)) move.check = number & givesMate ? "mate" : "check";
		Object.assign(move, attached.next(k));
		const evaluation = attached.commands.find(({ kind }) => (kind & 0xff) === evaluationKind);
		if (evaluation) move.eval = evaluationOf(evaluation.kind, evaluation.value);
		move.span = places.span(from, to);
		line.add(move);
	}
	return line.lines();
}

/** How many moves have their SAN among the words, of which these are the last. */
function sansOf(packed: Packed): number {
	let count = 0;
	for (const number of packed.list(moveList)) if (number & hasSan) count++;
	return count;
}

function evaluationOf(kind: number, value: number): Evaluation {
	const depth = kind >>> 16;
	return { ...(kind & isMate ? { mate: value } : { pawns: value / 100 }), ...(depth > 0 && { depth }) };
}
