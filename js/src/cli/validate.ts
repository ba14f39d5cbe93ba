import type { ValidateOptions } from "../pbn/types.js";
import { type Command, mistake, type Values } from "./command.js";
import { type Exit, exitOf } from "./exit.js";
import { jsonFrame, jsonReport, textReport } from "../report/report.js";
import type { Shell } from "./shell.js";
import { wantsColor } from "./terminal.js";
import { levels } from "./words.js";

export const validate: Command = async (shell, values, paths) => {
	const options = await checking(shell, values);
	return values.one("format") === "json" ? asJson(shell, options, paths) : asText(shell, options, paths);
};

function asText(shell: Shell, options: ValidateOptions, paths: string[]): Promise<Exit> {
	const color = wantsColor(process.stdout);
	return shell.eachFile(paths, async (source, path) => {
		const found = await shell.pbn.validate(source.read(), { ...options, text: { path, color } });
		await shell.out(textReport(path, found));
		return exitOf(found);
	});
}

async function asJson(shell: Shell, options: ValidateOptions, paths: string[]): Promise<Exit> {
	let separator = "";
	await shell.out(jsonFrame.start);
	const result = await shell.eachFile(paths, async (source, path) => {
		const found = await shell.pbn.validate(source.read(), options);
		await shell.out(separator + jsonReport(path, found));
		separator = jsonFrame.between;
		return exitOf(found);
	});
	await shell.out(jsonFrame.end);
	return result;
}

/** How files are checked. Throws UsageError. */
async function checking(shell: Shell, values: Values): Promise<ValidateOptions> {
	const rules = new Set((await shell.pbn.rules()).map(({ name }) => name));
	const severities: ValidateOptions["severities"] = {};
	for (const given of values.all("severity")) {
		const [, rule, level] = /^(.+)=(.*)$/s.exec(given) ?? [];
		if (!rule || !level || !levels.includes(level)) throw mistake("wrongSeverity", { levels: levels.join(", "), given });
		if (!rules.has(rule)) throw mistake("unknownRule", { name: rule });
		severities[rule] = level as "error";
	}
	const as = values.one("as") as ValidateOptions["as"];
	return { severities, ...(as && { as }) };
}
