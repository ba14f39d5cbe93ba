import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { notice } from "../../js/notices.mjs";

/** The licences of what the scripts and the module have inside: theirs ask for it, and minified files come without. */
export function licences(root) {
	const goRoot = execFileSync("go", ["env", "GOROOT"], { encoding: "utf8" }).trim();
	const go = `Go\n\n${readFileSync(join(goRoot, "LICENSE"), "utf8").trim()}`;
	return `${[...["preact", "fflate"].map((name) => notice(root, name)), go].join("\n\n\n")}\n`;
}
