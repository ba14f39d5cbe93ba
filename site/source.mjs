import { build } from "esbuild";
import { fileURLToPath } from "node:url";
import { loader } from "./build/bundle.mjs";

/** A module of src/, compiled and imported. */
export async function source(name) {
	const { outputFiles } = await build({
		absWorkingDir: fileURLToPath(new URL("src", import.meta.url)),
		entryPoints: [`./${name}`],
		bundle: true,
		format: "esm",
		loader,
		write: false,
		define: { PBNKIT_VERSION: '"0.0.0"', AUTO_INTEGRITY: '""', KIT_FOLDER: '"kit/0.0.0/"', RULE_PAGES: '{"pbn":"rule-pages.txt"}' },
	});
	return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}
