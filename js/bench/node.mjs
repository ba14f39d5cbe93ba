// Measures one thing in a process of its own, and prints what it measured: node.mjs WHAT FILE GOROOT ONCE
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { measure, timed } from "./cases.mjs";
import { isOfSolver, measureSolver } from "./solver.mjs";

const [what, file, goRoot, once] = process.argv.slice(2);

/** Reads the file as the README of `pbn` says; but in one piece, since it gives up where a CRLF is in two. */
async function pbnOfNpm() {
	const { default: pbn } = await import("pbn");
	const highWaterMark = (await stat(file)).size;
	return () =>
		new Promise((resolve, reject) => {
			createReadStream(file, { highWaterMark }).pipe(pbn()).on("data", () => undefined).on("error", reject).on("end", resolve);
		});
}

/** Reads the games with their moves as the README of `chess.js` says, which takes one game at a time. */
async function chessOfNpm() {
	const { Chess } = await import("chess.js");
	const games = (await readFile(file, "utf8")).split(/\n\n(?=\[Event )/);
	return () => {
		for (const game of games) new Chess().loadPgn(game);
	};
}

/** The CPU time of the main thread. The system counts it when the thread pauses, and this one pauses first. */
async function cpu() {
	await setTimeout(1);
	const statistics = await readFile(`/proc/self/task/${process.pid}/schedstat`, "utf8").catch(() => "0");
	return Number.parseInt(statistics) / 1e9;
}

const places = {
	entry: new URL("../dist/index.js", import.meta.url).href,
	glue: pathToFileURL(`${goRoot}/lib/wasm/wasm_exec.js`).href,
	probe: () => readFile(new URL("build/probe.wasm", import.meta.url)),
	bytes: async () => new Uint8Array(await readFile(file)),
	stream: async () => Readable.toWeb(createReadStream(file)),
	cpu,
};
const measured =
	what === "pbn 1.6.1 of npm"
		? { ...(await timed(await pbnOfNpm(), cpu, once === "true")), memory: process.resourceUsage().maxRSS * 1024 }
		: what === "chess.js 1.4.0 of npm"
			? await timed(await chessOfNpm(), cpu, once === "true")
		: isOfSolver(what)
			? await measureSolver(what, places)
			: await measure(what, places, once === "true");
process.stdout.write(JSON.stringify(measured));
process.exit();
