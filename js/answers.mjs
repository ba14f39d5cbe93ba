import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * An esbuild plugin: "pbnkit:answers" has what the shell command says to the command lines that need no file, by these command lines. The native
 * command says the same.
 *
 * @returns {import("esbuild").Plugin}
 */
export function answers() {
	const here = (path) => fileURLToPath(new URL(path, import.meta.url));
	execFileSync("go", ["build", "-o", here("../bin/pbn"), "./core/cmd/pbn"], { cwd: here("..") });
	const { commands } = JSON.parse(readFileSync(here("../core/cmd/line/words.json"), "utf8")).notations.pbn;
	const lines = [["--version"], ["-V"], ["--help"], ["-h"], ["help"], ["completion", "bash"], ["completion", "zsh"]];
	for (const { name } of commands) lines.push([name, "--help"], [name, "-h"], ["help", name]);
	const said = Object.fromEntries(lines.map((line) => [line.join(" "), execFileSync(here("../bin/pbn"), line, { encoding: "utf8" })]));
	return {
		name: "answers",
		setup(build) {
			build.onResolve({ filter: /^pbnkit:answers$/ }, ({ path }) => ({ path, namespace: "answers" }));
			build.onLoad({ filter: /.*/, namespace: "answers" }, () => ({ contents: script(said), loader: "js" }));
		},
	};
}

/** Each text once. */
function script(said) {
	const texts = [...new Set(Object.values(said))];
	const lines = Object.entries(said).map(([line, text]) => `${JSON.stringify(line)}: texts[${texts.indexOf(text)}]`);
	return `const texts = ${JSON.stringify(texts)};\nexport const answers = { __proto__: null, ${lines.join(", ")} };`;
}
