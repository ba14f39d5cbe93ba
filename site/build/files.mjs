import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** The files of a folder and of the folders in it, as paths from it with slashes, in one order on every machine. */
export function filesIn(folder) {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join("/"))
		.sort();
}

/** Writes a file into a folder that may not be there yet. */
export function put(path, content) {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, content);
}

/** What a name has of its file's content, so that other content has another name. */
export function fingerprint(...contents) {
	const hash = createHash("sha256");
	for (const content of contents) hash.update(content);
	return hash.digest("hex").slice(0, 8);
}

/** The value of an integrity attribute. */
export function integrity(content, algorithm = "sha256") {
	return `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`;
}
