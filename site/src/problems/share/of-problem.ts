import type { PbiProblem } from "pbnkit/pbi";
import { slugOf } from "../../files/slug.js";
import { problems, toRoot } from "../../rooms/facts.js";
import type { Room } from "../../rooms/room.js";
import { hashOf } from "../../share/address.js";
import { packed } from "../../share/link.js";
import { pbiType } from "../convert.js";
import type { ProblemReader } from "../problem-reader.js";

/** The problem that a menu is of. */
export interface OfProblem {
	problem: PbiProblem;
	/** That of its file. */
	reader: Pick<ProblemReader, "part">;
	/** The room of the page, from which addresses are told. */
	home: Room;
}

/** A file of the problem alone, as its file has it, without the mark of its encoding. */
export const textOf = ({ problem, reader }: OfProblem): Promise<string> => reader.part([problem.number]).text();

/** A file as PBI has it, which begins with that mark. */
export const savedAs = (text: string): Blob => new Blob(["\uFEFF", text], { type: pbiType });

/** The part of a link that has a problem in it, with its "#". */
export const hashTo = async (text: string): Promise<string> => hashOf({ link: { key: problems.key, text: await packed(text) } });

/** Where the site is. */
export const siteOf = ({ home }: OfProblem): string => new URL(toRoot(home) || ".", location.href).href;

/** How long a name is at most: a file may have texts of any length. */
const longest = 200;

/** "Comins Mansfield, Die Schwalbe, #2": what a problem is called where it is sent. */
export function titleOf({ names, usedSource, stipulation, number }: PbiProblem): string {
	const parts = [names[0], usedSource?.title, stipulation].filter(Boolean);
	return (parts.join(", ") || String(number)).slice(0, longest);
}

/** What a file of it is called, without its ending. */
export function fileNameOf({ names: [name = ""], stipulation = "", number }: PbiProblem): string {
	return slugOf(`${name.split(",", 1)[0]} ${stipulation}`) || `problem-${number}`;
}
