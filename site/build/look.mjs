import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { target } from "../../js/oldest.mjs";
import { source } from "../source.mjs";

const { all } = await source("rooms/facts");
/** The rooms of the first page, whose links show a board alone. */
const keys = all.filter(({ module }) => !module).map(({ key }) => key);

const { outputFiles } = buildSync({
	entryPoints: [fileURLToPath(new URL("../src/frame/look.ts", import.meta.url))],
	bundle: true,
	minify: true,
	write: false,
	format: "iife",
	target,
	define: { LINKS: JSON.stringify(keys) },
	logLevel: "warning",
});

/** The script in each page that runs before it is seen. It is small, and no file: a page is seen before any file has come. */
export const look = outputFiles[0].text.trim();

/** Its place in the policy, which allows no other script in a page. */
export const lookHash = `'sha256-${createHash("sha256").update(look).digest("base64")}'`;
