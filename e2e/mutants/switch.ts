// Put at the end of each mutated file, where it is no file of its own that bundles share: reports whether a mutation is the one that is
// tried, and notes those that are reached.
function __mutant(id) {
	const all = (__mutant.asked ??= asked());
	if (all.noting && !all.seen.has(id)) {
		all.seen.add(id);
		process.getBuiltinModule("fs").appendFileSync(all.noting, `${id}\n`);
	}
	return id === all.active;
	// Each look at the environment takes long.
	function asked() {
		const env = globalThis.process?.env ?? {};
		return { active: Number(env.MUTANT), noting: env.MUTANT_REACHED, seen: new Set() };
	}
}
// A comparison is mutated at its boundary only where both sides are equal.
function __compare(id, operator, a, b) {
	if (a <= b && a >= b) return (operator.length === 2) !== __mutant(id);
	return operator[0] === "<" ? a < b : a > b;
}
