// The examples of js/README.md and of what is written in js/docs, for whoever runs or compiles them.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** What a newcomer reads first. */
export const readme = read("README.md");

/** What is to be read then. */
export const docs = { guide: read("docs/guide.md"), recipes: read("docs/recipes.md"), articles: read("docs/articles.md"), command: read("docs/command.md"), chess: read("docs/chess.md"), draughts: read("docs/draughts.md"), problems: read("docs/problems.md"), collections: read("docs/collections.md"), conditions: read("docs/conditions.md"), scale: read("docs/scale.md") };

const all = [readme, ...Object.values(docs)].join("\n");

/** The blocks of a language, in their order. */
export const blocks = (language) => [...all.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, "gms"))].map(([, block]) => block);

/** The command lines that have a text in them. */
export function commandsWith(text) {
	const found = blocks("sh").filter((block) => block.includes(text));
	if (found.length !== 1) throw new Error(`${found.length} blocks of js/README.md and js/docs have ${text}`);
	return found[0];
}

/** The scripts, each with what it goes on with. */
export const scripts = blocks("js").map((block) => (block.includes("await load(") ? block : prelude() + block));

function prelude() {
	return `import { readFile, writeFile } from "node:fs/promises";
import { load } from "pbnkit";
const pbn = await load();
const source = await readFile("deals.pbn");
`;
}

/**
 * What TypeScript says of the scripts, in a folder where the package is installed. As most projects have it: with the types of
 * the DOM, which is the default, and Node's beside them.
 *
 * @param {string} tools a folder node_modules with TypeScript and Node's types
 */
export function compileScripts(folder, tools) {
	const names = scripts.map((script, at) => {
		writeFileSync(join(folder, `readme-${at}.mts`), `${script}\nexport {};\n`);
		return `readme-${at}.mts`;
	});
	const options = "--ignoreConfig --noEmit --strict --target es2022 --module nodenext --lib es2023,dom,dom.iterable --skipLibCheck --types node".split(" ");
	const tsc = [join(tools, "typescript/bin/tsc"), ...options, "--typeRoots", join(tools, "@types")];
	return spawnSync(process.execPath, [...tsc, ...names], { cwd: folder, encoding: "utf8" }).stdout;
}
