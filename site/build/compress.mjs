import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesIn } from "./files.mjs";

/** Smaller ones fit into a packet anyway. */
const worthIt = 1000;

const compressible = /\.(html|js|css|wasm|svg|pbn|txt|map|webmanifest)$/;

const methods = {
	br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
	gz: (content) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Writes a compressed variant or two beside each file of dist/ that is worth it. Of the module that takes ten seconds, so what was
 * compressed is kept for the next build, by its content and the method.
 */
export async function compress(dist, kept) {
	mkdirSync(kept, { recursive: true });
	const needed = new Set();
	await Promise.all(
		filesIn(dist).map(async (path) => {
			const content = readFileSync(join(dist, path));
			if (!compressible.test(path) || content.length < worthIt) return;
			for (const [suffix, method] of Object.entries(methods)) {
				const name = `${createHash("sha256").update(String(method)).update(content).digest("hex")}.${suffix}`;
				needed.add(name);
				if (!existsSync(join(kept, name))) writeFileSync(join(kept, name), await method(content));
				writeFileSync(join(dist, `${path}.${suffix}`), readFileSync(join(kept, name)));
			}
		}),
	);
	for (const name of readdirSync(kept)) if (!needed.has(name)) rmSync(join(kept, name));
}
