import { json } from "../report/safe.js";
import type { Command } from "./command.js";
import { exitOf } from "./exit.js";

export const parse: Command = {
	synopsis: "FILE",
	about: "writes what a file says as JSON: the games, and what was found while reading them",
	takes: { least: 1, most: 1 },

	run: (shell, _values, paths) =>
		shell.eachFile(paths, async (source) => {
			let separator = "";
			await shell.out('{"games":[');
			// The games of a file may be too much for one answer.
			for (let from: number | undefined = 1; ; ) {
				const { games, next, ...found }: Awaited<ReturnType<typeof shell.pbn.parse>> = await shell.pbn.parse(source, { from, onProgress: shell.onProgress });
				for (const game of games) {
					await shell.out(separator + json(game));
					separator = ",";
				}
				if (next === undefined) {
					await shell.out(`],${json(found).slice(1)}\n`);
					return exitOf(found);
				}
				from = next;
			}
		}),
};
