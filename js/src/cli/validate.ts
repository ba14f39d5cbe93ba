import { count } from "../report/report.js";
import type { ValidateOptions } from "../pbn/types.js";
import { type Command, mistake, UsageError, type Values } from "./command.js";
import { exit, exitOf, worst } from "./exit.js";
import { formatOf } from "./formats.js";
import { unknownRule } from "./rules.js";
import type { Shell } from "./shell.js";
import { levels, say } from "./words.js";

export const validate: Command = async (shell, values, paths) => {
	const options = await checking(shell, values);
	const most = values.number("max-warnings");
	const format = await formatOf(values, () => shell.pbn.rules());
	let warnings = 0;
	const result = await shell.eachFile(
		paths,
		async (source, path) => {
			const found = await shell.pbn.validate(source.read(), { ...options, ...(format.text && { text: { ...format.text, path } }) });
			warnings += found.counts.warning;
			await shell.report(format.file(path, found));
			return exitOf(found);
		},
		format.frame,
	);
	if (most === undefined || warnings <= most) return result;
	await shell.err(`pbn: ${say("manyWarnings", { warnings: count(warnings, "warning"), most })}\n`);
	return worst(result, exit.errors);
};

/** How files are checked. Throws UsageError. */
async function checking(shell: Shell, values: Values): Promise<ValidateOptions> {
	const rules = (await shell.pbn.rules()).map(({ name }) => name);
	const severities: ValidateOptions["severities"] = {};
	for (const given of values.all("severity")) {
		const [, rule, level] = /^(.+)=(.*)$/s.exec(given) ?? [];
		if (!rule || !level || !levels.includes(level)) throw mistake("wrongSeverity", { levels: levels.join(", "), given });
		if (!rules.includes(rule)) throw new UsageError(unknownRule(rule, rules));
		severities[rule] = level as "error";
	}
	const as = values.one("as") as ValidateOptions["as"];
	return { severities, ...(as && { as }) };
}
