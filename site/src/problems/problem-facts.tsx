import type { PbiProblem } from "pbnkit/pbi";
import type { ComponentChildren } from "preact";
import { filled } from "../words/filled.js";
import type { ProblemRoomWords } from "../words/words.js";
import { aimSaid, awardSaid, sourceSaid } from "./said.js";

interface Props {
	problem: PbiProblem;
	words: ProblemRoomWords;
	/** A move in the letters of the language. */
	said(san: string): string;
}

/** What a file says of a problem, in words; what it says of the solution only where a person asks. */
export function ProblemFacts({ problem, words, said }: Props) {
	const { problem: texts } = words;
	const { men, stipulation, conditions, usedSource, referencedSources, awards, twins, keywords, judges, verified, status, remark, keymove, key, solution } = problem;
	const aim = aimSaid(problem, words);
	const sources = (list: readonly (typeof usedSource)[]) => list.flatMap((source) => (source && sourceSaid(source, words)) || []);
	return (
		<>
			<dl class="problem-facts">
				{men && <Fact name={texts.pieces}>{filled(texts.men, men, words)}</Fact>}
				<Fact name={texts.stipulation}>{aim ? `${aim} (${stipulation})` : stipulation}</Fact>
				<Fact name={texts.conditions}>{conditions?.join(", ")}</Fact>
				<Fact name={texts.twins}>{twins?.map(({ name, change }) => `${name}) ${change}`).join("; ")}</Fact>
				<Fact name={texts.source}>{sources([usedSource])[0]}</Fact>
				<Fact name={texts.alsoIn}>{sources(referencedSources).join("; ")}</Fact>
				<Fact name={texts.award}>{awards.map(awardSaid).join("; ")}</Fact>
				<Fact name={texts.judges}>{judges?.join(", ")}</Fact>
				<Fact name={texts.themes}>{keywords?.join(", ")}</Fact>
				<Fact name={texts.status}>{verified ? texts.verdicts[verified] : status}</Fact>
				<Fact name={texts.comment}>{remark}</Fact>
			</dl>
			{(keymove || solution) && (
				<details class="printed-solution">
					<summary>{texts.solution}</summary>
					{keymove && <p>{filled(texts.keymove, { key: key ? said(key.san) : keymove }, words)}</p>}
					{solution && <p class="printed-lines">{solution}</p>}
				</details>
			)}
		</>
	);
}

/** A fact that the file gives; nothing where it does not. */
function Fact({ name, children }: { name: string; children: ComponentChildren }) {
	if (!children) return null;
	return (
		<div>
			<dt>{name}</dt>
			<dd>
				<bdi>{children}</bdi>
			</dd>
		</div>
	);
}
