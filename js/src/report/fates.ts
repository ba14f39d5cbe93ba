import type { Severity } from "../host/found.js";

/**
 * What becomes of what was found when a file is exported: a person has to look at it, or it is only worth knowing, or the export has it right.
 *
 * @example
 * ```ts
 * import type { Fate } from "pbnkit/report";
 *
 * const words: Record<Fate, string> = { needs: "needs you", note: "note", right: "put right" };
 * console.log(words.right); // put right
 * ```
 */
export type Fate = "needs" | "note" | "right";

/**
 * A finding, as far as its fate depends on it: `Diagnostic` is one.
 *
 * @example
 * ```ts
 * import type { FoundByRule } from "pbnkit/report";
 *
 * const found: FoundByRule = { rule: "text/utf8", severity: "warning" };
 * console.log(found.rule); // text/utf8
 * ```
 */
export interface FoundByRule {
	rule: string;
	severity: Severity;
}

/**
 * What an export found and changed: what `export` gives is one.
 *
 * @example
 * ```ts
 * import type { ExportedFindings } from "pbnkit/report";
 *
 * const exported: ExportedFindings = await pbn.export(source);
 * console.log(exported.changes.length > 0); // true
 * ```
 */
export interface ExportedFindings {
	diagnostics: readonly FoundByRule[];
	/** How many of a rule were counted, but not listed. */
	omitted: readonly { rule: string; count: number }[];
	changes: readonly { rule: string; count: number }[];
}

/** What an export has not put right where it writes something else: the character is lost, or the moves are a comment. */
const lostIn: ReadonlySet<string> = new Set(["text/unmappable", "move/after-end", "move/ambiguous", "move/illegal", "move/unreadable"]);

/** That a file is in another encoding than the standard's. An export that is not in that one either keeps all characters so. */
const encodings: ReadonlySet<string> = new Set(["text/utf8", "text/utf16", "text/windows-1252"]);

/**
 * What becomes of the findings of a file when it is exported. What the export puts right only in part needs a person.
 *
 * @example
 * ```js
 * import { fatesOf } from "pbnkit/report";
 *
 * const exported = await pbn.export('[Board "1"]\n[Dealer "N"]\n[Auction "N"]\n1N P P P\n');
 * const fateOf = fatesOf(exported);
 * console.log(exported.diagnostics.map(fateOf).includes("needs")); // false
 * ```
 */
export function fatesOf({ diagnostics, omitted, changes }: ExportedFindings): (found: FoundByRule) => Fate {
	const changed = new Map(changes.map(({ rule, count }) => [rule, count]));
	const found = new Map<string, number>();
	const add = (rule: string, count: number) => found.set(rule, (found.get(rule) ?? 0) + count);
	for (const { rule } of diagnostics) add(rule, 1);
	for (const { rule, count } of omitted) add(rule, count);
	return ({ rule, severity }) => {
		if (lostIn.has(rule)) return "needs";
		if ((changed.get(rule) ?? 0) >= (found.get(rule) ?? 0)) return "right";
		return severity === "info" || encodings.has(rule) ? "note" : "needs";
	};
}
