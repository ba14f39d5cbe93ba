// The built shell command as a child process.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));

/** The environment of the tests, without what says whether there are colours. */
const { FORCE_COLOR, NO_COLOR, NODE_OPTIONS, TERM, ...environment } = process.env;

/**
 * Runs `pbn`. `terminal` names the standard streams that it is to take for a terminal, where `clock` is what its clock goes on by.
 *
 * @param {string[]} args
 */
export function pbn(args, { input = "", env = {}, cwd, terminal = "", clock = "" } = {}) {
	const preloaded = terminal ? ["--import", new URL("as-terminal.mjs", import.meta.url).href] : [];
	const { status, stdout, stderr } = spawnSync(process.execPath, [...preloaded, cli, ...args], {
		input,
		cwd,
		env: { ...environment, TERM: "xterm", TEST_TERMINAL: terminal, TEST_CLOCK: String(clock), ...env },
		maxBuffer: 1 << 28,
	});
	return { code: status, bytes: stdout, out: stdout.toString(), err: stderr.toString() };
}

const folders = [];
process.on("exit", () => {
	for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A folder with these files in it, for as long as the tests of a file run. */
export function folderWith(files) {
	const folder = mkdtempSync(join(tmpdir(), "pbnkit-cli-"));
	folders.push(folder);
	for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
	return folder;
}

/** A game without an error, in UTF-8. */
export const good = '[Event "Łódź"]\n[Board "1"]\n';
/** Two faults; the first has a safe fix. */
export const bad = '[Event "a\tb"]\n[Board "1"]\n[Dealer "N"]\n[Auction "N"]\n2S 1S AP\n';
