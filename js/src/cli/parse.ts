import { json } from "../report/safe.js";
import type { Command } from "./command.js";
import { exit, exitOf } from "./exit.js";

export const parse: Command = (shell, _values, paths) =>
	shell.eachFile(paths, async (source) => {
		let before = '{"games":[';
		const games = shell.pbn.games(source.read());
		for (;;) {
			const { value, done } = await games.next();
			if (!done) {
				await shell.out(before + json(value));
				before = ",";
				continue;
			}
			await shell.out(`${before === "," ? "" : before}],${json(value).slice(1)}\n`);
			return value ? exitOf(value) : exit.failed;
		}
	});
