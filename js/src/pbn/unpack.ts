import type { Answer } from "../host/program.js";
import { makeLater } from "./later.js";
import type { Column, Deal, Game, Hand, Move, Position, Seat, Section, Span, Tag, Trick } from "./types.js";

/** The flat arrays that `core/pbn/answers/packed.go` writes in place of the tags, the moves and the tricks. */
type Packed = unknown[];

/** A game as it crosses. What stands, the long values that tags inherit, and columns, if they are many, are places in what was told. */
type Wrapped = Omit<Game, "span" | "tags" | "deal" | "auction" | "play" | "standing" | "sections"> & {
	span: Span | Packed;
	tags: Tag[] | Packed;
	deal?: { hands: Deal["hands"] | string };
	auction?: { moves: Move[] | Packed };
	play?: { moves: Move[] | Packed; tricks: Trick[] | Packed };
	standing?: [start: number, end: number];
	sections: (Omit<Section, "value" | "columns"> & { value: true; columns?: Column[] | number })[];
};

/** What games refer to, as `core/pbn/answers/told.go` tells it. */
type News = [kind: typeof newName, name: string] | [kind: typeof newValue, text: string, items?: string[]] | [kind: typeof newColumns, columns: Column[]] | [kind: typeof newStanding, ...values: string[]];
const newName = 0;
const newValue = 1;
const newColumns = 2;
const newStanding = 3;

// Where a tag is, as `core/pbn/answers/packed.go` has it.
const anywhere = 0;
const here = 3;
const places = 4;

const utf8 = new TextDecoder();
const lineEnd = 10;

/** Makes games of what the core wrote in one answer, or in the answers of one job: it keeps what a later game refers to. */
export class Unpacker {
	readonly #names: string[] = [];
	readonly #values: Pick<Tag, "inherited" | "items">[] = [];
	readonly #columns: Column[][] = [];
	/** What "##" gives, as it changes from game to game: names, each followed by its value. */
	readonly #standing: string[] = [];
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
				for (let i = 1; i < news.length; i++) this.#standing.push(news[i] as string);
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
		if (game.auction) game.auction.moves = moves(game.auction.moves as Packed, calls, "call");
		if (game.play) {
			game.play.moves = moves(game.play.moves as Packed, cards, "card");
			game.play.tricks = tricks(game.play.tricks as Packed);
		}
		for (const section of game.sections as unknown[]) this.#section(section as Section, tags);
		if (game.standing) {
			const [start, end] = game.standing;
			makeLater(game, "standing", () => this.#between(start, end, tags));
		}
		return game as unknown as Game;
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
		const { value, inherited } = tags[section.tag] as Tag;
		section.value = inherited ?? value;
		const columns = section.columns as Column[] | number | undefined;
		if (typeof columns === "number") section.columns = this.#columns[columns] as Column[];
	}

	/** What stands for a game, but for its own tags. */
	#between(start: number, end: number, tags: Tag[]): Record<string, string> {
		const values = new Map<string, string>();
		for (let i = 2 * start; i < 2 * end; i += 2) values.set(this.#standing[i] as string, this.#standing[i + 1] as string);
		for (const { name } of tags) values.delete(name);
		return Object.fromEntries([...values].sort(([a], [b]) => (a < b ? -1 : 1)));
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

/** The calls, and the cards, by their codes: a character each from `firstCode` on. */
const calls = ["Pass", "X", "XX", ...[1, 2, 3, 4, 5, 6, 7].flatMap((level) => ["C", "D", "H", "S", "NT"].map((denomination) => level + denomination))];
const cards = [..."CDHS"].flatMap((suit) => [..."23456789TJQKA"].map((rank) => suit + rank));
const firstCode = "#".charCodeAt(0);

/** Two characters for each, its seat and its call or card; then of those that have more the place and an object. */
function moves(packed: Packed, texts: string[], kind: Move["kind"]): Move[] {
	const codes = packed[0] as string;
	const list: Move[] = [];
	for (let i = 0; i < codes.length; i += 2) {
		const seat = seatOf(codes, i);
		const text = texts[codes.charCodeAt(i + 1) - firstCode] as string;
		list.push(seat ? { seat, text, kind } : { text, kind });
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
