// Modules of src/ that the package does not export, for tests that give them parts of their own.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { goGlue } from "../go-glue.mjs";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/**
 * What modules of src/ export, compiled together, so that they share what they import.
 *
 * @param {string[]} names such as "host/engine" or "render/tags"
 */
export async function source(...names) {
	const folder = mkdtempSync(join(tmpdir(), "pbnkit-source-"));
	const outfile = join(folder, "source.mjs");
	await build({
		stdin: {
			contents: names.map((name) => `export * from "./${name}";`).join("\n"),
			resolveDir: fileURLToPath(new URL("../src", import.meta.url)),
		},
		bundle: true,
		format: "esm",
		target: "es2022",
		external: ["node:*"],
		outfile,
		plugins: [goGlue()],
		define: { PBNKIT_VERSION: JSON.stringify(version) },
	});
	try {
		return await import(pathToFileURL(outfile));
	} finally {
		rmSync(folder, { recursive: true });
	}
}
