import bash from "../../../core/cmd/line/completion.bash";
import zsh from "../../../core/cmd/line/completion.zsh";
import type { Command } from "./command.js";
import { exit } from "./exit.js";
import { mistake } from "./values.js";

const scripts: Record<string, string> = { bash, zsh };

export const completion: Command = async (shell, _values, [name = ""]) => {
	const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
	if (script === undefined) throw mistake("noCompletion", { name });
	await shell.out(script);
	return exit.fine;
};
