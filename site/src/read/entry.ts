import type { Bid, Game, Seat } from "pbnkit";
import { withoutMarkup, type Words } from "pbnkit/viewer";
import type { ReaderWords } from "./language.js";
import { beginning, type Vocabulary } from "../list/vocabulary.js";
import { resultText, valuesOf } from "./words.js";
import { filled } from "../words/filled.js";

/** What the list tells of a game. */
export interface Entry {
	number: number;
	board: string | undefined;
	/** Where it was played, in words; "" where the file does not say. */
	event: string;
	/** Which part of the event it belongs to, for `sessionIn`. */
	session: string;
	dealer: Seat | undefined;
	vulnerable: Game["vulnerable"] | undefined;
	/** "4HX", "Pass". */
	contract: string | undefined;
	/** The contract without its risk, "4H", and that; both undefined where it cannot be read. */
	bid: string | undefined;
	risk: Bid["risk"];
	declarer: Seat | undefined;
	/** Tricks beyond those of the contract; negative for undertricks. */
	over: number | undefined;
	/** The room of a match, where the same board is played in two. */
	room: string;
	/** "North – South, West – East"; "" where no name is known. */
	players: string;
	/** What a search looks through, as places in the vocabulary. */
	words: readonly number[];
}

/** The longest text of the list, in characters. */
const longest = 200;

/** The tags of a session. */
const sessionTags = ["Stage", "Session", "Round", "Section"];

/** A session in words: "{Round 3}" is a value that needs one. */
export function sessionIn(session: string, texts: ReaderWords, words: Words): string {
	return session.replace(/\{(Session|Round|Section) ([^}]{1,3})\}/g, (_, name: string, value: string) =>
		filled(name === "Session" ? texts.session : words.header.labels[name as "Round"], { value }, words),
	);
}

/** Tags that nobody searches for, apart from those of sections. */
const unsearched = new Set(["Deal", "Auction", "Play", "Note", "BCFlags", "Result", "DoubleDummyTricks", "OptimumScore"]);

export function entryOf(game: Game, vocabulary: Vocabulary): Entry {
	const values = valuesOf(game);
	const value = (name: string) => {
		const text = values.get(name);
		return text === undefined ? undefined : vocabulary.once(beginning(withoutMarkup(text), longest));
	};
	const pair = (one: string, other: string) => [value(one), value(other)].filter(Boolean).join(" – ");
	const contract = game.contract ?? value("Contract");
	const session = sessionTags
		.flatMap((name) => {
			const text = value(name);
			return text === undefined ? [] : [name !== "Stage" && text.length < 4 ? `{${name} ${text}}` : text];
		})
		.join(", ");
	const { declarer, bid, overtricks: over } = game;
	return {
		number: game.number,
		board: value("Board"),
		event: value("Event") ?? "",
		session: vocabulary.once(session),
		room: value("Room") ?? "",
		dealer: game.dealer,
		vulnerable: game.vulnerable,
		contract: contract && vocabulary.once(contract),
		bid: bid?.level === undefined ? undefined : vocabulary.once(`${bid.level}${bid.denomination}`),
		risk: bid?.risk,
		declarer,
		over,
		players: vocabulary.once([pair("North", "South"), pair("West", "East")].filter(Boolean).join(", ")),
		words: wordsOf(game, values, [session.replace(/[{}]/g, ""), contract, declarer && `by ${seatNames[declarer]}`, over !== undefined && resultText(over)], vocabulary),
	};
}

/** The places of the values of all tags, and of other texts. */
function wordsOf({ sections }: Game, values: Map<string, string>, others: readonly (string | false | undefined)[], vocabulary: Vocabulary): number[] {
	const ofSections = new Set(sections.map(({ name }) => name));
	const texts = [...values].flatMap(([name, text]) => (unsearched.has(name) || ofSections.has(name) ? [] : [text]));
	return [...new Set([...texts, ...others].flatMap((text) => (text ? [vocabulary.place(text)] : [])))];
}

export const seatNames: Record<Seat, string> = { N: "North", E: "East", S: "South", W: "West" };
