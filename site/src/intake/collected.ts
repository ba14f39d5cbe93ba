import { recognizeName } from "pbnkit/recognize";
import type { Found } from "../files/rows.js";

export interface Collected {
	found: Found[];
	/** How many files of folders were left out, because they are neither .pbn nor .lin files or cannot be opened. */
	skipped: number;
	/** What else is to be said, in sentences. */
	problems?: string[];
}

export function collected(found: Found[] = []): Collected {
	return { found, skipped: 0 };
}

export function isEmpty({ found, skipped, problems = [] }: Collected): boolean {
	return found.length + skipped + problems.length === 0;
}

/** Whether a file's name says that it has boards. */
export function isOfBoards(name: string): boolean {
	return recognizeName(name)?.family === "";
}

export function isZip(name: string): boolean {
	return recognizeName(name)?.kind === "zip";
}

const { compare } = new Intl.Collator(undefined, { numeric: true });

/** How much of a folder and a name is compared, in UTF-16 code units: a .zip may have names of any length. */
const compared = 300;

/** By folder and name, board 2 before board 10. */
export function inOrder(found: Found[]): Found[] {
	return found
		.map((one) => ({ one, key: `${one.folder}/${one.file.name}`.slice(0, compared) }))
		.sort((a, b) => compare(a.key, b.key))
		.map(({ one }) => one);
}
