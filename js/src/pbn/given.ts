// Games that a caller gives, as they cross to the core.
import { crossing as crossingOf } from "../host/given.js";
import { isObject } from "../host/options.js";
import { calls, cards } from "../game/moves.js";
import { resultOf, scoreOf } from "../game/result.js";
import type { Game, Move } from "./types.js";

/** What is in games only for those who show them, and would be most of the JSON. */
const notWritten = new Set(["span", "pieces", "readings", "columns", "items", "diagnostics"]);

/** What crosses of a value. */
export function crossing(value: unknown): unknown {
	return crossingOf(value, { skipped: notWritten, deepest: 32 });
}

/** A game as the core reads it. */
export function givenGame(game: unknown): unknown {
	if (!isObject(game)) return crossing(game);
	const { auction, play, dateParts, bid, overtricks, result, score, ...others } = game as Partial<Game>;
	const wrong = otherThanFollows({ ...others, ...(play && { play }) } as Game, { dateParts, bid, overtricks, result, score });
	return { ...(crossing(others) as object), auction: moves(auction), play: moves(play), " wrong": wrong };
}

/** An auction or a play, whose moves are texts where these say all of them. */
function moves(section: unknown): unknown {
	const list = isObject(section) && (section as { moves?: unknown }).moves;
	if (!Array.isArray(list)) return crossing(section);
	const { moves: _, tricks, ...others } = section as { moves: unknown; tricks?: unknown };
	const leader = Array.isArray(tricks) ? tricks.slice(0, 1).map((trick) => ({ leader: isObject(trick) ? (trick as { leader?: unknown }).leader : undefined })) : crossing(tricks);
	let seats = "";
	const given = list.map((move) => {
		const { seat } = isObject(move) ? (move as Partial<Move>) : {};
		const isSeat = seat !== undefined && seat.length === 1 && "NESW".includes(seat);
		seats += isSeat ? seat : "-";
		if (!isObject(move)) return typeof move === "string" ? null : crossing(move);
		return (isSeat || seat === undefined) && isText(move) ? (move as Move).text : crossing(move);
	});
	return { ...(crossing(others) as object), moves: given, tricks: leader, " seats": seats };
}

/** Whether a move is all that its text says. */
function isText(move: object): boolean {
	const { text, kind } = move as Partial<Move>;
	if (typeof text !== "string") return false;
	const { call, card } = move as { call?: unknown; card?: unknown };
	for (const name in move) if (!["seat", "text", "kind", "call", "card"].includes(name)) return false;
	if (call === undefined && card === undefined) return kind === undefined || typeof kind === "string";
	return call === undefined ? kind === "card" && card === cards.get(text) : card === undefined && kind === "call" && call === calls.get(text);
}

/** The members that follow from others which are no tags. */
type Following = { [Name in "dateParts" | "bid" | "overtricks" | "result" | "score"]: unknown };

/** Which members are given that do not follow from the others, and from which: the core says it, unless it finds something else. */
function otherThanFollows(game: Game, given: Following): Record<string, string> | undefined {
	const { contract, declarer, tricks, date, play } = game;
	const [, level, denomination, risk] = /^([1-7]?)([SHDC]|NT)(XX?)?$/.exec(`${contract}`) ?? [];
	const whole = { ...game };
	if (denomination) whole.bid = { ...(level && { level: Number(level) }), denomination, ...(risk && { risk }), ...(declarer && { declarer }) } as NonNullable<Game["bid"]>;
	if (level && declarer && tricks !== undefined && play?.state !== "continued") whole.overtricks = tricks - 6 - Number(level);
	const follows: Record<keyof Following, [is: () => unknown, from: string]> = {
		dateParts: [() => datePartsOf(date), "date"],
		bid: [() => whole.bid, "contract and declarer"],
		overtricks: [() => whole.overtricks, "contract, declarer and tricks"],
		result: [() => resultOf(whole), "contract, declarer and tricks"],
		score: [() => scoreOf(whole), "contract, declarer, tricks and vulnerable"],
	};
	for (const [name, [is, from]] of Object.entries(follows)) {
		const value = given[name as keyof Following];
		if (value !== undefined && value !== null && !isAlike(value, is())) return { [name]: from };
	}
	return undefined;
}

function datePartsOf(date: string | undefined): Game["dateParts"] {
	const [, ...digits] = /^(\d{4}|\?{4})\.(\d\d|\?\?)\.(\d\d|\?\?)$/.exec(date ?? "") ?? [];
	const parts = ["year", "month", "day"].flatMap((name, i) => (/^\d+$/.test(digits[i] ?? "") ? [[name, Number(digits[i])] as const] : []));
	return Object.fromEntries(parts);
}

/** Whether two values are the same, or have the same members. */
function isAlike(a: unknown, b: unknown): boolean {
	if (!isObject(a) || !isObject(b)) return a === b;
	const [ofA, ofB] = [Object.entries(a), b as Record<string, unknown>];
	return ofA.length === Object.keys(b).length && ofA.every(([name, value]) => value === ofB[name]);
}
