import type { Diagnostic, Fix } from "pbnkit";
import { grouped } from "./groups.js";

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
export function safeFixes(diagnostics: Diagnostic[]): SafeFixes[] {
	return grouped(
		diagnostics.filter((one) => !one.rule.startsWith("export/") && safeFix(one)),
		[],
	).map(({ rule, findings }) => ({ rule, count: findings.length, title: (findings[0] && safeFix(findings[0])?.title) ?? "" }));
}
