import type { Finding } from "../files/kit.js";
import { type Checked, groupsOf, weights } from "./groups.js";

/** What was found in an item that needs a person. */
export interface Found {
	/** The first of the worst. */
	first: Finding;
	count: number;
}

/** What needs a person in each item, by its number. What the download puts right, and what is only worth knowing, marks none. */
export function foundIn(checked: Checked | undefined): Map<number, Found> {
	const found = new Map<number, Found>();
	if (!checked) return found;
	for (const { fate, findings } of groupsOf(checked)) {
		if (fate !== "needs") continue;
		for (const diagnostic of findings) {
			const before = found.get(diagnostic.game);
			if (!before) found.set(diagnostic.game, { first: diagnostic, count: 1 });
			else {
				before.count++;
				if (isBefore(diagnostic, before.first)) before.first = diagnostic;
			}
		}
	}
	return found;
}

/** Whether a finding is told rather than another: it is heavier, or as heavy and before it in the file. */
function isBefore(one: Finding, other: Finding): boolean {
	const heavier = weights.indexOf(one.severity) - weights.indexOf(other.severity);
	return heavier < 0 || (heavier === 0 && one.span.start.byte < other.span.start.byte);
}
