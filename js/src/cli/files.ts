// The files of the Go program: what its package syscall calls, with the functions of Node. It waits for them, as all that it does is done on one
// thread; standard streams alone are asked for what they have when they have it.
import fs from "node:fs";
import { write } from "./streams.js";

type Callback = (error: unknown, value?: unknown) => void;
type Files = Record<string, unknown>;

/** What is asked of Node, whose functions of these names end with "Sync". */
const asked = ["chmod", "close", "fchmod", "fsync", "ftruncate", "lstat", "mkdir", "open", "readdir", "readlink", "rename", "rmdir", "stat", "unlink", "utimes"] as const;

/** Go knows the errors of POSIX, and no others. */
function known(error: unknown): unknown {
	const { code } = error as NodeJS.ErrnoException;
	return typeof code === "string" && /^E[A-Z0-9]+$/.test(code) && code !== "EOF" ? error : { code: "EIO" };
}

function answer(callback: Callback, call: () => unknown): void {
	let value: unknown;
	try {
		value = call();
	} catch (error) {
		return callback(known(error));
	}
	callback(null, value);
}

/** @param node where another one than Node's stands in for it in tests */
export function filesOf(node: typeof fs = fs, isWindows = process.platform === "win32"): Files {
	const on = isWindows ? windows(node) : node;
	const files: Files = { constants: on.constants };
	for (const name of asked) {
		files[name] = (...given: [...unknown[], Callback]) => {
			const callback = given.pop() as Callback;
			answer(callback, () => (on[`${name}Sync`] as (...given: unknown[]) => unknown)(...given));
		};
	}
	files["arrayFor"] = arrays();
	const standard = [process.stdin, process.stdout, process.stderr];
	files["fstat"] = (fd: number, callback: Callback) => answer(callback, () => on.fstatSync(fd));
	files["writeSync"] = (fd: number, bytes: Uint8Array) => node.writeSync(fd, bytes);
	files["write"] = (fd: number, bytes: Uint8Array, offset: number, length: number, position: number | null, callback: Callback) => {
		const stream = fd === 0 ? undefined : standard[fd];
		if (!stream) return answer(callback, () => node.writeSync(fd, bytes, offset, length, position));
		write(stream as NodeJS.WriteStream, bytes, (error) => (error ? callback(known(error)) : callback(null, length)));
	};
	const input = new Input();
	files["read"] = (fd: number, bytes: Uint8Array, offset: number, length: number, position: number | null, callback: Callback) => {
		if (fd !== 0) return answer(callback, () => node.readSync(fd, bytes, offset, length, position));
		input.read(bytes.subarray(offset, offset + length)).then((size) => callback(null, size), (error: unknown) => callback(known(error)));
	};
	return files;
}

/**
 * Gives the array for what is read from a file or written to it, the same one each time: one of its own for each piece would stay until Go collects
 * garbage. What is written to a stream may be taken later, but Go waits for that.
 */
function arrays(): (fd: number, size: number) => Uint8Array {
	const all = new Map<number, Uint8Array>();
	return (fd, size) => {
		let array = all.get(fd);
		if (!array || array.length < size) {
			array = new Uint8Array(size);
			all.set(fd, array);
		}
		return array.subarray(0, size);
	};
}

/** Standard input, as much at a time as there is. */
class Input {
	#pieces: AsyncIterator<Uint8Array> | undefined;
	#rest: Uint8Array = new Uint8Array();

	async read(into: Uint8Array): Promise<number> {
		while (this.#rest.length === 0) {
			this.#pieces ??= (process.stdin as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
			const { value, done } = await this.#pieces.next();
			if (done) return 0;
			this.#rest = value;
		}
		const piece = this.#rest.subarray(0, into.length);
		into.set(piece);
		this.#rest = this.#rest.subarray(piece.length);
		return piece.length;
	}
}

/** A path with slashes: Go's has no others, and Windows takes both. */
export function withSlashes(path: string, isWindows = process.platform === "win32"): string {
	return isWindows ? path.replaceAll("\\", "/") : path;
}

/**
 * Node's functions on Windows, where it opens no folder and has no flag for one: here it gets a number of its own. The numbers of files there
 * have more digits than a number of JavaScript, so that they get others, too.
 */
function windows(node: typeof fs): typeof fs {
	const directory = 1 << 28;
	const folders = new Map<number, string>();
	const numbers = new Map<string, number>();
	const distinct = (stats: fs.Stats, exact: fs.BigIntStats): fs.Stats => {
		const name = `${exact.dev} ${exact.ino}`;
		numbers.set(name, numbers.get(name) ?? numbers.size + 1);
		return Object.assign(stats, { dev: 0, ino: numbers.get(name) as number });
	};
	const stat = (path: string) => distinct(node.statSync(path), node.statSync(path, { bigint: true }));
	const functions = {
		constants: { ...node.constants, O_DIRECTORY: directory },
		openSync(path: string, flags: number, mode?: number) {
			if (!(flags & directory)) return node.openSync(path, flags, mode);
			if (!node.statSync(path).isDirectory()) throw Object.assign(new Error("not a folder"), { code: "ENOTDIR" });
			const number = directory + folders.size;
			folders.set(number, path);
			return number;
		},
		closeSync: (fd: number) => (folders.has(fd) ? undefined : node.closeSync(fd)),
		fstatSync(fd: number) {
			const path = folders.get(fd);
			return path === undefined ? distinct(node.fstatSync(fd), node.fstatSync(fd, { bigint: true })) : stat(path);
		},
		statSync: stat,
		lstatSync: (path: string) => distinct(node.lstatSync(path), node.lstatSync(path, { bigint: true })),
		readlinkSync: (path: string) => withSlashes(node.readlinkSync(path), true),
	};
	return { ...node, ...functions } as unknown as typeof fs;
}
