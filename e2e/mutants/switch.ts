// @ts-nocheck
// Put beside the sources of a checked package: asks whether a mutation is the one that is tried, and notes those that are reached.
const env = globalThis.process?.env ?? {};
const active = Number(env.MUTANT);
const seen = new Set();

export function __mutant(id: number): boolean {
	if (env.MUTANT_REACHED && !seen.has(id)) {
		seen.add(id);
		process.getBuiltinModule("fs").appendFileSync(env.MUTANT_REACHED, `${id}\n`);
	}
	return id === active;
}
