import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { target } from "../../js/oldest.mjs";
import { filesIn, integrity } from "./files.mjs";

/** What the browser, its tools or its host read, and no page. */
const notForPages = /(^|\/)[_.][^/]*$|\.map$|^404\.html$/;

/**
 * Builds dist/sw.js, with the list of what is in dist/ by now.
 *
 * @param {string} root
 * @param {string} dist
 * @param {{ moved: ReadonlySet<string>, roomsOf: (path: string) => string[] }} of the pages that only lead to where another is now,
 * and which rooms alone need a file
 */
export async function buildServiceWorker(root, dist, { moved, roomsOf }) {
	const list = filesIn(dist)
		.filter((path) => !notForPages.test(path) && !moved.has(path))
		.map((path) => [path, readFileSync(join(dist, path))])
		// The largest comes last: the page that is open may have loaded it by then.
		.sort(([, a], [, b]) => a.length - b.length)
		.map(([path, content]) => [path, integrity(content), ...roomsOf(path)]);
	await build({
		absWorkingDir: root,
		entryPoints: { sw: "src/sw/main.ts" },
		outdir: dist,
		bundle: true,
		minify: true,
		format: "iife",
		target,
		define: { SITE_FILES: JSON.stringify(list) },
		logLevel: "warning",
	});
}
