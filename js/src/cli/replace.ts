import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { access, type FileHandle, open, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Bytes, or pieces of them or of text, which is written in UTF-8. */
export type Content = Uint8Array | AsyncIterable<Uint8Array | string>;

/**
 * Writes a file as a whole or not at all: through a temporary file in its folder and a rename. The file's mode stays, and a
 * link stays a link. With `unlessSame` a file that has that content already is left alone.
 */
export async function replace(path: string, content: Content, unlessSame: boolean): Promise<void> {
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
		if (old && unlessSame && (await isSame(temporary, real))) await rm(temporary);
		else await rename(temporary, real);
	} catch (error) {
		await rm(temporary, { force: true });
		throw error;
	}
}

/** Compares the content of two files. */
async function isSame(path: string, other: string): Promise<boolean> {
	const files = [await open(path), await open(other)] as const;
	try {
		const pieces = [Buffer.alloc(1 << 16), Buffer.alloc(1 << 16)] as const;
		for (;;) {
			const [read, readOfOther] = await Promise.all([fill(files[0], pieces[0]), fill(files[1], pieces[1])]);
			if (read !== readOfOther || !pieces[0].subarray(0, read).equals(pieces[1].subarray(0, read))) return false;
			if (read === 0) return true;
		}
	} finally {
		for (const file of files) await file.close();
	}
}

/** Reads as much as there is room for; a read of the system may give less. */
async function fill(file: FileHandle, into: Buffer): Promise<number> {
	let size = 0;
	for (;;) {
		const { bytesRead } = await file.read(into, size, into.length - size);
		size += bytesRead;
		if (bytesRead === 0 || size === into.length) return size;
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
