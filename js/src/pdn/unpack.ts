import { initialOf, fenOf } from "../draughts/board/position.js";
import { type Layout, layoutOf } from "../draughts/board/squares.js";
import { type Variant, variantOf, variants } from "../draughts/board/variants.js";
import { laterMembers, makeLater } from "../host/later.js";
import type { Answer } from "../host/program.js";
import { type Lines, Nested } from "../moves/lines.js";
import { Attached } from "../moves/notes.js";
import { hasMoves, hasStart, longList, MovePlaces, moveList, ownList, type Packed, packedGames, variationList } from "../moves/packed.js";
import type { CheckedPdnGame, PdnGame, PdnMove } from "./types.js";

// A move: the numbers of its squares, and these, as `core/pdn/answers/packed.go` has them.
const square = 0x7f;
const toAt = 7;
const isBlack = 1 << 14;
const hasWay = 1 << 15;
const hasText = 1 << 16;
const hasSetup = 1 << 17;
const hasNumber = 1 << 18;

// The facts of a game.
const resultAt = 16;
const endAt = 19;
const variantAt = 21;
const isOwnBoard = 1 << 25;

const results = ["*", "1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0"] as const;
const ends = [undefined, "noPieces", "noMoves"] as const;

/** The games of an answer, each of which is made when it is asked for: as the core has read them, with their moves or without. */
export function unpacked(answer: Answer): (() => PdnGame)[] {
	return packedGames(answer, gameOf);
}

function gameOf(packed: Packed): PdnGame {
	// The words of the board come before those of the tags.
	const ownBoard = packed.facts & isOwnBoard ? packed.word() : undefined;
	const game = packed.head() as PdnGame;
	if (packed.facts & hasMoves) addMoves(game, packed, ownBoard);
	const diagnostics = packed.diagnostics<CheckedPdnGame["diagnostics"][number]>();
	if (diagnostics) (game as CheckedPdnGame).diagnostics = diagnostics;
	return game;
}

/** Adds what there is of a game whose moves were read. */
function addMoves(game: PdnGame, packed: Packed, ownBoard: string | undefined): void {
	const { facts, words } = packed;
	const row = variants[((facts >> variantAt) & 15) - 1];
	const variant = ownBoard === undefined ? row : variantOf(ownBoard);
	if (row) game.variant = ownBoard ?? row.name;
	if (variant && facts & hasStart) game.start = words[0] || initialFen(variant);
	Object.assign(game, new Attached(packed).next(-1));
	game.result = results[(facts >> resultAt) & 7] as string;
	const end = ends[(facts >> endAt) & 3];
	if (end) game.end = end;
	let made: Lines<PdnMove> | undefined;
	const lines = () => (made ??= linesOf(packed, variant));
	makeLater(game, "moves", () => lines().main);
	// Few games have such, and then it takes the moves to know whether they have any.
	const { variations } = packed.hasLoose() ? lines() : {};
	if (variations?.length) game.variations = variations;
	laterMembers(game);
}

const initials = new Map<Variant, string>();

/** The position that a variant begins in, as FEN. */
function initialFen(variant: Variant): string {
	let fen = initials.get(variant);
	if (fen === undefined) {
		const { pieces, color } = initialOf(variant);
		fen = fenOf(pieces, color, variant);
		initials.set(variant, fen);
	}
	return fen;
}

/** All moves in their lines. Nothing recurs: variations may be as deep as the text is long. */
function linesOf(packed: Packed, variant: Variant | undefined): Lines<PdnMove> {
	const { places, turn } = packed;
	const layout = variant && layoutOf(variant);
	const first = variant?.first ?? "white";
	const line = new Nested<PdnMove>(packed.list(variationList));
	const attached = new Attached(packed);
	attached.next(-1);
	const at = new MovePlaces(packed.list(longList));
	const ways = new Ways(packed.list(ownList));
	packed.next = packed.words.length - wordsOf(packed);
	let number = turn >>> 1;
	for (const [k, bits] of packed.list(moveList).entries()) {
		const [from, to] = at.next(bits);
		line.open(k);
		const color = bits & isBlack ? "black" : "white";
		if (k > 0 && color === first) number++;
		if (bits & hasNumber) number = Number(packed.word());
		const setup = bits & hasSetup ? packed.word() : undefined;
		const text = places.slice(from, to);
		const move = {} as PdnMove;
		const isLegal = layout !== undefined && (bits & square) !== 0;
		if (isLegal) move.san = bits & hasText ? packed.word() : text;
		move.text = text;
		move.number = number;
		move.color = color;
		if (isLegal) addStep(move, layout, bits, ways);
		if (setup !== undefined) move.setup = setup;
		Object.assign(move, attached.next(k));
		move.span = places.span(from, to);
		line.add(move);
	}
	return line.lines();
}

/** How many words the moves have, which are the last. */
function wordsOf(packed: Packed): number {
	let count = 0;
	for (const bits of packed.list(moveList)) {
		if (bits & hasText) count++;
		if (bits & hasSetup) count++;
		if (bits & hasNumber) count++;
	}
	return count;
}

/** Adds where a move begins and ends, and of a capture its way, and what it takes. */
function addStep(move: PdnMove, layout: Layout, bits: number, ways: Ways): void {
	const nameOf = (number: number) => layout.squares[number - 1]?.text as string;
	move.from = nameOf(bits & square);
	move.to = nameOf((bits >> toAt) & square);
	if (!(bits & hasWay)) return;
	const { taken, path } = ways.next();
	if (path) move.path = [move.from, ...path.map(nameOf)];
	move.captured = taken.map(nameOf);
}

const noWay = 0x80;

/** The ways of captures, in the order of the moves. */
class Ways {
	readonly #bytes: Uint8Array;
	#at = 0;

	constructor(numbers: Uint32Array) {
		this.#bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
	}

	/** The numbers of the squares of what the next capture takes, and of those on which it is after each; undefined where its way is not known. */
	next(): { taken: number[]; path: number[] | undefined } {
		const count = this.#next();
		const taken: number[] = [];
		if (count & noWay) {
			for (let n = count & ~noWay; n > 0; n--) taken.push(this.#next());
			return { taken, path: undefined };
		}
		const path: number[] = [];
		for (let n = count; n > 0; n--) {
			taken.push(this.#next());
			path.push(this.#next());
		}
		return { taken, path };
	}

	#next(): number {
		return this.#bytes[this.#at++] as number;
	}
}
