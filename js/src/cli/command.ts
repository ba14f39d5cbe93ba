import type { Exit } from "./exit.js";
import type { Shell } from "./shell.js";

export interface Flag {
	type: "string" | "boolean";
	short?: string;
	multiple?: boolean;
	/** The values that there are. */
	choices?: readonly string[];
}

/** The flags that were given. */
export type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

export interface Command {
	/** What comes after the name. */
	synopsis: string;
	/** What it does, in a line. */
	about: string;
	/** What its flags do, a line each. */
	details?: string;
	flags?: Record<string, Flag>;
	/** How many names it takes: of files, or of a rule. */
	takes: { least: number; most: number };
	/** Throws UsageError where the values do not go together. */
	run(shell: Shell, values: Values, names: string[]): Promise<Exit>;
}

/** The command was called in a way that there is not. */
export class UsageError extends Error {}
