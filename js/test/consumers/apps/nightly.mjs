// What a club runs each night: node nightly.mjs IN OUT. Mends the files of a folder and writes them in export format, a thread for each core,
// with a summary of what a scorer still has to look at. Ends with 1 where a file has errors.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { load } from "pbnkit";

const [from, to] = process.argv.slice(2);
const names = (await readdir(from)).filter((name) => name.endsWith(".pbn")).sort();
await mkdir(to, { recursive: true });

const summary = {};

/** Takes one file after another, as long as there are some. */
async function work(pbn, queue) {
	for (const name of queue) {
		const source = await readFile(join(from, name));
		const { bytes: mended, applied } = await pbn.apply(source);
		const { bytes, gameCount, counts } = await pbn.export(mended);
		const boards = [];
		for await (const game of pbn.games(mended)) boards.push({ board: game.tags.find((tag) => tag.name === "Board")?.value, contract: game.contract });
		summary[name] = { games: gameCount, mended: applied, errors: counts.error, boards };
		if (gameCount > 0) await writeFile(join(to, name), bytes);
	}
}

const threads = Math.max(1, Math.min(availableParallelism(), names.length));
const loaded = await Promise.all(Array.from({ length: threads }, () => load({ worker: true })));
const queue = names.values();
await Promise.all(loaded.map((pbn) => work(pbn, queue)));
for (const pbn of loaded) pbn.close();

const ordered = Object.fromEntries(names.map((name) => [name, summary[name]]));
await writeFile(join(to, "summary.json"), `${JSON.stringify(ordered, null, "\t")}\n`);
for (const [name, { games, mended, errors }] of Object.entries(ordered)) console.log(`${name}: ${games} games, ${mended} mended, ${errors} errors`);
process.exitCode = names.some((name) => summary[name].errors > 0) ? 1 : 0;
