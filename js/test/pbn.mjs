// The built shell command as a child process, and the native one beside it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));

/** The command of core/cmd/pbn; `make mutants` has others. */
export const native = process.env.PBN_NATIVE ?? fileURLToPath(new URL("build/pbn", import.meta.url));
assert.ok(existsSync(native), `${native} is missing: make test-module builds it`);

/** The environment of the tests, without what says whether there are colours. */
const { FORCE_COLOR, NO_COLOR, NODE_OPTIONS, TERM, ...environment } = process.env;

/** The commands that only the npm command has. */
const onlyNpm = ["render", "prerender"];

/**
 * Runs `pbn`. `terminal` names the standard streams that it is to take for a terminal, where `clock` is what its clock goes on by.
 * Where there is no terminal, the native command has to do the same, to the byte, in a copy of the folder if it might write.
 *
 * @param {string[]} args
 */
export function pbn(args, { input = "", env = {}, cwd, terminal = "", clock = "" } = {}) {
	const preloaded = terminal ? ["--import", new URL("as-terminal.mjs", import.meta.url).href] : [];
	const options = { input, env: { ...environment, TERM: "xterm", TEST_TERMINAL: terminal, TEST_CLOCK: String(clock), ...env }, maxBuffer: 1 << 28 };
	const twin = terminal || onlyNpm.includes(args[0]) ? undefined : twinOf(args, cwd);
	const { status, stdout, stderr } = spawnSync(process.execPath, [...preloaded, cli, ...args], { cwd, ...options });
	if (twin) sameAsNative({ args, cwd, twin: twin.folder, options }, { status, stdout, stderr });
	return { code: status, bytes: stdout, out: stdout.toString(), err: stderr.toString() };
}

const writing = ["-o", "--output", "--in-place", "convert"];

/** The folder in which the native command may do what the other does: a copy if that writes. */
function twinOf(args, cwd) {
	if (!cwd || !args.some((arg) => writing.includes(arg))) return { folder: cwd };
	const folder = mkdtempSync(join(tmpdir(), "pbnkit-twin-"));
	folders.push(folder);
	const { status, stderr } = spawnSync("cp", ["-a", `${cwd}/.`, folder]);
	assert.equal(status, 0, String(stderr));
	return { folder };
}

function sameAsNative({ args, cwd, twin, options }, { status, stdout, stderr }) {
	const there = (text) => (cwd ? text.replaceAll(cwd, twin) : text);
	const run = spawnSync(native, args.map(there), { cwd: twin, ...options });
	const what = `pbn ${args.join(" ")}`;
	assert.equal(run.stderr.toString(), there(stderr.toString()), `standard error of the native ${what}`);
	if (!run.stdout.equals(stdout)) assert.equal(run.stdout.toString("latin1"), stdout.toString("latin1"), `standard output of the native ${what}`);
	assert.equal(run.status, status, `exit status of the native ${what}`);
	if (twin !== cwd) {
		const [written, wanted] = [contentOf(twin), contentOf(cwd)];
		// The difference of two folders would take minutes to be shown.
		const entries = (list) => list.map(({ name, mode }) => `${name} ${mode}`);
		assert.deepEqual(entries(written), entries(wanted), `the files that the native ${what} writes`);
		for (const [at, { name, content }] of written.entries()) assert.ok(content === wanted[at].content, `the native ${what} writes another ${name}`);
	}
}

/** What is in a folder: the kind and mode of each entry, and what small files hold. */
function contentOf(folder) {
	return readdirSync(folder, { recursive: true }).sort().map((name) => {
		const path = join(folder, name);
		const { mode, size } = lstatSync(path);
		return { name, mode, content: lstatSync(path).isFile() && size < 1 << 26 ? readFileSync(path, "latin1") : undefined };
	});
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
