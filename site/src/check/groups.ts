import type { Fix, Severity } from "pbnkit";
import { type Fate, fatesOf } from "pbnkit/report";
import type { Finding, Outcome } from "../files/kit.js";

/** In the order in which they are told. */
export const fates: readonly Fate[] = ["needs", "note", "right"];

/** What was found by one rule. */
export interface Group {
	key: string;
	rule: string;
	severity: Severity;
	fate: Fate;
	/** In the order of the file. */
	findings: Finding[];
	/** How many more were counted, but not listed. */
	omitted: number;
}

/** What was found in a file, and what the download changes in it. */
export type Checked = Pick<Outcome, "diagnostics" | "omitted" | "changes">;

/** The heaviest first. */
export const weights: readonly Severity[] = ["error", "warning", "info"];

/** The groups of what was checked: all that is told of a file asks them. */
const grouped = new WeakMap<Checked, readonly Group[]>();

/** What was found by rule, and by severity where a rule has several: the heaviest first, then as the file has them. */
export function groupsOf(checked: Checked): readonly Group[] {
	let groups = grouped.get(checked);
	if (!groups) {
		const fateOf = fatesOf(checked);
		grouped.set(checked, (groups = byRule(checked).map((group) => ({ ...group, fate: fateOf(group) }))));
	}
	return groups;
}

type Ungraded = Omit<Group, "fate">;

function byRule({ diagnostics, omitted }: Checked): Ungraded[] {
	const all: Ungraded[] = [];
	// There may be many thousands, which a key of both words for each would make slow.
	const groups = { error: new Map<string, Ungraded>(), warning: new Map<string, Ungraded>(), info: new Map<string, Ungraded>() };
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

/** How many findings a group has. */
export const sizeOf = ({ findings, omitted }: Ungraded): number => findings.length + omitted;

/** How many findings of a file have each fate. */
export function countFates(checked: Checked): Readonly<Record<Fate, number>> {
	const counts = { needs: 0, note: 0, right: 0 };
	for (const group of groupsOf(checked)) counts[group.fate] += sizeOf(group);
	return counts;
}

/** What a person wants to see. */
export interface Wanted {
	fates: readonly Fate[];
	/** A board, by its name or by the number of the game; "" for all. */
	board: string;
}

/** The groups with what is wanted. What was not listed is of no known board. */
export function wantedGroups(groups: readonly Group[], { fates, board }: Wanted): readonly Group[] {
	const wanted = groups.filter(({ fate }) => fates.includes(fate));
	if (board === "") return wanted;
	const isWanted = ({ board: name, game }: Finding) => (name ?? String(game)) === board;
	return wanted.map((group) => ({ ...group, findings: group.findings.filter(isWanted), omitted: 0 })).filter(({ findings }) => findings.length > 0);
}

/** Whether there are several boards to choose from. */
export function haveBoards(diagnostics: readonly Finding[]): boolean {
	const first = diagnostics.find(({ board }) => board !== undefined)?.board;
	return diagnostics.some(({ board }) => board !== undefined && board !== first);
}

/** Whether the errors that need a person are few enough to be shown at once; else a person sees the rules first. */
export function errorsAreFew(groups: readonly Group[]): boolean {
	const errors = groups.filter(({ severity, fate }) => severity === "error" && fate === "needs");
	return errors.length <= 4 && errors.reduce((sum, { findings }) => sum + findings.length, 0) <= 8;
}

/** How many safe fixes there are of a rule, and what the first of them does. */
interface SafeFixes {
	rule: string;
	count: number;
	title: string;
	/** Whether the download has all of them without them. */
	isRight: boolean;
}

function safeFix({ fixes }: Finding): Fix | undefined {
	return fixes?.find(({ safe }) => safe);
}

/** What "all safe fixes" are at first, by rule: `apply` leaves the layout of export format to export. */
export function safeFixes(groups: readonly Group[]): SafeFixes[] {
	return groups.flatMap(({ rule, fate, findings }) => {
		const fixable = rule.startsWith("export/") ? [] : findings.filter(safeFix);
		const first = fixable[0] && safeFix(fixable[0]);
		return first ? [{ rule, count: fixable.length, title: first.title, isRight: fate === "right" }] : [];
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
