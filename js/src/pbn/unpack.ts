import { calls, cards } from "../game/moves.js";
import { resultOf, scoreOf } from "../game/result.js";
import { effective, told } from "../game/tags.js";
import { makeLater } from "../host/later.js";
import type { Answer } from "../host/program.js";
import { identifying, type Range, Standing } from "./standing.js";
import type { Call, Card, Column, Deal, Game, Hand, Move, Position, Seat, Section, Span, Tag, Trick } from "./types.js";

/** The flat arrays that `core/pbn/answers/packed.go` writes in place of the tags, the moves and the tricks. */
type Packed = unknown[];

/** A game as it crosses. What stands, the long values that tags inherit, and columns, if they are many, are places in what was told. */
type Wrapped = Omit<Game, "span" | "tags" | "deal" | "auction" | "play" | "standing" | "sections"> & {
	span: Span | Packed;
	tags: Tag[] | Packed;
	deal?: { hands: Deal["hands"] | string };
	auction?: { moves: Move[] | Packed };
	play?: { moves: Move[] | Packed; tricks: Trick[] | Packed };
	standing?: Range;
	sections: (Omit<Section, "value" | "columns"> & { value: true; columns?: Column[] | number })[];
};

/** What games refer to, as `core/pbn/answers/dictionary.go` tells it. */
type News = [kind: typeof newName, name: string] | [kind: typeof newValue, text: string, items?: string[]] | [kind: typeof newColumns, columns: Column[]] | [kind: typeof newStanding, ...values: string[]];
const newName = 0;
const newValue = 1;
const newColumns = 2;
const newStanding = 3;

// Where a tag is, as `core/pbn/answers/packed.go` has it.
const anywhere = 0;
const here = 3;
const places = 4;

const placesOfNames: ReadonlyMap<string, number> = new Map(identifying.map((name, at) => [name, at]));

const utf8 = new TextDecoder();
const lineEnd = 10;

/** Makes games of what the core wrote in one answer, or in the answers of one job: it keeps what a later game refers to. */
export class Unpacker {
	readonly #names: string[] = [];
	readonly #values: Pick<Tag, "inherited" | "items">[] = [];
	readonly #columns: Column[][] = [];
	readonly #standing = new Standing();
	/** What was told since a game was made last. */
	readonly #news: Uint8Array[] = [];

	/** The games of an answer, each of which is made when it is asked for. */
	take({ games, news }: Answer): (() => Game)[] {
		if (news) this.#news.push(news);
		const list: (() => Game)[] = [];
		if (!games) return list;
		let lines: string[] | undefined;
		for (let end = games.indexOf(lineEnd); end >= 0; end = games.indexOf(lineEnd, end + 1)) {
			const at = list.length;
			list.push(() => this.#game(JSON.parse((lines ??= utf8.decode(games).split("\n"))[at] as string) as Wrapped));
		}
		return list;
	}

	#learn(news: News): void {
		switch (news[0]) {
			case newName:
				this.#names.push(news[1]);
				break;
			case newValue:
				this.#values.push({ inherited: news[1], ...(news[2] && { items: news[2] }) });
				break;
			case newColumns:
				this.#columns.push(news[1]);
				break;
			case newStanding:
				for (let i = 1; i < news.length; i += 2) this.#standing.add(news[i] as string, news[i + 1] as string);
		}
	}

	#game(game: Wrapped): Game {
		for (const news of this.#news.splice(0)) for (const one of JSON.parse(`[${utf8.decode(news)}]`) as News[]) this.#learn(one);
		const start = step(origin, game.span as Packed, 0);
		const packed = game.tags as Packed;
		const tags = this.#tags(packed, start);
		game.span = { start, end: step(tags.at(-1)?.span.end ?? start, packed, packed.length - 4) };
		game.tags = tags;
		if (game.deal) game.deal.hands = hands(game.deal.hands as string);
		if (game.auction) game.auction.moves = moves(game.auction.moves as Packed, auctionMove);
		if (game.play) {
			game.play.moves = moves(game.play.moves as Packed, playMove);
			game.play.tricks = tricks(game.play.tricks as Packed);
		}
		for (const section of game.sections as unknown[]) this.#section(section as Section, tags);
		const { standing } = game;
		if (standing) makeLater(game, "standing", () => this.#standing.between(standing, tags));
		const whole = game as unknown as Game;
		this.#identify(whole, standing);
		addOutcome(whole);
		return whole;
	}

	/** Gives a game its board and the names of its players. */
	#identify(game: Game, standing: Range | undefined): void {
		const found: (string | undefined)[] = [undefined, undefined, undefined, undefined, undefined];
		for (const tag of game.tags) {
			const at = placesOfNames.get(tag.name);
			if (at !== undefined && !tag.duplicate) found[at] ??= effective(tag);
		}
		if (standing) identifying.forEach((name, at) => (found[at] ??= this.#standing.valueOf(name, standing)));
		const board = told(found[0]);
		if (board) game.board = board;
		const names: NonNullable<Game["names"]> = {};
		let known = false;
		for (const [at, seat] of seats.entries()) {
			const name = told(found[at + 1]);
			if (!name) continue;
			names[seat] = name;
			known = true;
		}
		if (known) game.names = names;
	}

	/**
	 * Of each its value, its name, its place, perhaps the way from the position before to its start and from there to its end, and perhaps
	 * what else it has. A name that was told is a number, which has the place, too. The last four are the way to the end of the game.
	 */
	#tags(packed: Packed, at: Position): Tag[] {
		const list: Tag[] = [];
		for (let i = 0; i < packed.length - 4; ) {
			const value = packed[i++] as string;
			let name = packed[i++] as string | number;
			let place: number;
			if (typeof name === "number") {
				place = name % places;
				name = this.#names[(name - place) / places] as string;
			} else {
				place = packed[i++] as number;
			}
			let span: Span;
			if (place === anywhere) {
				span = spanFrom(at, packed, i);
				i += 8;
			} else {
				const length = name.length + value.length + 5;
				const between = place === here ? 0 : place;
				const byte = at.byte + between;
				const line = place === here ? at.line : at.line + 1;
				const utf16 = at.utf16 + between;
				span = { start: { byte, line, column: 1, utf16 }, end: { byte: byte + length, line, column: 1 + length, utf16: utf16 + length } };
			}
			at = span.end;
			if (typeof packed[i] !== "object") {
				list.push({ name, value, span });
				continue;
			}
			const { inherited, ...others } = packed[i++] as Omit<Tag, "inherited"> & { inherited?: string | number };
			const known = typeof inherited === "number" ? this.#values[inherited] : inherited !== undefined && { inherited };
			list.push({ ...{ name, value }, ...known, ...others, span });
		}
		return list;
	}

	#section(section: Section, tags: Tag[]): void {
		section.value = effective(tags[section.tag] as Tag);
		const columns = section.columns as Column[] | number | undefined;
		if (typeof columns === "number") section.columns = this.#columns[columns] as Column[];
	}
}

const origin: Position = { byte: 0, line: 0, column: 0, utf16: 0 };

/** The way to the start of a span, and from there to its end; the columns as they are. */
function spanFrom(before: Position, packed: Packed, i: number): Span {
	const start = step(before, packed, i);
	return { start, end: step(start, packed, i + 4) };
}

function step(from: Position, packed: Packed, i: number): Position {
	return {
		byte: from.byte + (packed[i] as number),
		line: from.line + (packed[i + 1] as number),
		column: packed[i + 2] as number,
		utf16: from.utf16 + (packed[i + 3] as number),
	};
}

/** What follows from the contract and the tricks. */
function addOutcome(game: Game): void {
	const result = resultOf(game);
	if (result) game.result = result;
	const score = scoreOf(game);
	if (score) game.score = score;
}

/** The calls, and the cards, by their codes: a character each from `firstCode` on. */
const [callTexts, callsOfCodes] = [[...calls.keys()], [...calls.values()]];
const [cardTexts, cardsOfCodes] = [[...cards.keys()], [...cards.values()]];
const firstCode = "#".charCodeAt(0);

function auctionMove(seat: Seat | undefined, code: number): Move {
	const [text, call] = [callTexts[code] as string, callsOfCodes[code] as Call];
	return seat ? { seat, text, kind: "call", call } : { text, kind: "call", call };
}

function playMove(seat: Seat | undefined, code: number): Move {
	const [text, card] = [cardTexts[code] as string, cardsOfCodes[code] as Card];
	return seat ? { seat, text, kind: "card", card } : { text, kind: "card", card };
}

/** Two characters for each, its seat and its call or card; then of those that have more the place and an object. */
function moves(packed: Packed, make: (seat: Seat | undefined, code: number) => Move): Move[] {
	const codes = packed[0] as string;
	const list: Move[] = [];
	for (let i = 0; i < codes.length; i += 2) {
		const seat = seatOf(codes, i);
		const code = codes.charCodeAt(i + 1) - firstCode;
		// What is neither a call nor a card has the rest in its object.
		list.push(code >= 0 ? make(seat, code) : ((seat ? { seat } : {}) as Move));
	}
	for (let i = 1; i < packed.length; i += 2) Object.assign(list[packed[i] as number] as Move, packed[i + 1]);
	return list;
}

const seats: Seat[] = ["N", "E", "S", "W"];

/** The seat of a character; "-" is none. */
function seatOf(text: string, i: number): Seat | undefined {
	return seats["NESW".indexOf(text[i] as string)];
}

/** Of each its leader and its winner, then its moves, unless they are the next four. */
function tricks(packed: Packed): Trick[] {
	const list: Trick[] = [];
	for (let i = 0; i < packed.length; ) {
		const seats = packed[i++] as string;
		const leader = seatOf(seats, 0);
		const winner = seatOf(seats, 1);
		const first = 4 * list.length;
		const moves = typeof packed[i] === "object" ? (packed[i++] as number[]) : [first, first + 1, first + 2, first + 3];
		list.push({ ...(leader && { leader }), ...(winner && { winner }), moves });
	}
	return list;
}

/** The hands from North on, with a point between suits; "-" is one that is not known. */
function hands(packed: string): Deal["hands"] {
	const [N, E, S, W] = packed.split(" ").map(hand) as [Hand | null, Hand | null, Hand | null, Hand | null];
	return { N, E, S, W };
}

function hand(text: string): Hand | null {
	if (text === "-") return null;
	const [S, H, D, C] = text.split(".") as [string, string, string, string];
	return { S, H, D, C };
}
