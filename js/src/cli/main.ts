import { version } from "../host/version.js";
import { printable } from "../report/safe.js";
import { UsageError } from "./command.js";
import { help, readLine, usage } from "./command-line.js";
import { type Exit, exit } from "./exit.js";
import { reason } from "./input.js";
import { Shell } from "./shell.js";
import { endWithoutReaders, write } from "./terminal.js";

const given = process.argv.slice(2);
endWithoutReaders();
try {
	process.exitCode = await run();
} catch (error) {
	await write(process.stderr, `pbn: ${printable(reason(error))}\n${error instanceof UsageError ? usage(given[0]) : ""}`);
	process.exitCode = exit.failed;
}

async function run(): Promise<Exit> {
	const wanted = readLine(given);
	if (wanted.answer === "run") return wanted.command.run(await Shell.start(), wanted.values, wanted.names);
	await write(process.stdout, wanted.answer === "help" ? help() : `${version}\n`);
	return exit.fine;
}
