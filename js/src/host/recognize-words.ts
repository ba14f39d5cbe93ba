import type { Recognized } from "./recognize.js";

/**
 * What a file is that is not read here, and what to do with it, in English. `undefined` of one that is read.
 *
 * @example
 * ```ts
 * import { recognize, sentence } from "pbnkit/recognize";
 *
 * const found = recognize(new Uint8Array(), "games.pgn");
 * console.log(found && sentence(found)); // This is PGN, a notation for chess. The shell command pbnkit reads it, and so does pbnkit/pgn in JavaScript.
 * ```
 */
export function sentence({ family, label }: Pick<Recognized, "family" | "label">): string | undefined {
	const of = family === "" ? undefined : families[family as keyof typeof families];
	return of && `This is ${of.what.replace("{label}", label)}. ${advice[of.advice]}`;
}

// Generated from here on: PBN_UPDATE=1 go test ./core/recognize

/**
 * What to do with a file that is not read here, in English, by names.
 *
 * @example
 * ```ts
 * import { advice } from "pbnkit/recognize";
 *
 * console.log(advice.unpack); // Unpack it, and open the files in it.
 * ```
 */
export const advice = {
	besides: "The shell command pbnkit reads it, and so does pbnkit/pgn in JavaScript.",
	besidesDraughts: "The shell command pbnkit reads it, and so does pbnkit/pdn in JavaScript.",
	besidesProblems: "The shell command pbnkit reads it, and so does pbnkit/pbi in JavaScript.",
	later: "pbnkit does not read it yet.",
	save: "Save the boards as PBN in the program that made it.",
	unpack: "Unpack it, and open the files in it.",
	copy: "Save it as plain text, or copy the boards out of it.",
	ask: "Ask for the boards as PBN or LIN.",
	enter: "If it was a download, the site may want you to log in first.",
	right: "Check whether it is the right file.",
};

/**
 * What is not read here, by families: what completes "This is …", with a place for the label, and the name of what to do.
 *
 * @example
 * ```ts
 * import { families } from "pbnkit/recognize";
 *
 * console.log(families.archive.what, families.archive.advice); // an archive ({label}) unpack
 * ```
 */
export const families = {
	chess: { what: "{label}, a notation for chess", advice: "besides" },
	draughts: { what: "{label}, a notation for draughts", advice: "besidesDraughts" },
	problems: { what: "{label}, a notation for chess problems", advice: "besidesProblems" },
	otherProblems: { what: "a file of chess problems for other programs ({label})", advice: "later" },
	scores: { what: "a file of a scoring program ({label})", advice: "save" },
	deals: { what: "a file of deals ({label})", advice: "save" },
	archive: { what: "an archive ({label})", advice: "unpack" },
	document: { what: "a document ({label})", advice: "copy" },
	picture: { what: "a picture ({label})", advice: "ask" },
	page: { what: "a web page ({label}) in which no board was found", advice: "enter" },
	data: { what: "a file of data ({label}) in which no board was found", advice: "save" },
	program: { what: "a program ({label})", advice: "right" },
	noText: { what: "not a text ({label})", advice: "right" },
} as const;
