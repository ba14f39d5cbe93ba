import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { access, open, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Bytes, or text in pieces, which is written in UTF-8. */
export type Content = Uint8Array | AsyncIterable<string>;

/**
 * Writes a file as a whole or not at all: through a temporary file in its folder and a rename. The file's mode stays, and a
 * link stays a link.
 */
export async function replace(path: string, content: Content): Promise<void> {
	const old = await orNothing(stat(path));
	const real = old ? await realpath(path) : path;
	// A device or a pipe: there is nothing to replace.
	if (old && !old.isFile()) return writeFile(real, content);
	if (old) await access(real, constants.W_OK);
	const temporary = join(dirname(real), `.pbn-${randomUUID()}.tmp`);
	try {
		const file = await open(temporary, "wx", old?.mode ?? 0o666);
		try {
			await file.writeFile(content);
			// The mask of the process took bits away.
			if (old) await file.chmod(old.mode);
			await file.sync();
		} finally {
			await file.close();
		}
		await rename(temporary, real);
	} catch (error) {
		await rm(temporary, { force: true });
		throw error;
	}
}

/** undefined where there is no such file. */
export async function orNothing<T>(found: Promise<T>): Promise<T | undefined> {
	try {
		return await found;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw error;
	}
}
