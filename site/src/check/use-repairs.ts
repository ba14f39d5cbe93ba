import type { Fix } from "pbnkit";
import { useEffect, useRef, useState } from "preact/hooks";
import { useShared } from "../files/context.js";
import { whyNot } from "../files/convert.js";
import { isUnderWay, type Row } from "../files/rows.js";
import { counted, filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import type { SiteWords } from "../words/words.js";
import { weights } from "./groups.js";
import { repair as repaired, undo } from "./repair.js";

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
		setSaid(`${done.current} ${left(validation.counts, words)}`);
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
			const applied = await repaired(shared, row, fixes);
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

function left(counts: Record<(typeof weights)[number], number>, words: SiteWords): string {
	const found = weights.filter((severity) => counts[severity] > 0).map((severity) => counted(counts[severity], severity, words));
	return found.length > 0 ? filled(words.repair.left, { findings: found.join(", ") }, words) : words.repair.nothingLeft;
}
