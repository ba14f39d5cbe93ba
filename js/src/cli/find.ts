import { type Dirent, readdirSync, type Stats, statSync } from "node:fs";
import { standardInput } from "./size.js";
import { mistake } from "./values.js";
import type { CommandRow } from "./words.js";

/** Files, and what those are called that were found in a folder, there. */
export interface Found {
	paths: string[];
	inside: Map<string, string>;
}

/**
 * Puts the files of a folder, and those that a pattern such as "*.pbn" means, in the place of its name. What means nothing stays, for the
 * message that it is not there. core/cmd/files/find.go does the same. Throws UsageError.
 */
export function find({ name: command, extensions, most = Infinity }: CommandRow, names: string[]): Found {
	const found: Found = { paths: [], inside: new Map() };
	for (const name of names) {
		const before = found.paths.length;
		const there = name === standardInput || !extensions ? undefined : stat(name);
		if (there?.isDirectory()) walk(found, name, "", (file) => (extensions as string[]).some((extension) => file.toLowerCase().endsWith(extension)));
		else if (extensions && !there && /[*?[]/.test(name)) glob(found, name);
		if (found.paths.length === before) found.paths.push(name);
	}
	if (found.paths.length > most) throw mistake("tooMany", { command, count: found.paths.length });
	return found;
}

/** Whether a name is only found by its own name. */
function isHidden(name: string): boolean {
	return name.startsWith(".") || name === "node_modules";
}

/** Takes the files in a folder and below it. `inside` is where it is in the folder where files are sought. */
function walk(found: Found, folder: string, inside: string, wants: (name: string) => boolean): void {
	for (const entry of entries(folder)) {
		const path = join(folder, entry.name);
		if (isHidden(entry.name)) continue;
		if (entry.isDirectory()) walk(found, path, join(inside, entry.name), wants);
		else if (wants(entry.name) && isRegular(path, entry)) take(found, path, join(inside, entry.name));
	}
}

/** Sorted by their bytes. What cannot be read has no files that are wanted. */
function entries(folder: string): Dirent[] {
	try {
		return readdirSync(folder, { withFileTypes: true }).sort((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)));
	} catch {
		return [];
	}
}

/** Leaves a folder as it is written: that of node:path would take "./" away. */
function join(folder: string, name: string): string {
	return folder === "" || folder.endsWith("/") ? folder + name : `${folder}/${name}`;
}

/** undefined where it is not there, or may not be seen. */
function stat(path: string): Stats | undefined {
	try {
		return statSync(path);
	} catch {
		return undefined;
	}
}

function isRegular(path: string, entry: Dirent): boolean {
	return entry.isSymbolicLink() ? (stat(path)?.isFile() ?? false) : entry.isFile();
}

function take({ paths, inside }: Found, path: string, name: string): void {
	if (inside.has(path)) return;
	paths.push(path);
	inside.set(path, name);
}

/** Takes the files that a pattern means: "*" and "?" are characters of a name, "[a-c]" is one of some, and "**" is any folders. */
function glob(found: Found, pattern: string): void {
	const parts = (process.platform === "win32" ? pattern.replaceAll("\\", "/") : pattern).split("/");
	const fixed = parts.findIndex((part) => /[*?[]/.test(part));
	match(found, fixed > 0 ? `${parts.slice(0, fixed).join("/")}/` : "", "", parts.slice(fixed));
}

function match(found: Found, folder: string, inside: string, [part = "*", ...rest]: string[]): void {
	const list = entries(folder || ".");
	if (part === "**") {
		match(found, folder, inside, rest.length > 0 ? rest : ["*"]);
		for (const entry of list) {
			if (entry.isDirectory() && !isHidden(entry.name)) match(found, join(folder, entry.name), join(inside, entry.name), [part, ...rest]);
		}
		return;
	}
	const wanted = nameOf(part);
	for (const entry of list) {
		const path = join(folder, entry.name);
		if (!wanted?.test(entry.name) || (isHidden(entry.name) && !part.startsWith(entry.name.slice(0, 1)))) continue;
		if (rest.length > 0 && entry.isDirectory()) match(found, path, join(inside, entry.name), rest);
		else if (rest.length === 0 && isRegular(path, entry)) take(found, path, join(inside, entry.name));
	}
}

/** The names that a part of a pattern means; undefined if it means none. */
function nameOf(part: string): RegExp | undefined {
	const names = part.replace(/\*+|\?|\[[!^]?\]?[^\]]*\]|[\\.+()|{}[\]^$]/g, (found) => {
		if (found.startsWith("*")) return ".*";
		if (found === "?") return ".";
		const [, not = "", characters] = /^\[([!^]?)(.+)\]$/s.exec(found) ?? [];
		if (characters === undefined) return found.replace(/[\\.+()|{}[\]^$]/g, "\\$&");
		return `[${not && "^"}${characters.replace(/[\\[\]^]/g, "\\$&")}]`;
	});
	try {
		return new RegExp(`^${names}$`, "su");
	} catch {
		return undefined;
	}
}
