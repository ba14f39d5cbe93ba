// The modules that the tests load: the package's own, and one that fails.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const pbnWasm = readFileSync(new URL("../dist/pbn.wasm", import.meta.url));

/** Compiles testdata/failing. */
export function failingWasm() {
	const folder = mkdtempSync(join(tmpdir(), "pbnkit-"));
	try {
		const out = join(folder, "failing.wasm");
		execFileSync("go", ["build", "-o", out, "main.go"], {
			cwd: new URL("testdata/failing", import.meta.url),
			env: { ...process.env, GOOS: "js", GOARCH: "wasm" },
		});
		return readFileSync(out);
	} finally {
		rmSync(folder, { recursive: true });
	}
}
