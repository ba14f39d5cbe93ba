import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The licences of packages that a script has inside, as a comment for its head: theirs ask for it, and their scripts come
 * without.
 *
 * @param {string} root the package's folder
 * @param {string[]} names of the packages
 */
export function notices(root, names) {
	return `/*!\n${names.map((name) => notice(root, name)).join("\n\n")}\n*/`;
}

/**
 * The licence of a package, under its name.
 *
 * @param {string} root the package's folder
 * @param {string} name
 */
export function notice(root, name) {
	return `${name}\n\n${readFileSync(join(root, "node_modules", name, "LICENSE"), "utf8").trim()}`;
}

/**
 * The licences of what pbn.wasm has inside: Go's runtime, which read.wasm has too, and the one module from elsewhere.
 *
 * @param {string} root the package's folder
 */
export function moduleNotices(root) {
	const go = (...args) => execFileSync("go", args, { cwd: root, encoding: "utf8" }).trim();
	const vert = "github.com/norunners/vert";
	const folders = { Go: go("env", "GOROOT"), [vert]: go("list", "-m", "-f", "{{.Dir}}", vert) };
	return Object.entries(folders).map(([name, folder]) => `${name}\n\n${readFileSync(join(folder, "LICENSE"), "utf8").trim()}`);
}
