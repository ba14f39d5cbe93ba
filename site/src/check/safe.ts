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

/**
 * The fixes of all that is listed of a rule, where one step can apply them: what is safe, or the only thing that is offered. Where a person
 * has to choose among several, there are none.
 */
export function fixesTogether({ findings }: Group): Fix[] {
	return findings.flatMap((finding) => {
		const { fixes = [] } = finding;
		const fix = safeFix(finding) ?? (fixes.length === 1 ? fixes[0] : undefined);
		return fix ?? [];
	});
}
