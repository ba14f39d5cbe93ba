import type { PbiProblem } from "pbnkit/pbi";
import { Diagram, type ProblemWords } from "pbnkit/pbi/viewer";
import { pagesOf } from "../../paper/print-view.js";
import type { ProblemOutWords } from "../../words/words.js";
import type { Choices } from "./choices.js";
import { solutionOf } from "./solution.js";

interface Props {
	problems: readonly PbiProblem[];
	/** What the pages are called. */
	title: string;
	choices: Choices;
	texts: ProblemOutWords;
	words: ProblemWords;
}

/** Problems on paper: some to a page with the solutions at the end, or a page for each on which it is solved. */
export function Sheets(props: Props) {
	const { problems, choices, texts } = props;
	return (
		<div class="game-sheets" lang={texts.tag}>
			{choices.what === "contest" ? problems.map((problem) => <Contest key={problem.number} {...props} problem={problem} />) : <Pages {...props} />}
			{choices.withSolutions && <Solutions {...props} />}
		</div>
	);
}

function Pages({ problems, title, choices: { what, perPage, withCoordinates }, words }: Props) {
	return (
		<>
			{pagesOf(problems, perPage).map((onPage) => (
				<section key={onPage[0]?.number} class={`position-sheet problem-sheet problem-sheet-${perPage} problem-${what}`}>
					<p class="position-head">
						<bdi>{title}</bdi> <span>{[...new Set([onPage[0]?.number, onPage.at(-1)?.number])].join("–")}</span>
					</p>
					<div class="position-grid">
						{onPage.map((problem) => (
							<div key={problem.number} class="printed-problem" data-printed={problem.number}>
								<Diagram problem={problem} number={problem.number} captioned={what === "cards"} coordinates={withCoordinates} id={`print-${problem.number}`} words={words} />
							</div>
						))}
					</div>
				</section>
			))}
		</>
	);
}

/** How many lines a page has at most; those without room are cut. */
const mostLines = 24;

/** A page of a competition: whoever solves writes his name, what he found and when; the judge writes the points. */
function Contest({ problem, choices: { heading, isNamed, withCoordinates }, texts: { sheet }, words }: Props & { problem: PbiProblem }) {
	return (
		<section class="contest-sheet" data-printed={problem.number}>
			<p class="contest-head">
				<bdi>{heading}</bdi> <b>{problem.number}</b>
			</p>
			<p class="contest-line">
				<span class="contest-name">{sheet.name}</span>
				<span>{sheet.time}</span>
				<span>{sheet.points}</span>
			</p>
			<div class="contest-problem">
				<Diagram problem={problem} captioned={isNamed} coordinates={withCoordinates} id={`print-${problem.number}`} words={words} />
			</div>
			<p class="contest-answer">{sheet.solution}</p>
			<div class="contest-lines">
				{Array.from({ length: mostLines }, (_, n) => (
					<i key={n} />
				))}
			</div>
		</section>
	);
}

/** What the file says of the solutions, with whose problems they are. */
function Solutions({ problems, texts, words }: Props) {
	const solved = problems.flatMap((problem) => {
		const solution = solutionOf(problem, words);
		return solution ? [{ problem, solution }] : [];
	});
	if (solved.length === 0) return null;
	return (
		<section class="solutions">
			<h2>{texts.sheet.solutions}</h2>
			<div class="game-columns">
				{solved.map(({ problem, solution }) => (
					<div key={problem.number} class="printed-solution printed-problem-solution">
						<b>{problem.number}</b> <bdi>{problem.names.join("; ")}</bdi>
						<p>{solution}</p>
					</div>
				))}
			</div>
		</section>
	);
}
