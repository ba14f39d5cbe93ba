import type { PbiProblem } from "pbnkit/pbi";
import { Diagram } from "pbnkit/pbi/viewer";
import type { Finding } from "../files/kit.js";
import { useSite } from "../words/use-site.js";
import { problemWords, viewerWords } from "./language.js";
import { ProblemFacts } from "./problem-facts.js";

interface Props {
	problem: PbiProblem;
	/** What in it needs a person. */
	needs: readonly Finding[];
	openFindings(item: string): void;
}

/** A problem as it is printed, and what is said of it. */
export function ShownProblem({ problem, needs, openFindings }: Props) {
	const site = useSite();
	const words = problemWords(site);
	const viewer = viewerWords(site);
	const said = (san: string) => san.replace(/[KQRBN]/g, (letter) => viewer.letters[(letter === "N" ? "S" : letter) as keyof typeof viewer.letters]);
	return (
		<div class="shown-problem" data-shown={problem.number}>
			{needs[0] && (
				<p class="board-finding error">
					<span class="board-finding-text" lang="en">
						{needs[0].message}
					</span>{" "}
					<button type="button" data-findings title={words.list.findings} onClick={() => openFindings(String(problem.number))}>
						{needs.length.toLocaleString(site.tag)} <span aria-hidden="true">›</span>
					</button>
				</p>
			)}
			<div class="problem-figure">
				<Diagram problem={problem} words={viewer} />
			</div>
			<div class="problem-side">
				<ProblemFacts problem={problem} words={words} said={said} />
			</div>
		</div>
	);
}
