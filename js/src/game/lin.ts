import type { Comment, Deal, Game, Move, Note, Seat } from "../pbn/types.js";
import { seatTags, sideOf, suits } from "./order.js";
import { resultText } from "./result.js";
import { tagValue } from "./tags.js";

/** In the order of LIN; its dealer is the place in it, from 1. */
const order = ["S", "W", "N", "E"] as const satisfies readonly Seat[];

/** The letters for the vulnerability that BBO and LIN have. */
export const vulnerabilityLetters = { None: "o", NS: "n", EW: "e", All: "b" } as const;

/** What `vg` has for the values of the Scoring tag. */
const scorings: Record<string, string> = { IMP: "I", MP: "P", BAM: "B" };

const callLetters = { pass: "p", double: "d", redouble: "r" } as const;

/** The commands that say how something looks: LIN that became PBN keeps them in comments. */
const screen = new Set(
	("bg bm bn bt cp cq cr cs ct dd dt fa fb fc fh fi fp ha hc hd hf ho hs ht ia ib ih ip kb lb lc ld lf lg lh ls mp nd pf rh sa sb " +
		"sc sd se sh sk ss st sx tc td tu ub va vb wt 0b 1b 2b 3b 4b 5b 6b 7b 8b 9b").split(" "),
);

/** The longest value of a tag that counts, in bytes. */
const longest = 253;

/** The notes that a call can refer to have numbers up to this. */
const mostNotes = 32;

/** `linText` of what is known to be a game. */
export function linText(game: Game): string {
	const match = matchOf(game);
	const out: string[] = [];
	const command = (name: string, value: string) => out.push(`${name}|${value.trim()}|`);
	const comments = (list: readonly Comment[] = []) => {
		for (const { text } of list) {
			const shown = plain(text).trim();
			if (isKept(text)) out.push(text);
			else if (shown !== "") command("nt", shown);
		}
	};
	const event = lineOf(game, "Event");
	if (match) command("qx", `${match.closed ? "c" : "o"}${match.board}`);
	else if (event !== "") command("mn", event);
	command("pn", namesOf(game, match));
	command("st", "");
	command("md", dealOf(game));
	command("rh", "");
	const board = known(game, "Board");
	if (board !== undefined) command("ah", `Board ${plain(board)}`);
	if (game.vulnerable) command("sv", vulnerabilityLetters[game.vulnerable]);
	comments(game.comments?.filter(({ text }) => !match || !isMatchCommand(text)));
	for (const tag of game.tags) comments(tag.comments);
	writeCalls(game, command, comments);
	writeCards(game, command, comments);
	command("pg", "");
	return `${match ? matchLine(match) : ""}${out.join("")}\n`;
}

type Command = (name: string, value: string) => void;
type Comments = (list?: readonly Comment[]) => void;

/** A text without what ends a command. */
function plain(text: string): string {
	return text.replaceAll("|", "/");
}

/** A text with one blank for white space. */
function oneLine(text: string): string {
	return text.trim().replace(/\s+/g, " ");
}

/** A tag's value as it is, where it says something and is no longer than a line may be. */
function known(game: Game, name: string): string | undefined {
	const value = tagValue(game, name);
	return value === undefined || new TextEncoder().encode(value).length > longest ? undefined : value;
}

function lineOf(game: Game, name: string): string {
	return plain(known(game, name) ?? "");
}

/** A comment that is a command which was kept when LIN became PBN, and that says nothing about the game. */
function isKept(text: string): boolean {
	const [, name] = /^([a-z\d]{2})\|[^|]*\|$/i.exec(text) ?? [];
	return name !== undefined && screen.has(name.toLowerCase());
}

/** A hand as one word, "SAKH…D…C…"; "" where it is not given. */
export function handWord({ hands }: Pick<Deal, "hands">, seat: Seat): string {
	const hand = hands[seat];
	return hand ? suits.map((suit) => suit + hand[suit]).join("") : "";
}

function dealOf({ auction, deal, dealer }: Game): string {
	const first = auction?.moves.length ? (auction.first ?? dealer) : dealer;
	const place = first ? order.indexOf(first) + 1 : 0;
	if (!deal) return String(place);
	const hands = order.map((seat) => (seat === deal.derived ? "" : handWord(deal, seat)));
	// The last hand follows from the three others, where all cards are there.
	const all = order.flatMap((seat) => (seat === deal.derived ? [] : suits.flatMap((suit) => [...(deal.hands[seat]?.[suit] ?? "")].map((rank) => suit + rank))));
	if (hands.every((hand) => hand.length === 17) && new Set(all).size === 52) hands[3] = "";
	return `${place}${hands.join(",")}`;
}

/** Before the names of the closed room there are those of the open room, which are not known. */
function namesOf(game: Game, match: Match | undefined): string {
	const names = order.map((seat) => oneLine((known(game, seatTags[seat]) ?? "").replaceAll(",", "%COMMA%").replaceAll("|", "%PIPE%"))).join(",");
	if (!match) return names;
	return match.closed ? `,,,,${names}` : `${names},,,,`;
}

function writeCalls({ auction }: Game, command: Command, comments: Comments): void {
	const ofAuction = notesByIndex(auction?.notes);
	for (const move of auction?.moves ?? []) {
		if (move.kind === "call") {
			const notes = (move.annotations ?? []).flatMap(({ kind, value }) => {
				const note = kind === "note" && value > 0 && value <= mostNotes && ofAuction.get(value);
				return note ? [explanation(note)] : [];
			});
			const { call } = move;
			command("mb", (call.kind === "bid" ? move.text.slice(0, 2) : callLetters[call.kind]) + (notes.some(({ alert }) => alert) ? "!" : ""));
			for (const { text } of notes) if (text !== "") command("an", text);
		} else if (move.kind === "continue") {
			command("mb", "?");
		}
		around(move, comments);
	}
}

/** What a note says, without the word or mark of an alert. */
function explanation({ text, alert }: Note): { alert: boolean; text: string } {
	let said = text.trim();
	if (alert) said = /^!/.test(said) ? said.slice(1).trim() : said.replace(/^alert(?:$|:\s*)/i, "");
	return { alert: alert === true, text: oneLine(plain(said.replace(/^Explained: /, ""))) };
}

/** The cards in the order of play, up to the first that is not known; and the tricks of declarer, where they do not say it. */
function writeCards({ play, tricks, declarer, derived }: Game, command: Command, comments: Comments): void {
	const written = new Set<Move>();
	let played = 0;
	let ended = false;
	for (const { moves } of play?.tricks ?? []) {
		for (const at of moves) {
			const move = play?.moves[at];
			if (!move) continue;
			written.add(move);
			if (move.kind !== "card") ended = true;
			else if (!ended) {
				command("pc", move.text);
				played++;
			}
			around(move, comments);
		}
	}
	for (const move of play?.moves ?? []) if (!written.has(move)) around(move, comments);
	if (tricks === undefined || tricks > 13 || derived?.includes("tricks")) return;
	const won = play && declarer && play.tricks.length === 13 && play.won.NS + play.won.EW === 13 && play.won[sideOf(declarer)];
	if (played < 52 || won !== tricks) command("mc", String(tricks));
}

/** The comments of a call or a card, and those of its annotations. */
function around({ comments: own, annotations = [] }: Move, comments: Comments): void {
	comments(own);
	for (const { comments: others } of annotations) comments(others);
}

/** What `vg` and `rs` have of a game. */
interface Match {
	event: string;
	stage: string;
	scoring: string;
	board: number;
	closed: boolean;
	teams: [string, string];
	carryover: [string, string];
	result: string;
}

/** The match of a game; undefined where it has none, or no number. */
function matchOf(game: Game): Match | undefined {
	const room = lineOf(game, "Room");
	const board = lineOf(game, "Board");
	const { entry, needed } = resultOf(game);
	const match: Match = {
		event: lineOf(game, "Event"),
		stage: lineOf(game, "Stage"),
		scoring: scorings[lineOf(game, "Scoring")] ?? "",
		board: Number(board),
		closed: /^closed$/i.test(room.trim()),
		teams: [lineOf(game, "HomeTeam"), lineOf(game, "VisitTeam")],
		carryover: carryoverOf(game),
		result: entry,
	};
	const isMatch = room !== "" || match.stage !== "" || match.teams.join("") !== "" || match.scoring !== "" || (needed && entry !== "");
	return isMatch && /^\d{1,4}$/.test(board) && match.board > 0 ? match : undefined;
}

function matchLine({ event, stage, scoring, board, closed, teams: [home, visit], carryover: [first, second], result }: Match): string {
	const fields = [event, ...[stage, scoring, String(board), String(board), home, first, visit, second].map((field) => field.replaceAll(",", " "))];
	return `vg|${fields.join(",").trim()}|rs|${closed ? "," : ""}${result}|pg||\n`;
}

/** The entry of a game in the list of results, "" where that cannot have it; `needed` where the auction does not say the contract. */
function resultOf({ auction, bid, contract, declarer, tricks, derived }: Game): { entry: string; needed: boolean } {
	if (contract === undefined) return { entry: "", needed: false };
	const passed = contract === "Pass";
	const needed = auction?.contract !== contract || (auction.declarer !== declarer && !passed);
	if (passed) return { entry: "PASS", needed };
	if (!bid?.level || !declarer) return { entry: "", needed };
	const { level, denomination, risk = "" } = bid;
	const known = tricks !== undefined && tricks <= 13 && !derived?.includes("tricks");
	const result = known ? resultText(tricks - 6 - level) : "";
	return { entry: `${level}${denomination[0]}${declarer}${risk.toLowerCase()}${result}`, needed };
}

/** A comment that is the command which began the match when LIN became PBN. */
function isMatchCommand(text: string): boolean {
	return /^vg\|.*\|$/s.test(text);
}

/** What the teams had before the match, which only the comment says that LIN left. */
function carryoverOf({ comments = [] }: Game): [string, string] {
	let carryover: [string, string] = ["", ""];
	for (const { text } of comments) {
		if (!isMatchCommand(text)) continue;
		const fields = text.slice("vg|".length, -1).split(",").map((field) => field.trim());
		// Title and segment can have commas: the scoring, a letter with two numbers after it, says where they end.
		const scoring = fields.findIndex((field, at) => at > 0 && field.length <= 1 && /^\d{1,4}$/.test(fields[at + 1] ?? "") && /^\d{1,4}$/.test(fields[at + 2] ?? ""));
		if (scoring < 0) continue;
		const [first, second] = [fields[scoring + 4], fields[scoring + 6]];
		carryover = [first === undefined ? carryover[0] : plain(first), second === undefined ? carryover[1] : plain(second)];
	}
	return carryover;
}

/** The notes by their index, the first of each: a game may have any number of them, and of calls that refer to them. */
export function notesByIndex(notes: readonly Note[] = []): Map<number, Note> {
	return new Map([...notes].reverse().map((note) => [note.index, note]));
}
