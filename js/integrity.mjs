// The hashes by which a page holds a script to its content, as the attribute `integrity` has them. As a command, before and after npm pack:
// node integrity.mjs fill puts that of pbnkit.iife.js into README.md, and clear takes it out; each commit would have another one.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";

export const integrityOf = (file) => `sha384-${createHash("sha384").update(file).digest("base64")}`;

const pattern = /(?<=pbnkit\.iife\.js" integrity=")sha384-[^"]*/g;

/** What README.md has in the repository in place of the hash. */
const placeholder = "sha384-…";

/** README.md with the hash of the script, or without one. */
export function withIntegrity(readme, script) {
	return readme.replace(pattern, script ? integrityOf(script) : placeholder);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
	const readme = new URL("README.md", import.meta.url);
	const script = argv[2] === "fill" ? readFileSync(new URL("dist/pbnkit.iife.js", import.meta.url)) : undefined;
	writeFileSync(readme, withIntegrity(readFileSync(readme, "utf8"), script));
}
