import { useCallback, useState } from "preact/hooks";
import { seldom } from "../files/pauses.js";
import type { Found } from "../files/rows.js";
import { filled } from "../words/filled.js";
import { siteWords } from "../words/site.js";
import { type Collected, isZip } from "./collect.js";
import { unzip } from "./unzip.js";

/** How often it is told how far the unpacking is, in milliseconds. */
const progressEvery = 100;

/** A .zip that is being unpacked. */
export interface Opening {
	name: string;
	done: number;
	total: number;
	stop(): void;
}

export interface Intake {
	/** Takes files, from wherever they come; a .zip is unpacked first. */
	take(collected: Collected): Promise<void>;
	opening: Opening | undefined;
	/** How many files of folders and of .zip files were left out. */
	skipped: number;
	/** What else is to be said of what came in. */
	problems: readonly string[];
	/** Forgets what was left out and said. */
	forget(): void;
}

/** How files come in. */
export function useIntake(add: (found: Found[]) => void): Intake {
	const [opening, setOpening] = useState<Opening>();
	const [skipped, setSkipped] = useState(0);
	const [problems, setProblems] = useState<readonly string[]>([]);

	const take = useCallback(
		async (given: Collected) => {
			// As if it came by the address, which then is the one to share.
			if (given.link !== undefined) location.hash = given.link;
			const { found, skipped: left, problems: said = [] } = await withoutZips(given, setOpening);
			setOpening(undefined);
			// What was wrong with what came before is old news.
			setSkipped(left);
			setProblems(said);
			if (found.length > 0) add(found);
		},
		[add],
	);
	const forget = useCallback(() => {
		setSkipped(0);
		setProblems([]);
	}, []);
	return { take, opening, skipped, problems, forget };
}

/** The collection with the files of each .zip in its place. */
async function withoutZips(given: Collected, report: (opening: Opening) => void): Promise<Collected> {
	if (!given.found.some(({ file }) => isZip(file.name))) return given;
	const stop = new AbortController();
	const all = { found: [] as Found[], skipped: given.skipped, problems: [...(given.problems ?? [])] };
	for (const one of given.found) {
		const { name } = one.file;
		if (!isZip(name)) {
			all.found.push(one);
			continue;
		}
		const onProgress = seldom(progressEvery, (done: number, total: number) => report({ name, done, total, stop: () => stop.abort() }));
		onProgress(0, 0);
		try {
			const { found, skipped, problems = [] } = await unzip(one.file, one.folder, { signal: stop.signal, onProgress });
			for (const inside of found) all.found.push(one.origin === undefined ? inside : { ...inside, origin: one.origin });
			all.skipped += skipped;
			all.problems.push(...problems);
		} catch {
			const words = siteWords();
			all.problems.push(filled(words.zip.stopped, { name }, words));
		}
	}
	return all;
}
