import type { Copies } from "../played/copies.js";
import type { Entry } from "./problem-index.js";
import type { ProblemReader } from "./problem-reader.js";
import { deskOfProblems } from "./reading-worker.js";

/** Problems with the same position and the same stipulation as an earlier one, each with that: those that the desk finds. */
export function copiesIn(entries: readonly Entry[]): Copies {
	const first = new Map<string, number>();
	const copies = new Map<number, number>();
	for (const { number, position, men, stipulation } of entries) {
		if (position === undefined || !men) continue;
		const key = `${position} ${stipulation}`;
		const before = first.get(key);
		if (before === undefined) first.set(key, number);
		else copies.set(number, before);
	}
	return copies;
}

/** The file without the problems that repeat an earlier one. */
export async function withoutCopies({ file, encoding }: ProblemReader): Promise<File> {
	const leave = deskOfProblems.use();
	try {
		const desk = await deskOfProblems.get();
		const { bytes } = await desk.duplicates(file, { write: "first", ...(encoding && { sourceEncoding: encoding }) });
		return new File([bytes], file.name, { type: file.type, lastModified: file.lastModified });
	} finally {
		leave();
	}
}
