import type { ValidateOptions } from "../pbn/types.js";
import { readConfig } from "./config.js";
import { unknownRule } from "./rules.js";
import type { Shell } from "./shell.js";
import { mistake, UsageError, type Values } from "./values.js";
import { levels } from "./words.js";

/** The severities that the settings and the options give to rules. Throws UsageError. */
export async function severitiesOf(shell: Shell, values: Values): Promise<NonNullable<ValidateOptions["severities"]>> {
	const rules = await shell.rules();
	const severities = { ...(await readConfig(values, async () => rules)).severities };
	for (const given of values.all("severity")) {
		const [, rule, level] = /^(.+)=(.*)$/s.exec(given) ?? [];
		if (!rule || !level || !levels.includes(level)) throw mistake("wrongSeverity", { levels: levels.join(", "), given });
		if (!rules.includes(rule)) throw new UsageError(unknownRule(rule, rules));
		severities[rule] = level as "error";
	}
	return severities;
}
