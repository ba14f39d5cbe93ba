import type { Change, Diagnostic, Fix, Omitted, RuleName, Severity } from "pbnkit";

/** What was found by one rule. */
export interface Group {
	key: string;
	rule: Diagnostic["rule"];
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
	const all: Group[] = [];
	// There may be many thousands, which a key of both words for each would make slow.
	const groups = { error: new Map<string, Group>(), warning: new Map<string, Group>(), info: new Map<string, Group>() };
	for (const diagnostic of diagnostics) {
		const { rule, severity } = diagnostic;
		let group = groups[severity].get(rule);
		if (!group) {
			group = { key: `${severity} ${rule}`, rule, severity, findings: [], omitted: 0 };
			groups[severity].set(rule, group);
			all.push(group);
		}
		group.findings.push(diagnostic);
	}
	all.sort((a, b) => weights.indexOf(a.severity) - weights.indexOf(b.severity));
	for (const { rule, severity, count } of omitted) {
		const group = groups[severity].get(rule) ?? all.find((one) => one.rule === rule);
		if (group) group.omitted += count;
	}
	return all;
}

/** What becomes of what was found: a person has to look at it, or the download has it right, or it is only worth knowing. */
type Fate = "needs" | "right" | "note";

/** What a download has not put right where it writes something else: the character is lost. */
const lost: ReadonlySet<string> = new Set<RuleName>(["text/unmappable"]);

/** That a file is in another encoding than the standard's. A download that is not in that one either keeps all characters so. */
const encodings: ReadonlySet<string> = new Set<RuleName>(["text/utf8", "text/utf16", "text/windows-1252"]);

/** The fate of each of the groups of a file. What a download puts right only in part needs a person. */
export function fatesOf(groups: readonly Group[], changes: readonly Change[]): (group: Group) => Fate {
	const changed = new Map<string, number>(changes.map(({ rule, count }) => [rule, count]));
	const found = new Map<string, number>();
	for (const { rule, findings, omitted } of groups) found.set(rule, (found.get(rule) ?? 0) + findings.length + omitted);
	return ({ rule, severity }) => {
		if (lost.has(rule)) return "needs";
		if ((changed.get(rule) ?? 0) >= (found.get(rule) ?? 0)) return "right";
		return severity === "info" || encodings.has(rule) ? "note" : "needs";
	};
}

/** How many findings a group has. */
export const sizeOf = ({ findings, omitted }: Group): number => findings.length + omitted;

/** Of what was counted before: a list of files asks at each step of any of them. */
const fateCounts = new WeakMap<object, Readonly<Record<Fate, number>>>();

/** How many findings of a file have each fate. */
export function countFates(checked: { diagnostics: Diagnostic[]; omitted: Omitted[]; changes: Change[] }): Readonly<Record<Fate, number>> {
	const known = fateCounts.get(checked);
	if (known) return known;
	const counts = { needs: 0, right: 0, note: 0 };
	const groups = grouped(checked.diagnostics, checked.omitted);
	const fate = fatesOf(groups, checked.changes);
	for (const group of groups) counts[fate(group)] += sizeOf(group);
	fateCounts.set(checked, counts);
	return counts;
}

/** What a person wants to see. */
export interface Wanted {
	severities: readonly Severity[];
	/** A board, by its name or by the number of the game; "" for all. */
	board: string;
}

/** The groups with what is wanted. What was not listed is of no known board. */
export function wantedGroups(groups: Group[], { severities, board }: Wanted): Group[] {
	const wanted = groups.filter(({ severity }) => severities.includes(severity));
	if (board === "") return wanted;
	const isWanted = ({ board: name, game }: Diagnostic) => (name ?? String(game)) === board;
	return wanted.map((group) => ({ ...group, findings: group.findings.filter(isWanted), omitted: 0 })).filter(({ findings }) => findings.length > 0);
}

/** Whether there are several boards to choose from. */
export function haveBoards(diagnostics: Diagnostic[]): boolean {
	const first = diagnostics.find(({ board }) => board !== undefined)?.board;
	return diagnostics.some(({ board }) => board !== undefined && board !== first);
}

/** Whether the errors are few enough to be shown at once; else a person sees the rules first. */
export function errorsAreFew(groups: Group[]): boolean {
	const errors = groups.filter(({ severity }) => severity === "error");
	return errors.length <= 4 && errors.reduce((sum, { findings }) => sum + findings.length, 0) <= 8;
}

/** How many safe fixes there are of a rule, and what the first of them does. */
interface SafeFixes {
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
