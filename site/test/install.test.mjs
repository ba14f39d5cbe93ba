import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { it } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

for (const folder of ["js", "js/bench", "js/test/consumers", "js/recipes", "site", "site/edge", "e2e"]) {
	it(`no script of another's package runs when the packages of ${folder} are installed`, () => {
		const commands = execFileSync("make", ["--dry-run", "--always-make", `${folder}/node_modules/.package-lock.json`], { cwd: root, encoding: "utf8" });
		const installs = commands.split("\n").filter((line) => /\bnpm (ci|install|i)\b/.test(line));
		assert.equal(installs.length, 1);
		assert.match(installs[0], /--ignore-scripts\b/);
	});
}
