import { parseArgs } from "node:util";
import type { Command } from "./command.js";
import { convert } from "./convert.js";
import { completion } from "./completion.js";
import { explain } from "./explain.js";
import { parse } from "./parse.js";
import { prerender } from "./prerender.js";
import { render } from "./render.js";
import { standardInput } from "./size.js";
import { solve } from "./solve.js";
import { validate } from "./validate.js";
import { version } from "../host/version.js";
import { find as findFiles, type Found } from "./find.js";
import { meant } from "./meant.js";
import { mistake, UsageError, Values } from "./values.js";
import { type CommandRow, find, type FlagRow, flagsOf, help, helpOf, names as commandNames, say, valueOf } from "./words.js";
import { exportFiles, fix, optimum } from "./write.js";

const commands: Record<string, Command> = { validate, export: exportFiles, fix, parse, convert, solve, optimum, render, prerender, explain, completion };

/** What a command line asks for: a text, or a command to be run. */
export type Wanted = { answer: string } | { command: Command; values: Values; names: string[] };

/** `found` are the files, where they were found before. Throws UsageError. */
export function readLine([name = "", ...rest]: string[], found?: Found): Wanted {
	if (["--help", "-h", "help"].includes(name)) return { answer: rest[0] === undefined ? help() : helpOf(commandOf(rest[0])) };
	if (["--version", "-V"].includes(name)) return { answer: `${version}\n` };
	if (name === "") throw mistake("noCommand");
	const row = commandOf(name);
	const { values, names } = given(row, rest);
	if (values.has("help")) return { answer: helpOf(row) };
	if (row.outputAfter && names.length === 2 && !values.has("output") && !areAlike(names)) values.set("output", names.splice(1));
	if (names.length < row.least) throw row.extensions ? mistake("noFile") : mistake("nothingNamed", { operands: row.operands });
	if (names.length > (row.most ?? Infinity)) throw mistake("tooMany", { command: name, count: names.length });
	if (names.indexOf(standardInput) !== names.lastIndexOf(standardInput)) throw mistake("twiceInput");
	const { paths, inside } = found ?? findFiles(row, names);
	return { command: commands[name] as Command, values: new Values(values, inside, row.flags), names: paths };
}

/** Whether two names end with the same extension: both are more likely files to read, and the second must not be written over. */
function areAlike(names: string[]): boolean {
	const [one, other] = names.map((name) => /\.[^./]*$/.exec(name)?.[0].toLowerCase());
	return one !== undefined && one === other;
}

function commandOf(name: string): CommandRow {
	const row = find(name);
	if (!row) throw new UsageError(say("unknownCommand", { name }) + meant(name, commandNames()));
	return row;
}

/** Node finds the options and operands; what they may be, the table says. */
function given(command: CommandRow, args: string[]): { values: Map<string, string[]>; names: string[] } {
	const rows = flagsOf(command);
	const options = Object.fromEntries(
		rows.map((row) => [row.name, { type: valueOf(row) ? ("string" as const) : ("boolean" as const), ...(row.short && { short: row.short }) }]),
	);
	const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
	const values = new Map<string, string[]>();
	const names: string[] = [];
	for (const token of tokens) {
		if (token.kind === "positional") names.push(token.value);
		if (token.kind !== "option") continue;
		const row = rows.find(({ name }) => name === token.name);
		if (!row) throw new UsageError(say("unknownOption", { command: command.name, option: token.rawName }) + meant(token.rawName, rows.map(({ name }) => `--${name}`)));
		values.set(row.name, [...(values.get(row.name) ?? []), valueGiven(row, token)]);
	}
	return { values, names };
}

function valueGiven(row: FlagRow, { rawName: option, value, inlineValue }: { rawName: string; value?: string | undefined; inlineValue?: boolean | undefined }): string {
	if (!valueOf(row)) {
		if (value !== undefined) throw mistake("noValue", { option });
		return "true";
	}
	if (value === undefined) throw mistake("valueMissing", { option, value: valueOf(row) });
	if (!inlineValue && value.startsWith("-") && value !== standardInput) throw mistake("valueUnclear", { option, given: value, name: row.name });
	if (row.choices && !row.choices.includes(value)) throw mistake("wrongChoice", { option: `--${row.name}`, choices: row.choices.join(" or "), given: value });
	return value;
}
