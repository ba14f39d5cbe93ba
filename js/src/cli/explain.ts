import { printable } from "../report/safe.js";
import type { Command } from "./command.js";
import { exit } from "./exit.js";
import { unknownRule } from "./rules.js";
import type { Shell } from "./shell.js";

export const explain: Command = async (shell, _values, [rule]) => {
	if (rule === undefined) {
		await shell.out(await table(shell));
		return exit.fine;
	}
	const page = await shell.pbn.explain(rule);
	if (page === undefined) {
		await shell.err(`pbn: ${printable(unknownRule(rule, await shell.rules()))}\n`);
		return exit.failed;
	}
	await shell.out(page);
	return exit.fine;
};

async function table(shell: Shell): Promise<string> {
	const rules = await shell.pbn.rules();
	const rows = [["rule", "severity", "section", "fix", "title"], ...rules.map(({ name, severity, section, fix, title }) => [name, severity, section, fix ? "yes" : "", title])];
	const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => (row[column] as string).length)));
	return rows.map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}\n`).join("");
}
