import type { PbiAward, PbiProblem, PbiProblemToWrite } from "pbnkit/pbi";
import { type DiagramMan, menOf } from "pbnkit/pbi/viewer";
import type { Men } from "../../played/articles/position/men.js";

/** A man by his colour and his name in letters of problemists: "wK", "bG", "nS". */
export type Man = `${"w" | "b" | "n"}${string}`;

/** A problem as it is entered. */
export interface Draft {
	men: Men<Man>;
	authors: string;
	stipulation: string;
	conditions: string;
	number: string;
	title: string;
	date: string;
	page: string;
	rank: string;
	tourney: string;
	key: string;
	comment: string;
	/** What of a problem is not entered here. */
	kept: Pick<PbiProblemToWrite, "referencedSources" | "awards" | "status">;
}

/** The fields that are lines of text. */
export type Field = Exclude<keyof Draft, "men" | "kept">;

const letterOf = { white: "w", black: "b", neutral: "n" } as const;

/** What a comment has before the men of a board with fairy pieces. */
const piecesLine = "Pieces: ";

const nobody: Draft["men"] = new Array<undefined>(64).fill(undefined);

export const empty: Draft = { men: nobody, authors: "", stipulation: "#2", conditions: "", number: "", title: "", date: "", page: "", rank: "", tourney: "", key: "", comment: "", kept: {} };

/** The number of a square, from a1 on. */
const numberOf = (square: string) => square.charCodeAt(0) - 97 + 8 * (square.charCodeAt(1) - 49);

/** The men of a diagram by their squares. */
export function placed(men: readonly DiagramMan[]): Draft["men"] {
	const all = [...nobody];
	for (const { square, color, name } of men) all[numberOf(square)] = `${letterOf[color]}${name}`;
	return all;
}

export function draftOf(problem: PbiProblem): Draft {
	const { names, stipulation = "", conditions = [], usedSource = {}, awards, keymove = "", comment = "", referencedSources, status } = problem;
	const [award = {}, ...others] = awards;
	// The stipulation may have a comma itself: "h#2,5, Circe".
	const after = conditions.map((each) => `, ${each}`).join("");
	return {
		men: placed(menOf(problem) ?? []),
		authors: names.join("; "),
		stipulation: after ? stipulation.slice(0, -after.length) : stipulation,
		conditions: conditions.join(", "),
		number: usedSource.number ?? "",
		title: usedSource.title ?? "",
		date: usedSource.date ?? "",
		page: usedSource.page ?? "",
		rank: [award.number, award.rank].filter(Boolean).join(" "),
		tourney: [award.tourney, award.date].filter(Boolean).join(", "),
		key: keymove,
		comment: comment.split("\n").filter((line) => !line.startsWith(piecesLine)).join("\n"),
		kept: { referencedSources, awards: others, ...(status !== undefined && { status }) },
	};
}

/** Whether all men are those of chess. */
export const isOfChess = (men: Draft["men"]): boolean => men.every((man) => man === undefined || /^[wb][KQRBSP]$/.test(man));

/** The problem of a draft. PBI has no fairy pieces: a comment names all men of a board that has some. */
export function problemOf(draft: Draft): PbiProblemToWrite {
	const { men, kept } = draft;
	const listed = (text: string, sign: string) => text.split(sign).map((part) => part.trim()).filter(Boolean);
	const isFairy = !isOfChess(men);
	const award = awardOf(draft);
	return {
		...kept,
		names: listed(draft.authors, ";"),
		position: isFairy || !men.some(Boolean) ? "" : boardOf(men),
		stipulation: [draft.stipulation.trim(), ...listed(draft.conditions, ",")].join(", ").replace(/^, /, ""),
		usedSource: given({ number: draft.number, title: draft.title, date: draft.date, page: draft.page }),
		awards: [...(award ? [award] : []), ...(kept.awards ?? [])],
		keymove: draft.key.trim(),
		comment: [...(isFairy ? [piecesLine + namedMen(men)] : []), draft.comment.trim()].filter(Boolean).join("\n"),
	};
}

/** The fields of a problem that are others in another draft of it; all else of it stays as it was written. */
export function changedIn(before: Draft, after: Draft): PbiProblemToWrite {
	const old = problemOf(before);
	const said = (value: unknown) => JSON.stringify(value);
	return Object.fromEntries(Object.entries(problemOf(after)).filter(([name, value]) => said(value) !== said(old[name as keyof PbiProblemToWrite])));
}

/** What is not empty. */
function given<Key extends string>(texts: Record<Key, string>): Partial<Record<Key, string>> {
	return Object.fromEntries(Object.entries<string>(texts).flatMap(([key, text]) => (text.trim() ? [[key, text.trim()]] : []))) as Partial<Record<Key, string>>;
}

/** "1 Pr" has a number, "1st Prize" has none; the tourney may end with a year. */
function awardOf({ rank, tourney }: Draft): PbiAward | undefined {
	const [, number = "", rest = rank] = /^(\d{1,9}) (.+)$/.exec(rank.trim()) ?? [];
	const comma = tourney.lastIndexOf(",");
	const hasDate = comma > 0 && /\d{4}/.test(tourney.slice(comma));
	const [name, date] = hasDate ? [tourney.slice(0, comma), tourney.slice(comma + 1)] : [tourney, ""];
	const award = given({ number, rank: rest, tourney: name, date });
	return Object.keys(award).length > 0 ? award : undefined;
}

/** The board as PBI has it, with S for the knight. */
export function boardOf(men: Draft["men"]): string {
	const letter = (man: Man | undefined) => (man === undefined ? " " : man[0] === "w" ? man.slice(1) : man.slice(1).toLowerCase());
	const rows = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => Array.from({ length: 8 }, (_, file) => letter(men[8 * rank + file])).join(""));
	return rows.map((row) => row.replace(/ +/g, (gap) => String(gap.length))).join("/");
}

/** The position as FEN, in which Black begins a helpmate; undefined without men, or where some are not of chess. */
export function fenOf({ men, stipulation }: Draft): string | undefined {
	if (!isOfChess(men) || !men.some(Boolean)) return undefined;
	const board = boardOf(men).replace(/s/gi, (knight) => (knight === "s" ? "n" : "N"));
	return `${board} ${stipulation.trim().startsWith("h") && !/[.,]5/.test(stipulation) ? "b" : "w"} - - 0 1`;
}

/** "white Kc3, Gd1; black Ka1". */
function namedMen(men: Draft["men"]): string {
	const squares = (letter: string) => men.flatMap((man, n) => (man?.[0] === letter ? [`${man.slice(1)}${"abcdefgh"[n & 7]}${(n >> 3) + 1}`] : []));
	return Object.entries(letterOf)
		.map(([color, letter]) => [color, squares(letter).join(", ")] as const)
		.filter(([, list]) => list)
		.map(([color, list]) => `${color} ${list}`)
		.join("; ");
}
