import { printable } from "../report/safe.js";
import { readLine } from "./command-line.js";
import { type Exit, exit } from "./exit.js";
import { reason } from "./input.js";
import { Shell } from "./shell.js";
import { endWithoutReaders, write } from "./terminal.js";
import { task } from "./task.js";
import { UsageError } from "./values.js";
import { usage } from "./words.js";

const given = task?.args ?? process.argv.slice(2);
if (task) {
	process.stdout.isTTY = task.terminals.stdout;
	process.stderr.isTTY = task.terminals.stderr;
}
endWithoutReaders();
try {
	process.exitCode = await run();
} catch (error) {
	await write(process.stderr, `pbn: ${printable(reason(error))}\n${error instanceof UsageError ? usage(given[0]) : ""}`);
	process.exitCode = exit.failed;
}

async function run(): Promise<Exit> {
	const wanted = readLine(given, task?.found);
	if ("command" in wanted) return wanted.command(await Shell.start(wanted.values), wanted.values, wanted.names);
	await write(process.stdout, wanted.answer);
	return exit.fine;
}
