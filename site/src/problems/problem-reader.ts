import type { Pbi, PbiProblem } from "pbnkit/pbi";
import { ItemReader, readersBy } from "../list/item-reader.js";
import { siteWords } from "../words/site.js";
import { problemWords } from "./language.js";
import { type Order, ProblemIndex } from "./problem-index.js";

/** Before a line that is read by itself. */
const marker = "#PBI 1.2\n";

/** A file of problems that is read as a person looks at it. */
export class ProblemReader extends ItemReader<Pbi, PbiProblem, ProblemIndex> {
	/** No problem is chosen while the cards are shown; `card` is the one that keys are at. */
	readonly place: { chosen: number; query: string; order: Order; card: number } = { chosen: 0, query: "", order: "file", card: 1 };

	protected newIndex(): ProblemIndex {
		return new ProblemIndex(problemWords(siteWords()).problem);
	}

	protected items(kit: Pbi, options: Parameters<ItemReader<Pbi, PbiProblem, ProblemIndex>["items"]>[1]): AsyncIterable<PbiProblem> {
		return kit.problems(this.file, options);
	}

	/** One problem, of whose line alone is read. */
	async problem(kit: Pbi, number: number): Promise<PbiProblem | undefined> {
		const { problems } = await kit.parse(this.part([number]), this.as);
		const [problem] = problems;
		if (problem) problem.number = number;
		return problem;
	}

	/** A file of some of the problems, as they are in this one. */
	part(numbers: readonly number[]): Blob {
		const lines = numbers.flatMap((number) => {
			const { from, to } = this.index.sliceOf(number);
			return [this.file.slice(from, to), "\n"];
		});
		return new Blob([marker, ...lines]);
	}
}

export const { readerOf, wholeReaderOf } = readersBy((file) => new ProblemReader(file));
