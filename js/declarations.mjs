import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Writes the declarations to dist, and keeps those that the entries reach: the others are of no use to anyone.
 *
 * @param {string} root the package's folder
 * @param {string[]} entries their declarations, from dist
 */
export function declarations(root, entries) {
	execFileSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "--emitDeclarationOnly"], {
		cwd: root,
		stdio: "inherit",
	});
	const dist = join(root, "dist");
	const kept = new Set(entries.map((entry) => join(dist, entry)));
	for (const file of kept) {
		for (const [, path] of readFileSync(file, "utf8").matchAll(/(?:from |import\()"(\.[^"]+)\.js"/g)) {
			kept.add(join(dirname(file), `${path}.d.ts`));
		}
	}
	for (const name of readdirSync(dist, { recursive: true })) {
		const file = join(dist, name);
		if (name.endsWith(".d.ts") && !kept.has(file)) rmSync(file);
	}
}
