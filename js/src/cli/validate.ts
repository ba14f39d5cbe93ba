import { count } from "../report/report.js";
import type { ValidateOptions } from "../pbn/types.js";
import type { Command } from "./command.js";
import { exit, exitOf, worst } from "./exit.js";
import { formatOf } from "./formats.js";
import { severitiesOf } from "./severities.js";
import { solvedOf } from "./solved.js";
import { say } from "./words.js";

export const validate: Command = async (shell, values, paths) => {
	const as = values.one("as") as ValidateOptions["as"];
	const options: ValidateOptions = { severities: await severitiesOf(shell, values), ...(as && { as }) };
	const most = values.number("max-warnings");
	const format = await formatOf(values, () => shell.pbn.rules());
	const result = await shell.eachFile(
		paths,
		async (source, path) => {
			const whole = values.has("double-dummy") ? await source.whole("solvedDeals") : undefined;
			const solved = whole && (await solvedOf(shell.pbn, whole)).solved;
			const found = await shell.pbn.validate(whole ?? source.read(), { ...options, ...(solved && { solved }), ...(format.text && { text: { ...format.text, path } }) });
			source.refuse(found);
			shell.warnings += found.counts.warning;
			await shell.report(format.file(path, found));
			return exitOf(found);
		},
		format.frame,
	);
	if (most === undefined || shell.warnings <= most) return result;
	await shell.err(`pbn: ${say("manyWarnings", { warnings: count(shell.warnings, "warning"), most })}\n`);
	return worst(result, exit.errors);
};
