// Runs the Go program, with the files and streams of Node.
import { readFileSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import type { Transform } from "node:stream";
import * as zlib from "node:zlib";
import { goClass } from "go:wasm_exec";
import { ownGlobal } from "../host/own-global.js";
import { Asked, Crew, type Done, task } from "./crew.js";
import { filesOf, withSlashes } from "./files.js";
import { reach } from "./streams.js";

/** The memory may grow by so much, in percent, before garbage is collected, as in the other modules. */
const garbageCollection = "200";

export async function run(): Promise<void> {
	const args = task?.args ?? process.argv.slice(2);
	const module = task?.module ?? (await WebAssembly.compile(readFileSync(new URL("cli.wasm", import.meta.url))));
	const global = {
		...ownGlobal((line) => process.stderr.write(`${line}\n`)),
		fs: filesOf(),
		path: { resolve: (path: string) => path },
		process: { cwd: () => withSlashes(process.cwd()) },
		pbnkit: host(args, module),
	};
	const go = new (goClass(global))();
	go.env = { GOGC: garbageCollection, TMPDIR: withSlashes(tmpdir()), ...looks() };
	go.exit = (status) => {
		process.exitCode = status;
	};
	const instance = await WebAssembly.instantiate(module, go.importObject);
	await go.run(instance);
}

/** What of the environment says whether there are colours. Go's glue has room for little more. */
function looks(): Record<string, string> {
	const names = ["FORCE_COLOR", "NO_COLOR", "TERM"];
	return Object.fromEntries(names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, (process.env[name] as string).slice(0, 99)]])));
}

/** What core/cmd/kit/system_js.go calls. */
function host(args: string[], module: WebAssembly.Module): object {
	const terminals = task?.terminals ?? [process.stdin, process.stdout, process.stderr].map((stream) => stream.isTTY === true);
	const asked = task && new Asked();
	return {
		args,
		backslashes: process.platform === "win32",
		isTerminal: (fd: number) => terminals[fd] === true,
		realPath: (path: string) => withSlashes(realpathSync(path)),
		reached: reach,
		pages: () => import("./pages.js"),
		crew(paths: string[] | null, inside: (string | null)[] | null) {
			const crew = new Crew({ module, args, paths, inside, terminals });
			return !task && crew.size > 1 ? crew : null;
		},
		unpack,
		task,
		asked: () => asked?.next(),
		done: (out: Uint8Array, err: Uint8Array, exit: number, found: number[] | null) => asked?.done({ out, err, exit, found } satisfies Done),
	};
}

/** Unpacks what is pushed, piece by piece; a promise of `push` waits until so much was read. Undefined where this Node.js cannot. */
function unpack(by: "gzip" | "zstd"): object | undefined {
	const stream = by === "gzip" ? zlib.createGunzip() : (zlib as { createZstdDecompress?: () => Transform }).createZstdDecompress?.();
	if (!stream) return undefined;
	const pieces = stream[Symbol.asyncIterator]();
	return {
		push: (piece: Uint8Array) => new Promise<void>((taken, failed) => stream.write(piece, (error) => (error ? failed(error) : taken()))),
		end: () => void stream.end(),
		next: async () => (await pieces.next()).value as Uint8Array | undefined,
	};
}
