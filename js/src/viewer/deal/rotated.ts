import type { Column, Game, Par, Seat, Section, Side, Tag } from "../../pbn/types.js";
import { seatAfter } from "../game.js";
import { clockwise, seatTags } from "../notation.js";

/** A game that is turned around the table. */
export interface RotatedGame extends Game {
	/** The seat that each one really was. */
	satAt: Record<Seat, Seat>;
}

/**
 * The game turned so that declarer is South: hands, names, calls, cards, vulnerability, results. Texts that name a seat stay
 * as they are, and so does the ranking of an event. A game without declarer, or with declarer South, is given back itself.
 */
export function rotated(game: Game): Game | RotatedGame {
	const { declarer } = game;
	if (!declarer || declarer === "S") return game;
	const steps = (clockwise.indexOf("S") - clockwise.indexOf(declarer) + 4) % 4;
	const turn = new Turn(steps);
	const copy = JSON.parse(JSON.stringify(game), (key, value) => turn.property(key, value)) as Game;
	return {
		...copy,
		tags: copy.tags.map((tag) => turn.tag(tag)),
		...(copy.standing && { standing: Object.fromEntries(Object.entries(copy.standing).map(([name, value]) => turn.named(name, value))) }),
		...(copy.par && { par: copy.par.map((par) => turn.par(par)) }),
		sections: copy.sections.map((section, at) => (section.name === "TotalScoreTable" ? (game.sections[at] as Section) : turn.section(section))),
		satAt: turn.keys(Object.fromEntries(clockwise.map((seat) => [seat, seat]))) as Record<Seat, Seat>,
	};
}

const seatProperties = ["dealer", "declarer", "declarerByAuction", "first", "derived", "seat", "leader", "winner"];
const recordsOfSeats = ["hands", "unreadable", "won", "tricks"];
const seatTagNames = ["Dealer", "Declarer", "Auction", "Play", "Hidden"];
const playerTag = new RegExp(`^(${Object.values(seatTags).join("|")})(?=(NA|Type)?$)`);
const sidesTag = /^(Vulnerable|Result|Score(IMP|MP|Percentage|Rubber|RubberHistory)?|OptimumScore|ParContract)$/;

class Turn {
	readonly #steps: number;

	constructor(steps: number) {
		this.#steps = steps;
	}

	/** A property of a game or of what is in it. */
	property(key: string, value: unknown): unknown {
		if (typeof value === "string") {
			if (key === "vulnerable" || key === "side") return this.#sides(value);
			return seatProperties.includes(key) ? this.#seat(value) : value;
		}
		if (Array.isArray(value)) return key === "hidden" ? value.map((seat: string) => this.#seats(seat)) : value;
		const isRecord = typeof value === "object" && value !== null;
		return isRecord && recordsOfSeats.includes(key) ? this.keys(value) : value;
	}

	keys(record: object): object {
		return Object.fromEntries(Object.entries(record).map(([key, value]) => [key.length > 1 ? this.#sides(key) : this.#seats(key), value]));
	}

	tag(tag: Tag): Tag {
		const [name, value] = this.named(tag.name, tag.value);
		return { ...tag, name, value, ...(tag.inherited !== undefined && { inherited: this.named(tag.name, tag.inherited)[1] }) };
	}

	/** A tag's name and value. */
	named(name: string, value: string): [string, string] {
		return [this.#tagName(name), this.#tagValue(name, value)];
	}

	/** What a tag says of par. Minimax tells the points of North and South, whoever wins them. */
	par(par: Par): Par {
		const { tag, score } = par;
		return tag === "Minimax" && score?.side === "EW" ? { ...par, score: { side: "NS", points: -score.points } } : par;
	}

	/** A table: its columns of seats, and those that belong to a side. */
	section(section: Section): Section {
		const { columns, rows, readings } = section;
		if (!columns) return section;
		const turned = (text: string, at: number) => (columns[at]?.type === "seat" ? this.#seat(text) : text);
		return {
			...section,
			columns: columns.map((column) => (column.side ? this.#columnOf(column.side, column) : column)),
			rows: rows.map((row) => row.map(turned)),
			...(readings && {
				readings: readings.map((reading) => ({ ...reading, ...(reading.value !== undefined && { value: turned(reading.value, reading.column) }) })),
			}),
		};
	}

	/** A column of a side, whose name ends with it. Its side was turned with the properties. */
	#columnOf(side: Side, column: Column): Column {
		return { ...column, name: column.name.slice(0, -side.length) + side };
	}

	/** A seat, or a side. */
	#seat(text: string): string {
		return isSide(text) ? this.#sides(text) : this.#seats(text);
	}

	#tagName(name: string): string {
		if (/^(Pair|BidSystem)(NS|EW)$/.test(name)) return this.#sides(name);
		return name.replace(playerTag, (player) => seatTags[this.#seats(player[0] ?? "") as Seat]);
	}

	#tagValue(name: string, value: string): string {
		if (seatTagNames.includes(name)) return /^[#^\s]*[NESW]*\s*$/i.test(value) ? this.#seats(value) : value;
		if (sidesTag.test(name)) return this.#sides(value);
		if (name === "Deal") return value.replace(/^\s*\w(?=\s*:)/, (first) => this.#seats(first));
		if (name === "Ability") return value.replace(/[NESW](?=\s*:)/gi, (seat) => this.#seats(seat));
		if (name === "DoubleDummyTricks") return this.#fives(value);
		if (name === "Minimax") return value.replace(/([NESW])([+-]?\d+)$/, (_, seat: string, score: string) => this.#seats(seat) + this.#score(score));
		return value;
	}

	#seats(text: string): string {
		return text.toUpperCase().replace(/[NESW]/g, (seat) => seatAfter(seat as Seat, this.#steps));
	}

	#sides(text: string): string {
		if (this.#steps === 2) return text;
		return text.replace(/NS|EW/gi, (side) => (side.toUpperCase() === "NS" ? "EW" : "NS"));
	}

	/** A score of North and South. */
	#score(text: string): string {
		return this.#steps === 2 ? text : String(-Number(text));
	}

	/** Five tricks for each declarer, in the order N, S, E, W. */
	#fives(text: string): string {
		if (!/^[0-9a-d]{20}$/i.test(text)) return text;
		const order: Seat[] = ["N", "S", "E", "W"];
		const fives = Object.fromEntries(order.map((seat, index) => [this.#seats(seat), text.slice(index * 5, index * 5 + 5)]));
		return order.map((seat) => fives[seat]).join("");
	}
}

function isSide(text: string): text is Side {
	return text === "NS" || text === "EW";
}
