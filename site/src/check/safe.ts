import type { Diagnostic, Fix } from "pbnkit";
import type { Group } from "./groups.js";

/** How many safe fixes there are of a rule, and what the first of them does. */
export interface SafeFixes {
	rule: string;
	count: number;
	title: string;
}

function safeFix({ fixes }: Diagnostic): Fix | undefined {
	return fixes?.find(({ safe }) => safe);
}

/** What "all safe fixes" are at first, by rule: `apply` leaves the layout of export format to export. */
export function safeFixes(groups: Group[]): SafeFixes[] {
	return groups.flatMap(({ rule, findings }) => {
		const fixable = rule.startsWith("export/") ? [] : findings.filter(safeFix);
		const first = fixable[0] && safeFix(fixable[0]);
		return first ? [{ rule, count: fixable.length, title: first.title }] : [];
	});
}
