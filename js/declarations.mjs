import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What a bundler makes of an import of these. */
const assets = {
	"pbn.wasm.d.ts": "/** Its address. */\ndeclare const address: string;\nexport default address;\n",
	"style.css.d.ts": "export {};\n",
};

/** The declarations of the words of each language: each file has those of its name. */
function wordsOf(folder) {
	const tags = readdirSync(folder).flatMap((name) => /^(\w+)\.js$/.exec(name)?.[1] ?? []);
	return Object.fromEntries(
		tags.map((tag) => [`language/${tag}.d.ts`, `import type { Words } from "../viewer/language/words.js";\nexport declare const ${tag}: Words;\n`]),
	);
}

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
	for (const [entry, text] of Object.entries({ ...assets, ...wordsOf(join(dist, "language")) })) {
		writeFileSync(join(dist, entry), text);
		entries = [...entries, entry];
	}
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
