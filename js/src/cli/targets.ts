import { fstat } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { reason } from "./input.js";
import { type Content, orNothing, replace } from "./replace.js";
import type { Shell } from "./shell.js";
import { standardInput } from "./size.js";
import { mistake, type Values } from "./values.js";
import { say } from "./words.js";

/** Writes what became of a file. */
type Target = (path: string, shell: Shell, content: Content) => Promise<void>;

const standardOutput = "-";

/**
 * Where files are written to, by the flags; `nameOf` makes the name of what is written in a folder. Throws UsageError, before anything
 * is written.
 */
export async function targets(paths: string[], values: Values, nameOf = (name: string) => name): Promise<Target> {
	const output = values.one("output");
	if (values.has("in-place")) {
		if (output !== undefined) throw mistake("bothTargets");
		if (paths.includes(standardInput)) throw mistake("inputInPlace");
		return (path, _shell, content) => put(path, content, true);
	}
	if (output === undefined && paths.length > 1) throw mistake("needsFolder", { else: elseInPlace(values) });
	if (output === undefined || output === standardOutput) {
		if (paths.length > 1) throw mistake("oneToOutput");
		await refuseInputs(paths, values, [await identity(process.stdout.fd)], () => say("standardOutput"));
		return (_path, shell, content) => shell.out(content);
	}
	const isFolder = paths.length > 1 || /[/\\]$/.test(output) || (await orNothing(stat(output)))?.isDirectory();
	const outputs = isFolder ? inFolder(paths, output, (path) => nameOf(values.inside.get(path) ?? basename(path))) : [output];
	await refuseInputs(paths, values, await Promise.all(outputs.map(identity)), (at) => outputs[at] as string);
	if (isFolder) await mkdir(output, { recursive: true });
	return async (path, _shell, content) => {
		const at = outputs[paths.indexOf(path)] as string;
		if (isFolder) await mkdir(dirname(at), { recursive: true });
		await put(at, content, false);
	};
}

/** How files are written over, where the command can do that. */
const elseInPlace = (values: Values) => (values.takes("in-place") ? say("elseInPlace") : "");

async function put(path: string, content: Content, unlessSame: boolean): Promise<void> {
	try {
		await replace(path, content, unlessSame);
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		// It is not of the system, but of what makes the content.
		if (code === undefined) throw error;
		throw new Error(say("notWritten", { path, reason: code === "ENOENT" ? say("noFolder") : reason(error) }), { cause: error });
	}
}

function inFolder(paths: string[], folder: string, nameOf: (path: string) => string): string[] {
	const names = new Map<string, string>();
	for (const path of paths) {
		if (path === standardInput) throw mistake("namelessInput", { folder });
		const name = nameOf(path);
		const other = names.get(name);
		if (other !== undefined) throw mistake("sameFile", { one: other, other: path, folder });
		names.set(name, path);
	}
	return [...names.keys()].map((name) => join(folder, name));
}

/** Refuses to write over an input, whatever name or link leads there. */
async function refuseInputs(paths: string[], values: Values, outputs: (string | undefined)[], name: (at: number) => string): Promise<void> {
	for (const path of paths) {
		const input = await identity(path === standardInput ? process.stdin.fd : path);
		const at = outputs.indexOf(input);
		if (input !== undefined && at >= 0) throw mistake("isInput", { output: name(at), input: path, else: elseInPlace(values) });
	}
}

/** What distinguishes a file from all others; undefined if there is none, or if it is a terminal or a pipe. */
async function identity(file: string | number): Promise<string | undefined> {
	const found = await (typeof file === "string" ? stat(file, { bigint: true }) : promisify(fstat)(file, { bigint: true })).catch(() => undefined);
	return found?.isFile() ? `${found.dev} ${found.ino}` : undefined;
}
