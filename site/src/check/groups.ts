import type { Diagnostic, Omitted, Severity } from "pbnkit";

/** What was found by one rule. */
export interface Group {
	key: string;
	rule: string;
	severity: Severity;
	/** In the order of the file. */
	findings: Diagnostic[];
	/** How many more were counted, but not listed. */
	omitted: number;
}

/** The heaviest first. */
export const weights: readonly Severity[] = ["error", "warning", "info"];

/** The diagnostics by rule, and by severity where a rule has several: the heaviest first, then as the file has them. */
export function grouped(diagnostics: Diagnostic[], omitted: Omitted[]): Group[] {
	const groups = new Map<string, Group>();
	for (const diagnostic of diagnostics) {
		const { rule, severity } = diagnostic;
		const key = `${severity} ${rule}`;
		const group = groups.get(key);
		if (group) group.findings.push(diagnostic);
		else groups.set(key, { key, rule, severity, findings: [diagnostic], omitted: 0 });
	}
	const all = [...groups.values()].sort((a, b) => weights.indexOf(a.severity) - weights.indexOf(b.severity));
	for (const { rule, severity, count } of omitted) {
		const group = groups.get(`${severity} ${rule}`) ?? all.find((one) => one.rule === rule);
		if (group) group.omitted += count;
	}
	return all;
}

/** What a person wants to see. */
export interface Wanted {
	severities: readonly Severity[];
	/** A board, by its name or by the number of the game; "" for all. */
	board: string;
}

/** The groups of what is wanted. What was not listed is of no known board. */
export function wantedGroups(diagnostics: Diagnostic[], omitted: Omitted[], { severities, board }: Wanted): Group[] {
	const isWanted = ({ board: name, game }: Diagnostic) => board === "" || (name ?? String(game)) === board;
	return grouped(diagnostics.filter(isWanted), board === "" ? omitted : []).filter(({ severity }) => severities.includes(severity));
}

/** Whether the errors are few enough to be shown at once; else a person sees the rules first. */
export function errorsAreFew(groups: Group[]): boolean {
	const errors = groups.filter(({ severity }) => severity === "error");
	return errors.length <= 4 && errors.reduce((sum, { findings }) => sum + findings.length, 0) <= 8;
}
