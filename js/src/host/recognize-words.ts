import type { Recognized } from "./recognize.js";

/** What kinds of files have in common that are not read here: what completes "This is …", and the name of what to do. */
export interface Family {
	readonly what: string;
	readonly advice: keyof typeof advice;
}

/**
 * What a file is that is not read here, and what to do with it, in English. `undefined` of one that is read.
 *
 * @example
 * ```ts
 * import { recognize, sentence } from "pbnkit/recognize";
 *
 * const found = recognize(new Uint8Array(), "games.pgn");
 * console.log(found && sentence(found)); // This is PGN, a notation for chess. pbnkit does not read it yet.
 * ```
 */
export function sentence({ family, label }: Pick<Recognized, "family" | "label">): string | undefined {
	const of = families[family];
	return of && `This is ${of.what.replace("{label}", label)}. ${advice[of.advice]}`;
}

// Generated from here on: PBN_UPDATE=1 go test ./core/recognize

/** What to do with a file that is not read here. */
export const advice = {
	later: "pbnkit does not read it yet.",
	save: "Save the boards as PBN in the program that made it.",
	unpack: "Unpack it, and open the files in it.",
	copy: "Save it as plain text, or copy the boards out of it.",
	ask: "Ask for the boards as PBN or LIN.",
	enter: "If it was a download, the site may want you to log in first.",
	right: "Check whether it is the right file.",
};

/** What is not read here. */
export const families: Readonly<Record<string, Family>> = {
	chess: { what: "{label}, a notation for chess", advice: "later" },
	draughts: { what: "{label}, a notation for draughts", advice: "later" },
	problems: { what: "{label}, a notation for chess problems", advice: "later" },
	scores: { what: "a file of a scoring program ({label})", advice: "save" },
	deals: { what: "a file of deals ({label})", advice: "save" },
	archive: { what: "an archive ({label})", advice: "unpack" },
	document: { what: "a document ({label})", advice: "copy" },
	picture: { what: "a picture ({label})", advice: "ask" },
	page: { what: "a web page ({label}) in which no board was found", advice: "enter" },
	xml: { what: "a file of data ({label}) in which no board was found", advice: "save" },
	other: { what: "a file of another kind ({label})", advice: "right" },
	bytes: { what: "not a text", advice: "right" },
};
