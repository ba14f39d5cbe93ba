import type { Fix } from "pbnkit";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Shared, useShared } from "../files/context.js";
import { whyNot } from "../files/convert.js";
import { isUnderWay, type Repair, type Row } from "../files/rows.js";
import { roomOf } from "../rooms/entered.js";
import { counted, filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import type { SiteWords } from "../words/words.js";
import { countFates } from "./groups.js";

/** What a person may do about the findings of a file. */
export interface Repairs {
	/** Whether something is under way, so that nothing else can be done. */
	busy: boolean;
	/** What was done last, in words. */
	said: string;
	apply: (fix: Fix) => Promise<void>;
	/** @param offered how many were to be seen: others can become possible by them */
	applySafe: (offered: number) => Promise<void>;
	/** Applies fixes of the same kind in one step. */
	applyTogether: (fixes: Fix[]) => Promise<void>;
	/** Writes what a person has written by hand. */
	correct: (fix: Fix) => Promise<void>;
	undo: (all: boolean) => void;
}

export function useRepairs(row: Row): Repairs {
	const shared = useShared();
	const words = useSite();
	const { repair } = words;
	const [applying, setApplying] = useState(false);
	const [said, setSaid] = useState("");
	/** What is said when the file has been checked again. */
	const done = useRef("");
	const { validation } = row;
	const busy = applying || isUnderWay(row);

	useEffect(() => {
		if (done.current === "" || !validation) return;
		setSaid(`${done.current} ${leftFor(row, words)}`);
		done.current = "";
	}, [validation, words]);

	const checkAgain = (what: string) => {
		done.current = what;
		setSaid(`${what} ${repair.checking}`);
	};
	const run = async (fixes: Fix[] | undefined, said: (applied: number) => string) => {
		if (busy) return;
		setApplying(true);
		setSaid(repair.repairing);
		try {
			const applied = await applyFixes(shared, row, fixes);
			if (applied > 0) checkAgain(said(applied));
			else setSaid(repair.noBetter);
		} catch (error) {
			setSaid(filled(repair.notApplied, { why: whyNot(error) }, words));
		}
		setApplying(false);
	};
	return {
		busy,
		said,
		apply: (fix) => run([fix], (applied) => appliedInWords(applied, words)),
		applySafe: (offered) => run(undefined, (applied) => appliedInWords(applied, words) + moreInWords(applied - offered, words)),
		applyTogether: (fixes) => run(fixes, (applied) => appliedInWords(applied, words)),
		correct: (fix) => run([fix], () => repair.corrected),
		undo: (all) => {
			if (busy) return;
			checkAgain(all || row.repairs?.length === 1 ? repair.asItCame : repair.undone);
			undo(shared, row, all);
		},
	};
}

function appliedInWords(applied: number, words: SiteWords): string {
	return filled(words.repair.applied, { fixes: counted(applied, "fixes", words) }, words);
}

/** That fixes have made others possible. */
function moreInWords(more: number, words: SiteWords): string {
	return more > 0 ? ` ${filled(words.repair.possible, { n: more }, words)}` : "";
}

/** How much is left for a person in a file that was repaired, in words; nothing as long as it is checked. */
export function leftFor({ validation }: Row, words: SiteWords): string {
	if (!validation) return "";
	const { needs } = countFates(validation);
	return needs > 0 ? filled(words.repair.left, { n: needs }, words) : words.repair.nothingLeft;
}

/** The size up to which fixes are applied, in bytes: the file is then in memory several times. */
export const largestRepair = 128 * 1024 * 1024;

/** How much the files before a row's repairs may be together, in bytes. */
const mostKept = 256 * 1024 * 1024;

/**
 * Applies fixes, or all safe ones, to the file of a row, and has the repaired file checked. Rejects as the package does.
 *
 * @returns how many were applied; if it is 0, nothing happens
 */
async function applyFixes({ rows, works, home, conversion }: Shared, row: Row, fixes?: Fix[]): Promise<number> {
	const { file } = row;
	const room = roomOf(row.room) ?? home;
	const { bytes, applied } = await works.of(room).do(async (kit) => (await room.verbs(kit, file)).apply(file, fixes ? { fixes } : {}), { size: file.size, urgent: true });
	if (applied === 0 || rows.get(row.id)?.file !== file) return 0;
	replaceFile({ rows, conversion }, row, new File([bytes], file.name, { type: file.type, lastModified: file.lastModified }), applied);
	return applied;
}

/** Puts another file in the place of a row's own, as a step of so many repairs, which can be taken back. */
export function replaceFile({ rows, conversion }: Pick<Shared, "rows" | "conversion">, row: Row, file: File, applied: number): void {
	rows.update(row.id, { repairs: kept([...(row.repairs ?? []), { before: row.file, applied }]) });
	conversion.replace(row, file);
}

/** Takes the last repair of a row back, or all of them. */
export function undo({ rows, conversion }: Pick<Shared, "rows" | "conversion">, row: Row, all: boolean): void {
	const repairs = row.repairs ?? [];
	const at = all ? 0 : repairs.length - 1;
	const back = repairs[at];
	if (!back) return;
	rows.update(row.id, { repairs: at > 0 ? repairs.slice(0, at) : undefined });
	// What came from the disk may have been written over since; the row then has a copy.
	conversion.replace(row, at === 0 ? (row.original ?? back.before) : back.before);
}

/** How many fixes are in the file of a row. */
export function repairCount({ repairs = [] }: Row): number {
	return repairs.reduce((sum, { applied }) => sum + applied, 0);
}

/** What repaired files are called, so that they do not take the place of the original. */
export function repairedName(name: string): string {
	return name.replace(/(\.[^.]*)?$/, " (repaired)$1");
}

/** Repairs with as many steps back as memory allows; the original is always there. */
function kept(repairs: Repair[]): Repair[] {
	let size = repairs.reduce((sum, { before }) => sum + before.size, 0);
	const [first, ...others] = repairs;
	if (!first) return [];
	let { applied } = first;
	while (size > mostKept && others.length > 1) {
		const gone = others.shift()!;
		size -= gone.before.size;
		applied += gone.applied;
	}
	return [{ ...first, applied }, ...others];
}
