import type { Deal, Game, Position, Seat, Suit, Tag } from "../../pbn/types.js";

/** A tag pair whose value means what it says. */
const pair = /^\[(Event|Site|Date|Board|West|North|East|South|Dealer|Vulnerable|Deal) "([^"\\;#]{0,99})"\]$/;

/** What the value of a tag has to be for a game to say that; else nothing is sure. */
const plainValues: Readonly<Record<string, RegExp>> = {
	Date: /^\d{4}\.(0[1-9]|1[0-2])\.(0[1-9]|1\d|2[0-8])$/,
	Dealer: /^[NESW]$/,
	Vulnerable: /^(None|NS|EW|All)$/,
	Deal: /^[NESW]:/,
};

const seats: readonly Seat[] = ["N", "E", "S", "W"];
const suits: readonly Suit[] = ["S", "H", "D", "C"];
/** The cards of a suit, from the highest. */
const inOrder = /^A?K?Q?J?T?9?8?7?6?5?4?3?2?$/;

/**
 * The games of a text, which has no line end at its end, as `Pbn.parse` gives them, where it has nothing but tag pairs of a deal, each on a line of its own and as the
 * standard writes it. Undefined where it has anything else: this is no parser, and guesses nothing.
 */
export function plainGames(text: string): Game[] | undefined {
	const games: Game[] = [];
	let game: Game | undefined;
	let at: Position = { byte: 0, line: 1, column: 1, utf16: 0 };
	for (const line of text.split("\n")) {
		if (line === "") game = undefined;
		else {
			// A character is a byte.
			const [, name, value] = (/^[ -~]*$/.test(line) && pair.exec(line)) || [];
			if (!name || value === undefined || !(plainValues[name] ?? /^(\S.*)?$/).test(value) || value.endsWith(" ")) return undefined;
			if (!game) {
				if (games[0]) (games.at(-1) as Game).span.end = at;
				game = { number: games.length + 1, span: { start: at, end: at }, tags: [], sections: [] };
				games.push(game);
			}
			const end = { ...at, byte: at.byte + line.length, column: 1 + line.length, utf16: at.utf16 + line.length };
			if (!takes(game, { name, value, span: { start: at, end } })) return undefined;
			game.span.end = end;
		}
		const byte = at.byte + line.length + 1;
		at = { byte, line: at.line + 1, column: 1, utf16: byte };
	}
	return games[0] && games;
}

/** Adds a tag to a game; false where nothing is sure. */
function takes(game: Game, tag: Tag): boolean {
	const { name, value } = tag;
	if (game.tags.some((other) => other.name === name)) return false;
	game.tags.push(tag);
	if (name === "Dealer") game.dealer = value as Seat;
	if (name === "Vulnerable") game.vulnerable = value as NonNullable<Game["vulnerable"]>;
	if (/[^?]|../.test(value)) {
		if (name === "Board") game.board = value;
		// West, East, North, South.
		if (/[st][th]$/.test(name)) game.names = { ...game.names, [name[0] as Seat]: value };
	}
	if (name === "Date") {
		const [year = 0, month = 0, day = 0] = value.split(".").map(Number);
		game.date = value;
		game.dateParts = { year, month, day };
	}
	if (name !== "Deal") return true;
	const deal = dealOf(value);
	if (deal) game.deal = deal;
	return deal !== undefined;
}

/** A deal of whole hands, four of them or at most two; undefined where it is not one. The fourth of three is left to the core. */
function dealOf(value: string): Deal | undefined {
	const first = value[0] as Seat;
	const given = value.slice(2).split(" ");
	const known = given.filter((text) => text !== "-");
	const cards = new Set<string>();
	const hands: Deal["hands"] = { N: null, E: null, S: null, W: null };
	for (const [index, text] of given.entries()) {
		if (text === "-") continue;
		const hand = text.split(".");
		if (hand.length !== 4 || text.length !== 16 || !hand.every((suit) => inOrder.test(suit))) return undefined;
		for (const [i, suit] of hand.entries()) for (const rank of suit) cards.add(`${i}${rank}`);
		hands[seats[(seats.indexOf(first) + index) % 4] as Seat] = Object.fromEntries(suits.map((suit, i) => [suit, hand[i]])) as Record<Suit, string>;
	}
	return given.length === 4 && known.length !== 3 && cards.size === 13 * known.length ? { first, hands } : undefined;
}
