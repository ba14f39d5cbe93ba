import type { ValidateOptions } from "../pbn/types.js";
import { type Command, UsageError, type Values } from "./command.js";
import { type Exit, exitOf } from "./exit.js";
import { jsonFrame, jsonReport, textReport } from "../report/report.js";
import type { Shell } from "./shell.js";
import { wantsColor } from "./terminal.js";

const levels = ["error", "warning", "info", "off"];

export const validate: Command = {
	synopsis: "[--as import|export] [--format text|json] [--severity RULE=LEVEL]… FILE…",
	about: "says what is wrong with files",
	details: `  --as export            checks as export format, also where a file does not say % EXPORT
  --format json          one JSON document: {"files":[{"path","encoding","version","games","diagnostics",…}]}
  --severity RULE=LEVEL  what a rule weighs: error, warning, info, or off, which leaves it out`,
	flags: {
		as: { type: "string", choices: ["import", "export"] },
		format: { type: "string", choices: ["text", "json"] },
		severity: { type: "string", multiple: true },
	},
	takes: { least: 1, most: Infinity },

	async run(shell, values, paths) {
		const options = await checking(shell, values);
		return values["format"] === "json" ? asJson(shell, options, paths) : asText(shell, options, paths);
	},
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

/** The options of the core; only it knows the rules. */
async function checking(shell: Shell, values: Values): Promise<ValidateOptions> {
	const severities: ValidateOptions["severities"] = {};
	for (const given of (values["severity"] as string[] | undefined) ?? []) {
		const [, rule, level] = /^(.+)=(.*)$/.exec(given) ?? [];
		if (!rule || !level || !levels.includes(level)) {
			throw new UsageError(`--severity takes RULE=LEVEL, with a LEVEL of ${levels.join(", ")}, not “${given}”`);
		}
		severities[rule] = level as "error";
	}
	const options: ValidateOptions = { severities };
	if (values["as"]) options.as = values["as"] as "import" | "export";
	try {
		await shell.pbn.validate(new Uint8Array(), options);
	} catch (error) {
		throw error instanceof TypeError ? new UsageError(error.message) : error;
	}
	return options;
}
