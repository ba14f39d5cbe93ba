import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const address = "/** Its address. */\ndeclare const address: string;\nexport default address;\n";

/** What a bundler makes of an import of these. */
const assets = {
	"pbn.wasm.d.ts": address,
	"dd.wasm.d.ts": address,
	"lin.wasm.d.ts": address,
	"pgn.wasm.d.ts": address,
	"pgnread.wasm.d.ts": address,
	"pgn.css.d.ts": "export {};\n",
	"style.css.d.ts": "export {};\n",
};

/** The declarations of the words of each language: each file has those of its name. */
async function wordsOf(folder) {
	const tags = readdirSync(folder).flatMap((name) => /^(\w+)\.js$/.exec(name)?.[1] ?? []);
	const languages = new Intl.DisplayNames("en", { type: "language" });
	const files = tags.map(async (tag) => {
		const { [tag]: words } = await import(pathToFileURL(join(folder, `${tag}.js`)).href);
		const text = `import type { Words } from "../viewer/language/words.js";
/**
 * The words of the viewer in ${languages.of(tag)}.
 *
 * @example
 * \`\`\`js
 * import { ${tag} } from "pbnkit/language/${tag}";
 *
 * console.log(${tag}.seats.N, ${tag}.seats.E, ${tag}.seats.S, ${tag}.seats.W); // ${["N", "E", "S", "W"].map((seat) => words.seats[seat]).join(" ")}
 * \`\`\`
 */
export declare const ${tag}: Words;
`;
		return [`language/${tag}.d.ts`, text];
	});
	return Object.fromEntries(await Promise.all(files));
}

/**
 * Writes the declarations to dist, and keeps those that the entries reach: the others are of no use to anyone.
 *
 * @param {string} root the package's folder
 * @param {string[]} entries their declarations, from dist
 */
export async function declarations(root, entries) {
	execFileSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "--emitDeclarationOnly"], {
		cwd: root,
		stdio: "inherit",
	});
	const dist = join(root, "dist");
	for (const [entry, text] of Object.entries({ ...assets, ...(await wordsOf(join(dist, "language"))) })) {
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
