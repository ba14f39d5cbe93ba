// The words of the command: its commands, options, help and messages. The native command (core/cmd) has the same ones.
import words from "../../../core/cmd/line/words.json";

/** A row of the table of commands. */
export interface CommandRow {
	name: string;
	about: string;
	operands: string;
	/** How many operands it takes; without `most` there is no limit. */
	least: number;
	most?: number;
	/** Those of the files that it reads in a folder. */
	extensions?: string[];
	/** The second of two operands is what -o names else. */
	outputAfter?: boolean;
	flags: string[];
	notes?: string[];
}

/** A row of the table of options. Without a value or choices it is an option that is there or not. */
export interface FlagRow {
	name: string;
	short?: string;
	value?: string;
	choices?: string[];
	multiple?: boolean;
	about: string;
}

/** The notation's own words. What it lists of a command that all notations have is the files that it reads, and its options. */
const own = words.notations.pbn;
const shared: Record<string, Partial<CommandRow>> = words.commands;
const commands = own.commands.map((row: Partial<CommandRow> & { name: string }) => ({ flags: [], ...shared[row.name], ...row }) as CommandRow);
const flags: Record<string, FlagRow> = { ...words.flags, ...own.flags };
const messages = { ...words.messages, ...own.messages };

export const { config, levels } = words;

/** The values that an option may have. */
export function choicesOf(flag: string): string[] {
	return flags[flag]?.choices ?? [];
}

/** A message with its values. */
export function say(message: keyof typeof messages, values: Record<string, string | number> = {}): string {
	return filled(messages[message], values);
}

function filled(text: string, values: Record<string, string | number>): string {
	return text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}

/** What an error of the system means, by its name as in C; undefined if there is no text for it. */
export function reasonOf(code: string): string | undefined {
	return Object.hasOwn(words.reasons, code) ? (words.reasons as Record<string, string>)[code] : undefined;
}

/** The command of that name; undefined if there is none. */
export function find(name: string): CommandRow | undefined {
	return commands.find((command) => command.name === name);
}

/** The names of the commands. */
export function names(): string[] {
	return commands.map(({ name }) => name);
}

/** The rows of a command's options. */
export function flagsOf(command: CommandRow): FlagRow[] {
	return [...command.flags, ...words.common].map((name) => flags[name] as FlagRow);
}

function synopsis({ name, operands }: CommandRow): string {
	return `${words.program} ${name} ${words.help.options} ${operands}`;
}

/** How a command is called, or all of them if there is none of that name. */
export function usage(name = ""): string {
	const one = find(name);
	const lead = words.help.usage;
	return (one ? [one] : commands).map((command, at) => `${at === 0 ? lead : " ".repeat(lead.length)} ${synopsis(command)}\n`).join("");
}

/** What there is to know of all commands. */
export function help(): string {
	const rows = commands.map((command) => `${synopsis(command)}\n  ${command.about}\n`);
	const ending = filled(words.help.ending.join("\n"), { extension: commands[0]?.extensions?.[0] ?? "" });
	return `${own.about}\n\n${rows.join("")}\n${words.help.more.join("\n")}\n\n${ending}\n`;
}

/** What there is to know of a command. */
export function helpOf(command: CommandRow): string {
	const options = flagsOf(command).map((flag) => `  ${inColumn(label(flag))} ${flag.about}\n`);
	const notes = command.notes ? `\n${command.notes.join("\n")}\n` : "";
	return `${usage(command.name)}\n${command.about}\n\n${options.join("")}${notes}`;
}

/** The column of the options. What one that is wider is about is on a line of its own, below that of others. */
function inColumn(text: string): string {
	const width = 24;
	return text.length > width ? `${text}\n  ${" ".repeat(width)}` : text.padEnd(width);
}

/** An option as the help has it. */
function label(flag: FlagRow): string {
	const value = valueOf(flag);
	return `${flag.short ? `-${flag.short}, ` : ""}--${flag.name}${value && ` ${value}`}`;
}

/** What the help has in place of the option's value, "" if it takes none. */
export function valueOf({ value, choices = [] }: FlagRow): string {
	return value ?? choices.join("|");
}
