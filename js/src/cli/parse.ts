import { json } from "../report/safe.js";
import type { Command } from "./command.js";
import { exit, exitOf } from "./exit.js";

export const parse: Command = (shell, values, paths) =>
	shell.eachFile(paths, async (source) => {
		const lines = values.one("format") === "jsonl";
		let before = lines ? "" : '{"games":[';
		const games = shell.pbn.games(source.read());
		for (;;) {
			const { value, done } = await games.next();
			if (!done) {
				await shell.out(before + json(value) + (lines ? "\n" : ""));
				if (!lines) before = ",";
				continue;
			}
			if (!lines) await shell.out(`${before === "," ? "" : before}],${json(value).slice(1)}\n`);
			if (value) source.refuse(value);
			return value ? exitOf(value) : exit.failed;
		}
	});
