import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesIn } from "./files.mjs";

/** Smaller ones fit into a packet anyway. */
const worthIt = 1000;

const compressible = /\.(html|js|css|wasm|svg|pbn|pgn|pdn|txt|map|webmanifest)$/;

const methods = {
	br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
	gz: (content) => promisify(gzip)(content, { level: 9 }),
};

/** Where variants are kept for the next build, in this checkout or another. */
const kept = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "pbnkit", "compressed");

/** What no build has used for so many days goes. */
const days = 14;

/**
 * Writes a compressed variant or two beside each file of dist/ that is worth it. Of the module that takes ten seconds, so what was
 * compressed is kept, by its content and the method.
 */
export async function compress(dist) {
	mkdirSync(kept, { recursive: true });
	const now = new Date();
	await Promise.all(
		filesIn(dist).map(async (path) => {
			const content = readFileSync(join(dist, path));
			if (!compressible.test(path) || content.length < worthIt) return;
			for (const [suffix, method] of Object.entries(methods)) {
				const name = `${createHash("sha256").update(String(method)).update(content).digest("hex")}.${suffix}`;
				const variant = join(kept, name);
				if (!existsSync(variant)) {
					// Another build may read it at any time.
					const written = `${variant}.${process.pid}`;
					writeFileSync(written, await method(content));
					renameSync(written, variant);
				}
				utimesSync(variant, now, now);
				writeFileSync(join(dist, `${path}.${suffix}`), readFileSync(variant));
			}
		}),
	);
	for (const name of readdirSync(kept)) {
		const age = now - (statSync(join(kept, name), { throwIfNoEntry: false })?.mtime ?? now);
		if (age > days * 24 * 60 * 60 * 1000) rmSync(join(kept, name), { force: true });
	}
}
