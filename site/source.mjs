import { build } from "esbuild";

/** A module of src/, compiled and imported. */
export async function source(name) {
	const { outputFiles } = await build({
		entryPoints: [new URL(`../src/${name}.ts`, import.meta.url).pathname],
		bundle: true,
		format: "esm",
		write: false,
		define: { PBNKIT_VERSION: '"0.0.0"', AUTO_INTEGRITY: '""' },
	});
	return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}
