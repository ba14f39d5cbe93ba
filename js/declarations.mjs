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
	"pdn.wasm.d.ts": address,
	"pbi.wasm.d.ts": address,
	"pbiconvert.wasm.d.ts": address,
	"solve.wasm.d.ts": address,
	"pdnread.wasm.d.ts": address,
	"pgnread.wasm.d.ts": address,
	"pbndesk.wasm.d.ts": address,
	"pgndesk.wasm.d.ts": address,
	"pdndesk.wasm.d.ts": address,
	"pbidesk.wasm.d.ts": address,
	"pgn.css.d.ts": "export {};\n",
	"pdn.css.d.ts": "export {};\n",
	"pbi.css.d.ts": "export {};\n",
	"style.css.d.ts": "export {};\n",
};

/** The languages of each viewer: where they are in dist and in the package, their type, and what an example shows of one. */
const viewers = [
	{ folder: "language", entry: "pbnkit/language", type: "Words", from: "../viewer/language/words.js", title: "the viewer", example: (tag) => `${tag}.seats.N, ${tag}.seats.E, ${tag}.seats.S, ${tag}.seats.W`, told: (words) => ["N", "E", "S", "W"].map((seat) => words.seats[seat]) },
	{ folder: "pgn-language", entry: "pbnkit/pgn/language", type: "ChessWords", from: "../chess/language/words.js", title: "the viewer of chess", example: (tag) => `${tag}.letters, ${tag}.colors.white, ${tag}.names.N`, told: (words) => [words.letters, words.colors.white, words.names.N] },
	{ folder: "pdn-language", entry: "pbnkit/pdn/language", type: "DraughtsWords", from: "../draughts/language/words.js", title: "the viewer of draughts", example: (tag) => `${tag}.pieces.w, ${tag}.pieces.W`, told: (words) => [words.pieces.w, words.pieces.W] },
	{ folder: "pbi-language", entry: "pbnkit/pbi/language", type: "ProblemWords", from: "../problems/language/words.js", title: "diagrams of problems", example: (tag) => `${tag}.letters.S, ${tag}.colors.white`, told: (words) => [words.letters.S, words.colors.white] },
];

/** The declarations of the words of each language of a viewer: each file has those of its name. */
async function wordsOf(dist, { folder, entry, type, from, title, example, told }) {
	const tags = readdirSync(join(dist, folder)).flatMap((name) => /^(\w+)\.js$/.exec(name)?.[1] ?? []);
	const languages = new Intl.DisplayNames("en", { type: "language" });
	const files = tags.map(async (tag) => {
		const { [tag]: words } = await import(pathToFileURL(join(dist, folder, `${tag}.js`)).href);
		const text = `import type { ${type} } from "${from}";
/**
 * The words of ${title} in ${languages.of(tag)}.
 *
 * @example
 * \`\`\`js
 * import { ${tag} } from "${entry}/${tag}";
 *
 * console.log(${example(tag)}); // ${told(words).join(" ")}
 * \`\`\`
 */
export declare const ${tag}: ${type};
`;
		return [`${folder}/${tag}.d.ts`, text];
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
	const words = await Promise.all(viewers.map((viewer) => wordsOf(dist, viewer)));
	for (const [entry, text] of Object.entries(Object.assign({}, assets, ...words))) {
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
