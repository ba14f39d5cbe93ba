import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { target } from "../../js/oldest.mjs";
import { source } from "../source.mjs";

const { all } = await source("rooms/facts");
/** The rooms, of whose links a page may show the board alone. */
const keys = all.map(({ key }) => key);

/** A script in the text of pages, which runs before they are seen. It is small, and no file: a page is seen before any file has come. */
function inPage(entry) {
	const { outputFiles } = buildSync({
		entryPoints: [fileURLToPath(new URL(`../src/${entry}`, import.meta.url))],
		bundle: true,
		minify: true,
		write: false,
		format: "iife",
		target,
		define: { LINKS: JSON.stringify(keys) },
		logLevel: "warning",
	});
	return outputFiles[0].text.trim();
}

/** That of most pages, and that of the page for frames. */
export const look = inPage("frame/look.ts");
export const aheadOfFrame = inPage("embed/ahead.ts");

/** Their places in the policy, which allows no other script in a page. */
export const firstHashes = [look, aheadOfFrame].map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`).join(" ");
