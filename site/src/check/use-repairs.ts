import type { Fix } from "pbnkit";
import { useEffect, useRef, useState } from "preact/hooks";
import { useShared } from "../files/context.js";
import { whyNot } from "../files/convert.js";
import { isUnderWay, type Row } from "../files/rows.js";
import { count, severities } from "../files/words.js";
import { weights } from "./groups.js";
import { repair, undo } from "./repair.js";

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
	const [applying, setApplying] = useState(false);
	const [said, setSaid] = useState("");
	/** What is said when the file has been checked again. */
	const done = useRef("");
	const { validation } = row;
	const busy = applying || isUnderWay(row);

	useEffect(() => {
		if (done.current === "" || !validation) return;
		setSaid(`${done.current} ${left(validation.counts)}`);
		done.current = "";
	}, [validation]);

	const checkAgain = (what: string) => {
		done.current = what;
		setSaid(`${what} Checking the file again…`);
	};
	const run = async (fixes: Fix[] | undefined, said: (applied: number) => string) => {
		if (busy) return;
		setApplying(true);
		setSaid("Repairing…");
		try {
			const applied = await repair(shared, row, fixes);
			if (applied > 0) checkAgain(said(applied));
			else setSaid("Nothing was applied: it would not have left the file better.");
		} catch (error) {
			setSaid(`Nothing was applied. ${whyNot(error)}`);
		}
		setApplying(false);
	};
	return {
		busy,
		said,
		apply: (fix) => run([fix], appliedInWords),
		applySafe: (offered) => run(undefined, (applied) => appliedInWords(applied) + moreInWords(applied - offered)),
		applyTogether: (fixes) => run(fixes, appliedInWords),
		correct: (fix) => run([fix], () => "The line is corrected."),
		undo: (all) => {
			if (busy) return;
			checkAgain(all || row.repairs?.length === 1 ? "The file is as it came." : "The last step is undone.");
			undo(shared, row, all);
		},
	};
}

function appliedInWords(applied: number): string {
	return `${count(applied, "fix", "fixes")} applied.`;
}

/** That fixes have made others possible. */
function moreInWords(more: number): string {
	if (more <= 0) return "";
	return more === 1 ? " One of them became possible only by the others." : ` ${more.toLocaleString("en")} of them became possible only by the others.`;
}

function left(counts: Record<(typeof weights)[number], number>): string {
	const found = weights.filter((severity) => counts[severity] > 0).map((severity) => count(counts[severity], severities[severity].word));
	return found.length > 0 ? `Left: ${found.join(", ")}.` : "Nothing is left to complain about.";
}
