import type { Call, Comment, Deal, Game, Kept, Move, Note, Seat } from "../pbn/types.js";
import { chapterIn, isAgain, isMatchOf, matchFields } from "./lin-kept.js";
import { seatTags, sideOf, suits } from "./order.js";
import { resultText } from "./result-text.js";
import { tagValue } from "./tags.js";

/** In the order of LIN; its dealer is the place in it, from 1. */
const order = ["S", "W", "N", "E"] as const satisfies readonly Seat[];

/** The letters for the vulnerability that BBO and LIN have. */
export const vulnerabilityLetters = { None: "o", NS: "n", EW: "e", All: "b" } as const;

/** What `vg` has for the values of the Scoring tag. */
const scorings: Record<string, string> = { IMP: "I", MP: "P", BAM: "B" };

const callLetters = { pass: "p", double: "d", redouble: "r" } as const;

/** The dealers and the vulnerabilities of boards in their order, from board 1 on; each four boards begin with the next vulnerability. */
const dealers = ["N", "E", "S", "W"] as const;
const vulnerabilities = ["None", "NS", "EW", "All"] as const;

/** The longest value of a tag that counts, in bytes. */
const longest = 253;

/** The notes that a call can refer to have numbers up to this. */
const mostNotes = 32;

/** `linText` of what is known to be a game. */
export function linText(game: Game): string {
	const match = matchOf(game);
	const out: string[] = [];
	const command = (name: string, value: string) => out.push(`${name}|${value.trim()}|`);
	const text = (said: string) => {
		const shown = plain(said).trim();
		if (isAgain(said)) out.push(said);
		else if (shown !== "") command("nt", shown);
	};
	const comments = (list: readonly Comment[] = []) => {
		for (const comment of list) text(comment.text);
	};
	const kept = (isHere: (one: Kept) => boolean) => {
		for (const one of game.kept ?? []) if (isHere(one)) text(one.text);
	};
	const event = lineOf(game, "Event");
	const chapter = match ? undefined : game.kept?.find((one) => isBefore(one) && chapterIn(one.text));
	if (match) command("qx", `${match.closed ? "c" : "o"}${match.board}`);
	else if (event !== "") command("mn", event);
	if (chapter) out.push(chapter.text.trim());
	command("pn", namesOf(game, match));
	command("st", "");
	command("md", dealOf(game));
	command("rh", "");
	const board = known(game, "Board");
	if (board !== undefined) command("ah", `Board ${plain(board)}`);
	const vulnerable = vulnerabilityOf(game);
	if (vulnerable) command("sv", vulnerabilityLetters[vulnerable]);
	kept((one) => isBefore(one) && (match ? !isMatchOf(one.text, match.event) : !chapterIn(one.text)));
	comments(game.comments);
	for (const [at, tag] of game.tags.entries()) {
		kept((one) => one.tag === at);
		comments(tag.comments);
	}
	writeCalls(game, command, (move, at) => {
		kept((one) => one.call === at);
		around(move, comments);
	});
	writeCards(game, command, (move, at) => {
		kept((one) => one.card === at);
		around(move, comments);
	});
	const score = scoreOf(game);
	if (score) command("zz", score);
	command("pg", "");
	return `${match ? matchLine(match) : ""}${out.join("")}\n`;
}

type Command = (name: string, value: string) => void;
type Comments = (list?: readonly Comment[]) => void;
type Around = (move: Move, at: number) => void;

/** Whether a command comes before the first tag. */
function isBefore({ tag, call, card }: Kept): boolean {
	return tag === undefined && call === undefined && card === undefined;
}

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

/** The dealer; where nothing says one, that of the board's number, unless the contract is another's then. */
function dealerOf(game: Game): Seat | undefined {
	const { auction, dealer, contract, declarer } = game;
	const said = auction?.moves.length ? (auction.first ?? dealer) : dealer;
	const number = numberOf(game);
	if (said || number === undefined || tagValue(game, "Dealer") !== undefined) return said;
	const usual = dealers[(number - 1) % 4] as Seat;
	const led = ledTo((auction?.moves ?? []).flatMap((move) => (move.kind === "call" ? [move.call] : [])));
	if (!led || contract === undefined) return usual;
	return isSameContract(game, led.contract, contract) && (led.at === undefined || dealers[(number - 1 + led.at) % 4] === declarer) ? usual : undefined;
}

/** The contract of finished calls, and which of them was the first of its side to name the denomination. */
function ledTo(calls: readonly Call[]): { contract: string; at?: number } | undefined {
	if (calls.length < 4 || !calls.slice(-3).every(({ kind }) => kind === "pass")) return undefined;
	const last = calls.findLastIndex(({ kind }) => kind === "bid");
	const of = calls[last];
	if (of?.kind !== "bid") return { contract: "Pass" };
	const kinds = calls.slice(last).map(({ kind }) => kind);
	const risk = kinds.includes("redouble") ? "XX" : kinds.includes("double") ? "X" : "";
	const at = calls.findIndex((call, i) => call.kind === "bid" && call.denomination === of.denomination && i % 2 === last % 2);
	return { contract: `${of.level}${of.denomination}${risk}`, at };
}

function vulnerabilityOf(game: Game): Game["vulnerable"] {
	const number = numberOf(game);
	if (game.vulnerable || number === undefined || tagValue(game, "Vulnerable") !== undefined) return game.vulnerable;
	return vulnerabilities[(number - 1 + Math.floor((number - 1) / 4)) % 4];
}

/** The number of the board. */
function numberOf(game: Game): number | undefined {
	const board = known(game, "Board") ?? "";
	return /^\d{1,4}$/.test(board) && Number(board) > 0 ? Number(board) : undefined;
}

/** Whether the contract of an auction is that of a game: that of an end position has no level. */
function isSameContract(game: Game, called: string, contract: string): boolean {
	return called === contract || (isEndPosition(game) && /^\d(NT|[SHDC])X{0,2}$/.exec(called)?.[1] === contract);
}

/** Whether two hands or more have as many cards as the longest, fewer than 13, and no hand lacks more than one. */
function isEndPosition({ deal }: Game): boolean {
	const lengths = order.flatMap((seat) => (deal?.hands[seat] && seat !== deal.derived ? [handWord(deal, seat).length - suits.length] : []));
	const longest = Math.max(0, ...lengths);
	return longest > 0 && longest < 13 && lengths.filter((length) => length === longest).length > 1 && lengths.every((length) => length >= longest - 1);
}

/** What `zz` has: the IMPs, or the percentage with its sign, of North and South. */
function scoreOf(game: Game): string | undefined {
	for (const [name, most, sign] of [["ScoreIMP", 24, ""], ["ScorePercentage", 100, "%"]] as const) {
		const [, number] = /^NS (-?\d+(?:\.\d+)?)$/.exec(known(game, name) ?? "") ?? [];
		if (number !== undefined && number.length <= 12 && Math.abs(Number(number)) <= most && !(sign && number.startsWith("-"))) return number + sign;
	}
	return undefined;
}

/** A hand as one word, "SAKH…D…C…"; "" where it is not given. */
export function handWord({ hands }: Pick<Deal, "hands">, seat: Seat): string {
	const hand = hands[seat];
	return hand ? suits.map((suit) => suit + hand[suit]).join("") : "";
}

function dealOf(game: Game): string {
	const { deal } = game;
	const first = dealerOf(game);
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

function writeCalls({ auction }: Game, command: Command, around: Around): void {
	const ofAuction = notesByIndex(auction?.notes);
	for (const [at, move] of (auction?.moves ?? []).entries()) {
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
		around(move, at);
	}
}

/** What a note says, without the word or mark of an alert. */
function explanation({ text, alert }: Note): { alert: boolean; text: string } {
	let said = text.trim();
	if (alert) said = /^!/.test(said) ? said.slice(1).trim() : said.replace(/^alert(?:$|:\s*)/i, "");
	return { alert: alert === true, text: oneLine(plain(said.replace(/^Explained: /, ""))) };
}

/** The cards in the order of play, up to the first that is not known; and the tricks of declarer, where they do not say it. */
function writeCards({ play, tricks, declarer, derived }: Game, command: Command, around: Around): void {
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
			around(move, at);
		}
	}
	for (const [at, move] of (play?.moves ?? []).entries()) if (!written.has(move)) around(move, at);
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
		carryover: carryoverOf(game, lineOf(game, "Event")),
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
function resultOf(game: Game): { entry: string; needed: boolean } {
	const { auction, bid, contract, declarer, tricks, derived } = game;
	if (contract === undefined) return { entry: "", needed: false };
	const passed = contract === "Pass";
	const needed = auction?.contract === undefined || !isSameContract(game, auction.contract, contract) || (auction.declarer !== declarer && !passed);
	if (passed) return { entry: "PASS", needed };
	if (!bid?.level || !declarer) return { entry: "", needed };
	const { level, denomination, risk = "" } = bid;
	const known = tricks !== undefined && tricks <= 13 && !derived?.includes("tricks");
	const result = known ? resultText(tricks - 6 - level) : "";
	return { entry: `${level}${denomination[0]}${declarer}${risk.toLowerCase()}${result}`, needed };
}

/** What the teams had before the match, which only the command says that LIN left. */
function carryoverOf({ kept = [] }: Game, event: string): [string, string] {
	let carryover: [string, string] = ["", ""];
	for (const one of kept) {
		if (!isBefore(one) || !isMatchOf(one.text, event)) continue;
		const { rest } = matchFields(one.text);
		const [first, second] = [rest[4], rest[6]];
		carryover = [first === undefined ? carryover[0] : plain(first), second === undefined ? carryover[1] : plain(second)];
	}
	return carryover;
}

/** The notes by their index, the first of each: a game may have any number of them, and of calls that refer to them. */
export function notesByIndex(notes: readonly Note[] = []): Map<number, Note> {
	return new Map([...notes].reverse().map((note) => [note.index, note]));
}
