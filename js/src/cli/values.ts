import { say } from "./words.js";

/** The command was called in a way that there is not. */
export class UsageError extends Error {}

/** The error of that message, with its values. */
export function mistake(...said: Parameters<typeof say>): UsageError {
	return new UsageError(say(...said));
}

/** The options that were given, each with all of its values: an option without values has "true". */
export class Values {
	readonly #given: Map<string, string[]>;
	/** What the files that were found in a folder are called there. */
	readonly inside: Map<string, string>;

	readonly #flags: string[];

	/** `flags` are those that the command takes. */
	constructor(given: Map<string, string[]>, inside: Map<string, string>, flags: string[]) {
		this.#given = given;
		this.inside = inside;
		this.#flags = flags;
	}

	/** Whether the command takes an option. */
	takes(flag: string): boolean {
		return this.#flags.includes(flag);
	}

	has(flag: string): boolean {
		return this.#given.has(flag);
	}

	/** The last value of an option. */
	one(flag: string): string | undefined {
		return this.#given.get(flag)?.at(-1);
	}

	/** The value of an option that takes a whole number. Throws UsageError. */
	number(flag: string): number | undefined {
		const given = this.one(flag);
		if (given !== undefined && !/^\d{1,9}$/.test(given)) throw mistake("wrongNumber", { option: `--${flag}`, given });
		return given === undefined ? undefined : Number(given);
	}

	/** All values of an option that may be given more than once. */
	all(flag: string): string[] {
		return this.#given.get(flag) ?? [];
	}
}
