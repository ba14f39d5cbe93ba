import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

test("the README's example runs as it stands", () => {
	const [, example] = /```js\n(.*?)```/s.exec(readFileSync(`${root}README.md`, "utf8"));
	const script = `${root}try-${process.pid}.mjs`;
	writeFileSync(script, example);
	try {
		const printed = execFileSync(process.execPath, [script], { cwd: root, encoding: "utf8" });
		assert.match(printed, /^3 games, board 7 is played in 4S\n/);
		assert.match(printed, /line \d+: info tag\/unknown: /);
		assert.match(readFileSync(`${root}exported.pbn`, "latin1"), /^% PBN 2.1\r\n% EXPORT\r\n/);
	} finally {
		rmSync(script);
		rmSync(`${root}exported.pbn`, { force: true });
	}
});
