import { fstat } from "node:fs";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";

/** The name of standard input. */
export const standardInput = "-";

/** How many bytes a file has; undefined for a pipe or a terminal, and where there is no file. */
export async function sizeOf(path: string): Promise<number | undefined> {
	const found = await (path === standardInput ? promisify(fstat)(process.stdin.fd) : stat(path)).catch(() => undefined);
	return found?.isFile() ? found.size : undefined;
}
