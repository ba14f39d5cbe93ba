import type { Diagnostic, Exported, Fix, Rule, Severity } from "pbnkit";

/** What was found in a file, in whatever notation. */
export type Finding = Omit<Diagnostic, "rule"> & { rule: string };

interface Found {
	diagnostics: Finding[];
	omitted: { rule: string; severity: Severity; count: number }[];
}

/** What came of a file, without what takes much memory. */
export type Outcome = Omit<Exported, "bytes" | "changed" | "diagnostics" | "omitted" | "changes"> & Found & { changes: { rule: string; change: string; count: number }[] };

/** A row of the table of rules. */
export type KitRule = Omit<Rule, "name" | "severity"> & { name: string };

/** A module in a worker, as far as the page asks all of them the same. */
export interface Kit {
	rules(): Promise<KitRule[]>;
	close(): void;
}

/** What `validate` finds in a file. */
export type Checked = Omit<Outcome, "changes" | "needsUTF8" | "version" | "claimsExport"> & { version?: string };

/** The verbs for a file that the page asks for. */
export interface Verbs {
	validate(file: File, options: { text?: { path: string }; signal: AbortSignal }): Promise<Checked>;
	apply(file: File, options: { fixes?: Pick<Fix, "edits">[] }): Promise<{ bytes: Uint8Array<ArrayBuffer>; applied: number }>;
}
