// The examples of the reference: what each prints is in its comments. Whoever runs them has a folder where the package is installed.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { mock } from "node:test";
import { pathToFileURL } from "node:url";
import { format } from "node:util";
import { transform } from "esbuild";
import { readEntries } from "../reference/read.mjs";

export const entries = readEntries();

/** All that can be looked up, members that have examples of their own among it: [its name, its examples, its entry]. */
export const named = entries.flatMap(({ entry, names }) =>
	names.flatMap(({ name, text, examples, members }) => [
		{ entry, name, text, examples },
		...members.filter((member) => /^P[bdg][in]$/.test(name) || member.examples.length > 0).map((member) => ({ entry, name: `${name}.${member.name}`, text: member.text, examples: member.examples })),
	]),
);

/** Each example, with what it goes on with. */
export const examples = named.flatMap(({ entry, name, examples }) =>
	examples.map(({ language, isOfPage, code }, at) => ({ entry, name, language, isOfPage: isOfPage || entry === "pbnkit/auto", code, file: `${`${entry} ${name}`.replace(/\W+/g, "-")}-${at}` })),
);

/** What the reference says that all examples begin with. */
export const beginning = `import { readFile } from "node:fs/promises";
import { load } from "pbnkit";

export { load };
export const pbn = await load();
export const source = await readFile("deals.pbn");
export const { games } = await pbn.parse(source);
export const [game] = games;
`;

/** The same for the entries of another notation. */
const beginningOf = (name) => beginning.replace("pbnkit", `pbnkit/${name}`).replace("deals.pbn", `games.${name}`).replaceAll(/\bpbn\b/g, name);

/** The scripts that examples begin with, by the names of their clients. */
const ofProblems = beginningOf("pbi").replaceAll("games", "problems").replaceAll("game", "problem");

export const beginnings = { pbn: beginning, pgn: beginningOf("pgn"), pdn: beginningOf("pdn"), pbi: ofProblems };

/** The name of the client that an example has. */
const clientOf = ({ entry }) => /^pbnkit\/(p[dg]n|pbi)/.exec(entry)?.[1] ?? "pbn";

/** The script of an example: what it uses and does not make comes from the beginning of all. */
export function scriptOf(example) {
	const { code } = example;
	const shared = ["load", clientOf(example), "source", "games", "game", "problems", "problem"].filter((name) => {
		const isUsed = new RegExp(`(?<![\\w"'-]|(?<!\\.\\.)\\.)${name}\\b(?!["':]|-)`).test(code);
		const isMade = new RegExp(`\\bimport \\{[^}]*\\b${name}\\b|\\b(?:const|let|using)\\s+(?:${name}\\b|[{[][^=]*\\b${name}\\b[^=]*[}\\]]\\s*=)`).test(code);
		return isUsed && !isMade;
	});
	return `${shared.length > 0 ? `import { ${shared.join(", ")} } from "./beginning-${clientOf(example)}.mjs";\n` : ""}${code}\n`;
}

const jsx = { jsx: "automatic", jsxImportSource: "preact" };

/** Runs an example in a folder, and gives what it prints and the components that it exports. */
export async function run(folder, example) {
	const { code } = await transform(scriptOf(example), { loader: example.language === "js" ? "jsx" : "tsx", format: "esm", target: "node20", ...jsx });
	const path = join(folder, `${example.file}.mjs`);
	writeFileSync(path, code);
	const printed = mock.method(console, "log", () => undefined);
	const back = process.cwd();
	process.chdir(folder);
	try {
		const exported = await import(pathToFileURL(path).href);
		const lines = printed.mock.calls.map((call) => format(...call.arguments));
		return { printed: lines.join("\n"), components: Object.values(exported).filter((each) => typeof each === "function") };
	} finally {
		process.chdir(back);
		printed.mock.restore();
	}
}

/** What an example says that it prints: the comments at the ends of its calls of console.log, and below them. */
export function expected({ code }) {
	const found = [];
	let isBelow = false;
	for (const line of code.split("\n")) {
		const [, own] = /^\s*\/\/ (.*)$/.exec(line) ?? [];
		const [, after] = /console\.log\(.*\).*?;.* \/\/ (.*)$/.exec(line) ?? [];
		if (after !== undefined || (own !== undefined && isBelow)) found.push(after ?? own);
		isBelow = line.includes("console.log(") || (isBelow && (own !== undefined || /^\s*\}\)?;?$/.test(line)));
	}
	return found.join("\n");
}

/** Whether what was printed is what an example says: "…" is any rest of a line. */
export function isAsSaid(printed, said) {
	const pattern = said.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[^\\n]*");
	return new RegExp(`^${pattern}$`).test(printed);
}

/** The HTML of a component, as the package's own Preact draws it. */
export async function drawn(folder, Component) {
	const from = createRequire(join(folder, "here.mjs"));
	const { h } = await import(pathToFileURL(from.resolve("preact")).href.replace(/\.js$/, ".mjs"));
	const { render } = await import("preact-render-to-string");
	return render(h(Component, null));
}
