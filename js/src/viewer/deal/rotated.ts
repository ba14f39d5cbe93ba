import type { Column, Game, Par, Seat, Section, Side } from "../../pbn/types.js";
import { clockwise, seatAfter } from "../game.js";
import { seatTags } from "../../game/order.js";

/**
 * A game that is turned around the table.
 *
 * @example
 * ```js
 * import { rotated } from "pbnkit/viewer";
 *
 * const turned = rotated(games[1]);
 * console.log("satAt" in turned && turned.satAt.S); // N
 * ```
 */
export interface RotatedGame extends Game {
	/** The seat that each one really was. */
	satAt: Record<Seat, Seat>;
}

/**
 * The game turned so that declarer is South: hands, names, calls, cards, vulnerability, results. The values of tags and other texts stay
 * as they are, and so does the ranking of an event. A game without declarer, or with declarer South, is given back itself.
 *
 * @example
 * ```js
 * import { rotated } from "pbnkit/viewer";
 *
 * const turned = rotated(games[1]);
 * console.log(games[1].declarer, turned.declarer); // N S
 * ```
 */
export function rotated(game: Game): Game | RotatedGame {
	const { declarer } = game;
	if (!declarer || declarer === "S") return game;
	const turn = new Turn((clockwise.indexOf("S") - clockwise.indexOf(declarer) + 4) % 4);
	const copy = JSON.parse(JSON.stringify(game), (key, value) => turn.property(key, value)) as Game;
	return {
		...copy,
		tags: copy.tags.map((tag) => ({ ...tag, name: turn.tagName(tag.name) })),
		...(game.standing && { standing: Object.fromEntries(Object.entries(game.standing).map(([name, value]) => [turn.tagName(name), value])) }),
		...(copy.par && { par: copy.par.map(forNorthSouth) }),
		sections: copy.sections.map((section, at) => (section.name === "TotalScoreTable" ? (game.sections[at] as Section) : turn.section(section))),
		satAt: turn.keys(Object.fromEntries(clockwise.map((seat) => [seat, seat]))) as Record<Seat, Seat>,
	};
}

const propertiesOfSeats = ["dealer", "declarer", "declarerByAuction", "first", "derived", "seat", "leader", "winner", "vulnerable", "side"];
const recordsBySeat = ["names", "hands", "unreadable", "won", "tricks"];

type Pair<Name> = [from: Name, to: Name];

class Turn {
	/** What each seat and each side becomes. */
	readonly #turned: ReadonlyMap<string, string>;
	/** What the names of tags that belong to a seat or a side become. */
	readonly #tagNames: ReadonlyMap<string, string>;

	constructor(steps: number) {
		const seats = clockwise.map((seat): Pair<Seat> => [seat, seatAfter(seat, steps)]);
		const sides: Pair<Side>[] = steps === 2 ? [] : [["NS", "EW"], ["EW", "NS"]];
		this.#turned = new Map<string, string>([...seats, ...sides]);
		this.#tagNames = new Map([
			...["", "NA", "Type"].flatMap((of) => seats.map(([from, to]): Pair<string> => [seatTags[from] + of, seatTags[to] + of])),
			...["Pair", "BidSystem"].flatMap((of) => sides.map(([from, to]): Pair<string> => [of + from, of + to])),
		]);
	}

	/** A property of a game or of what is in it. */
	property(key: string, value: unknown): unknown {
		if (typeof value === "string") return propertiesOfSeats.includes(key) ? this.#of(value) : value;
		if (Array.isArray(value)) return key === "hidden" ? value.map((seat: string) => this.#of(seat)) : value;
		const isRecord = typeof value === "object" && value !== null;
		return isRecord && recordsBySeat.includes(key) ? this.keys(value) : value;
	}

	keys(record: object): object {
		return Object.fromEntries(Object.entries(record).map(([key, value]) => [this.#of(key), value]));
	}

	tagName(name: string): string {
		return this.#tagNames.get(name) ?? name;
	}

	/** A table: its columns of seats, and those that belong to a side. */
	section(section: Section): Section {
		const { columns, rows, readings } = section;
		if (!columns) return section;
		const turned = (text: string, at: number) => (columns[at]?.type === "seat" ? this.#ofDeclarer(text) : text);
		return {
			...section,
			columns: columns.map((column) => (column.side ? ofSide(column.side, column) : column)),
			rows: rows.map((row) => row.map(turned)),
			...(readings && {
				readings: readings.map((reading) => ({ ...reading, ...(reading.value !== undefined && { value: turned(reading.value, reading.column) }) })),
			}),
		};
	}

	/** A seat or a side of a table; a declarer who was swapped with dummy has "^" before it (5.3). */
	#ofDeclarer(text: string): string {
		return text.startsWith("^") ? `^${this.#of(text.slice(1))}` : this.#of(text);
	}

	/** A seat or a side; anything else stays as it is. */
	#of(text: string): string {
		return this.#turned.get(text) ?? text;
	}
}

/** A column whose name ends with its side, which was turned with the properties. */
function ofSide(side: Side, column: Column): Column {
	return { ...column, name: column.name.slice(0, -side.length) + side };
}

/** What a tag says of par. Minimax tells the points of North and South, whoever wins them. */
function forNorthSouth(par: Par): Par {
	const { tag, score } = par;
	return tag === "Minimax" && score?.side === "EW" ? { ...par, score: { side: "NS", points: -score.points } } : par;
}
