import { parseArgs } from "node:util";
import { type Command, UsageError, type Values } from "./command.js";
import { explain } from "./explain.js";
import { parse } from "./parse.js";
import { prerender } from "./prerender.js";
import { render } from "./render.js";
import { validate } from "./validate.js";
import { exportFiles, fix } from "./write.js";

const commands: Record<string, Command> = { validate, export: exportFiles, fix, parse, render, prerender, explain };

/** What a command line asks for. */
export type Wanted = { answer: "help" | "version" } | { answer: "run"; command: Command; values: Values; names: string[] };

/** Throws UsageError. */
export function readLine([name = "", ...rest]: string[]): Wanted {
	if (["--help", "-h", "help"].includes(name)) return { answer: "help" };
	if (["--version", "-V"].includes(name)) return { answer: "version" };
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!command) throw new UsageError(name === "" ? "a command is missing" : `there is no command “${name}”`);
	const { values, positionals: names } = given(command, rest);
	if (values["help"]) return { answer: "help" };
	if (names.length < command.takes.least) throw new UsageError("the name of a file is missing; - is standard input");
	if (names.length > command.takes.most) throw new UsageError(`${name} takes one name, not ${names.length}`);
	if (names.indexOf("-") !== names.lastIndexOf("-")) throw new UsageError("standard input can be read once only");
	return { answer: "run", command, values, names };
}

function given(command: Command, args: string[]): { values: Values; positionals: string[] } {
	try {
		const { values, positionals } = parseArgs({ args, options: { ...command.flags, help: { type: "boolean", short: "h" } }, allowPositionals: true });
		for (const [flag, { choices }] of Object.entries(command.flags ?? {})) {
			const value = values[flag as keyof typeof values] as string | undefined;
			if (choices && value !== undefined && !choices.includes(value)) {
				throw new UsageError(`--${flag} takes ${choices.join(" or ")}, not “${value}”`);
			}
		}
		return { values, positionals };
	} catch (error) {
		throw error instanceof TypeError ? new UsageError(error.message) : error;
	}
}

/** How the commands are called: that one, or all. */
export function usage(name = ""): string {
	const wanted = Object.hasOwn(commands, name) ? [name] : Object.keys(commands);
	return wanted.map((each, at) => `${at === 0 ? "usage:" : "      "} pbn ${each} ${commands[each]?.synopsis}\n`).join("");
}

/** What there is to know of each command. */
export function help(): string {
	const parts = Object.entries(commands).map(
		([name, { synopsis, about, details }]) => `pbn ${name} ${synopsis}\n  ${about}\n${details ? `${details}\n` : ""}`,
	);
	return `Reads, checks and writes Portable Bridge Notation.

${parts.join("\n")}
pbn --help, pbn --version

FILE may be -, which is standard input. What is found goes to standard output by validate, and else to standard error.
Exit status: 0 no errors, 1 errors in a file, 2 something could not be done.
`;
}
