/** A demand of the standard, with the rules that watch over it and the tests that hold it. */
export interface Clause {
	id: string;
	demand: string;
	rules: string[];
	tests: string[];
	/** How many tests there are beside those that are named. */
	moreTests: number;
}

/** Reads the table of core/pbn/testdata/conformance.md. */
export function clausesOf(table: string): Clause[] {
	return table
		.split("\n")
		.filter((line) => /^\| (?!clause \|)/.test(line))
		.map((line) => {
			const [id, demand, rules, tests, ...rest] = line.slice(2, -2).split(/ \| /);
			if (id === undefined || demand === undefined || rules === undefined || tests === undefined || rest.length > 0)
				throw new Error(`This is not a row of the table of clauses: ${line}`);
			return {
				id,
				demand,
				rules: rules.split(" ").filter((rule) => rule !== ""),
				tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name.replaceAll("\\|", "|")),
				moreTests: Number(/and (\d+) more$/.exec(tests)?.[1] ?? 0),
			};
		});
}

/** The anchor of a clause on the page of all clauses. */
export const anchorOf = (clause: string): string => `c-${clause}`;
