import { readFile } from "node:fs/promises";

/** The name that stands for standard input. */
export const standardInput = "-";

export async function read(path: string): Promise<Uint8Array> {
	if (path !== standardInput) return readFile(path);
	const pieces: Uint8Array[] = [];
	for await (const piece of process.stdin) pieces.push(piece as Uint8Array);
	return Buffer.concat(pieces);
}

const reasons: Record<string, string> = {
	ENOENT: "there is no such file",
	EISDIR: "this is a folder; name the files in it, as in folder/*.pbn",
	EACCES: "the permission is missing",
	ENOSPC: "the disk is full",
};

/** What the system says, in words. */
export function reason(error: unknown): string {
	const { code, message } = error as NodeJS.ErrnoException;
	return (code && reasons[code]) ?? message;
}
