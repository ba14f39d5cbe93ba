import type { PbiAward, PbiProblem, PbiSource } from "pbnkit/pbi";
import { filled } from "../words/filled.js";
import type { ProblemRoomWords } from "../words/words.js";

/** "1142, Chess-Monthly vol. XI, 1868, p. 14"; "" of a source that says nothing. */
export function sourceSaid({ number, title, date, page }: PbiSource, { tag, problem: texts }: ProblemRoomWords): string {
	return [number, title, date, page && filled(texts.page, { page }, { tag })].filter(Boolean).join(", ");
}

/** "2 Pr, Problem, 1960". */
export function awardSaid({ number, rank, tourney, date }: PbiAward): string {
	return [[number, rank].filter(Boolean).join(" "), tourney, date].filter(Boolean).join(", ");
}

/** A number as people write it: "2½" of a helpmate with half a move more. */
const movesSaid = (moves: number, tag: string): string => (Number.isInteger(moves) ? moves.toLocaleString(tag) : `${Math.floor(moves)}½`);

/** "Mate in 2"; undefined of a stipulation that is none of the common ones. */
export function aimSaid({ aim }: Pick<PbiProblem, "aim">, { tag, problem: texts }: ProblemRoomWords): string | undefined {
	if (!aim) return undefined;
	const { kind, moves } = aim;
	const sentence = texts.stipulations[kind];
	return moves === undefined && sentence.includes("{n}") ? undefined : filled(sentence, { n: movesSaid(moves ?? 0, tag) }, { tag });
}

/** What a problem is called: by its author, or else by its number. */
export function nameOf({ author, number }: { author: string; number: number }, words: ProblemRoomWords): string {
	return author || filled(words.list.unnamed, { n: number }, words);
}
