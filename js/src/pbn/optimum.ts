/** The tags of what can be won with open cards: what a game has of them, and the edits that make them right. */
import type { Table, Tricks } from "../dd/tables.js";
import { denominations, playIn, seats } from "./solvable.js";
import type { Column, Denomination, Game, OptimumOptions, OptimumTag, Section, SolvedGame, TagEdit } from "./types.js";

/** What a game says in one of these tags. */
export type State = "missing" | "incomplete" | "right" | "wrong";

/** What the solver found for a game. */
export interface Found {
	table: Table;
	/** The points of North and South; undefined where the dealer or the vulnerability is not known. */
	par: number | undefined;
	/** Before each card of the play the cards that cost nothing; undefined where there is no play to solve. */
	best: string[][] | undefined;
}

const ranksOfSuit = ["S", "H", "D", "C"];

/** The edits that a game's tags may need, and in what state the tags are. */
export function optima(game: Game, { table, par, best }: Found): { tag: OptimumTag; state: State; edit: TagEdit }[] {
	const of = (tag: OptimumTag, state: State, value: string, rows?: string[][]) => ({ tag, state, edit: { game: game.number, tag, value, ...(rows && { rows }) } });
	const results = seats.flatMap((seat, at) => denominations.map((denomination) => [seat, denomination, String((table.get(denomination) as Tricks)[at])]));
	const all = [of("OptimumResultTable", stateOf(game, "OptimumResultTable", (section) => ofResults(section, table)), "Declarer;Denomination;Result", results)];
	if (par !== undefined) all.push(of("OptimumScore", ofScore(game, par), `NS ${par}`));
	if (best && best.length > 0) {
		const rows = best.map((cards) => ranksOfSuit.map((suit) => ranks(cards, suit) || "-"));
		all.push(of("OptimumPlayTable", stateOf(game, "OptimumPlayTable", (section) => ofPlay(section, rows)), "S;H;D;C", rows));
	}
	return all;
}

/** What was found for a game, as `validate` takes it. */
export function solvedGame({ game, found }: { game: Game; found?: Found }): SolvedGame[] {
	if (!found) return [];
	const { table, best } = found;
	const ofSeat = (at: number) => Object.fromEntries(denominations.map((denomination) => [denomination, (table.get(denomination) as Tricks)[at]])) as Record<Denomination, number>;
	const [N, E, S, W] = seats.map((_, at) => ofSeat(at)) as [Record<Denomination, number>, Record<Denomination, number>, Record<Denomination, number>, Record<Denomination, number>];
	return [{ game: game.number, tricks: { N, E, S, W }, ...(best && { best }) }];
}

/** Whether a game is to be solved. One that has no deal is not. */
export function isAsked(game: Game, only: NonNullable<OptimumOptions["only"]>): boolean {
	if (!game.deal) return false;
	const { dealer, vulnerable, sections } = game;
	const tags: OptimumTag[] = ["OptimumResultTable"];
	if (dealer && vulnerable) tags.push("OptimumScore");
	if (hasPlay(game)) tags.push("OptimumPlayTable");
	if (only === "check") return tags.some((tag) => has(game, tag));
	const isShort = sections.some(({ name, rows }) => name === "OptimumResultTable" && rows.length < seats.length * denominations.length);
	return only === "all" || isShort || !tags.every((tag) => has(game, tag));
}

/** Whether a game has a play with cards to solve. */
export function hasPlay(game: Game): boolean {
	const play = playIn(game);
	return typeof play !== "string" && play.cards.length > 0;
}

/** Whether a game says something in a tag: "?" says that nothing is known. */
export function has(game: Game, tag: OptimumTag): boolean {
	return game.tags.some(({ name, value, duplicate }) => name === tag && !duplicate && value !== "" && value !== "?");
}

function ranks(cards: readonly string[], suit: string): string {
	return cards.flatMap((card) => (card[0] === suit ? [card[1]] : [])).join("");
}

function stateOf(game: Game, tag: OptimumTag, read: (section: Section) => State): State {
	if (!has(game, tag)) return "missing";
	const section = game.sections.find(({ name, tag: at }) => name === tag && !game.tags[at]?.duplicate);
	return section ? read(section) : "incomplete";
}

function ofScore(game: Game, par: number): State {
	if (!has(game, "OptimumScore")) return "missing";
	const score = game.par?.find(({ tag }) => tag === "OptimumScore")?.score;
	return score && (score.side === "NS" ? score.points : -score.points) === par ? "right" : "wrong";
}

/** The place of a column; -1 where the table has none of this name. */
function place(columns: readonly Column[], wanted: string): number {
	return columns.findIndex(({ name }) => name === wanted);
}

function ofResults({ columns = [], rows }: Section, table: Table): State {
	const [declarer, denomination, result] = ["Declarer", "Denomination", "Result"].map((name) => place(columns, name)) as [number, number, number];
	const seen = new Set<string>();
	for (const row of rows) {
		const at = seats.findIndex((seat) => seat === row[declarer]);
		const tricks = table.get(row[denomination] as Denomination)?.[at];
		if (tricks === undefined || row[result] !== String(tricks)) return "wrong";
		seen.add(`${at} ${row[denomination]}`);
	}
	return seen.size < seats.length * denominations.length ? "incomplete" : "right";
}

function ofPlay({ columns = [], rows }: Section, wanted: string[][]): State {
	const places = ranksOfSuit.map((suit) => place(columns, suit));
	const sorted = (text: string | undefined) => [...(text === "-" ? "" : (text ?? "?"))].sort().join("");
	const isWrong = rows.some((row, n) => places.some((at, suit) => wanted[n] && sorted(row[at]) !== sorted(wanted[n][suit])));
	if (isWrong) return "wrong";
	return rows.length < wanted.length ? "incomplete" : "right";
}
