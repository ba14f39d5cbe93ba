import type { Pbi, PbiProblem } from "pbnkit/pbi";
import { useId, useState } from "preact/hooks";
import { printView } from "../../paper/print-view.js";
import { Check, Start } from "../../played/print/parts.js";
import { styled } from "../../played/print/style.js";
import { usePrinting } from "../../played/print/use-printing.js";
import styles from "../../style/problem-paper.css" with { type: "text" };
import { filled } from "../../words/filled.js";
import { useSite } from "../../words/use-site.js";
import { viewerWords } from "../language.js";
import { outWords } from "../out/language.js";
import type { ProblemReader } from "../problem-reader.js";
import { ofProblems } from "../reading-worker.js";
import { type Choices, mostProblems, perPages, usual } from "./choices.js";
import { Sheets } from "./sheets.js";

export interface PrintFormProps {
	reader: Pick<ProblemReader, "file" | "part" | "index">;
	/** The number of the problem that is shown; undefined where all is about the file. */
	chosen: number | undefined;
	/** The problems of the list. */
	found: readonly { number: number }[];
}

/** What was chosen last, as long as the page is there. */
const last: Choices = { ...usual };

/** Prints problems on sheets of their own: this one, or those of the list. */
export function PrintForm({ reader, chosen, found }: PrintFormProps) {
	const site = useSite();
	const texts = outWords(site);
	const { ask } = texts;
	const words = viewerWords(site);
	const [isOne, setOne] = useState(chosen !== undefined);
	const [choices, setChoices] = useState({ ...last });
	const printing = usePrinting();
	const name = useId();
	const choose = (change: Partial<Choices>) => setChoices({ ...Object.assign(last, change) });
	const numbers = isOne && chosen !== undefined ? [chosen] : found.map(({ number }) => number);
	const isTooMuch = numbers.length > mostProblems;
	const print = (event: Event) => {
		event.preventDefault();
		printing.start(async (signal, onProgress) => {
			const problems = await problemsOf(await ofProblems.get(), reader, numbers, signal, onProgress);
			await styled(() => printView(<Sheets problems={problems} title={reader.file.name} choices={choices} texts={texts} words={words} />), styles);
		});
	};
	return (
		<form class="reader-sheet" onSubmit={print} lang={texts.tag}>
			<fieldset>
				<legend>{ask.which}</legend>
				<label class="reader-check">
					<input type="radio" name={name} checked={!isOne} onChange={() => setOne(false)} data-print="list" />
					{filled(found.length === reader.index.entries.length ? ask.all : ask.allFound, { n: found.length }, texts)}
				</label>
				{chosen !== undefined && (
					<label class="reader-check">
						<input type="radio" name={name} checked={isOne} onChange={() => setOne(true)} data-print="one" />
						{ask.one}
					</label>
				)}
			</fieldset>
			<How choices={choices} choose={choose} ask={ask} />
			{isTooMuch && <p class="reader-note">{filled(ask.tooMany, { n: numbers.length, most: mostProblems }, texts)}</p>}
			<Start printing={printing} count={numbers.length} disabled={isTooMuch || numbers.length === 0} ask={ask} />
		</form>
	);
}

/** How they are printed. */
function How({ choices, choose, ask }: { choices: Choices; choose(change: Partial<Choices>): void; ask: ReturnType<typeof outWords>["ask"] }) {
	const { what, perPage } = choices;
	return (
		<>
			<label>
				{ask.what}
				<select value={what} onChange={({ currentTarget }) => choose({ what: currentTarget.value as Choices["what"] })} data-print="what">
					{(["cards", "contest", "diagrams"] as const).map((each) => (
						<option key={each} value={each}>
							{ask[each]}
						</option>
					))}
				</select>
			</label>
			{what === "contest" ? (
				<>
					<label>
						{ask.heading}
						<input type="text" value={choices.heading} onInput={({ currentTarget }) => choose({ heading: currentTarget.value })} data-print="heading" />
					</label>
					<Check name="named" label={ask.named} checked={choices.isNamed} choose={(isNamed) => choose({ isNamed })} />
				</>
			) : (
				<label>
					{ask.perPage}
					<select value={String(perPage)} onChange={({ currentTarget }) => choose({ perPage: Number(currentTarget.value) })} data-print="perPage">
						{perPages.map((n) => (
							<option key={n} value={String(n)}>
								{n}
							</option>
						))}
					</select>
				</label>
			)}
			<Check name="coordinates" label={ask.coordinates} checked={choices.withCoordinates} choose={(withCoordinates) => choose({ withCoordinates })} />
			<Check name="solutions" label={ask.solutions} checked={choices.withSolutions} choose={(withSolutions) => choose({ withSolutions })} />
		</>
	);
}

/** Reads problems again, each with the number that it has in its file. */
async function problemsOf(kit: Pbi, reader: PrintFormProps["reader"], numbers: readonly number[], signal: AbortSignal, onProgress: (done: number) => void): Promise<PbiProblem[]> {
	const problems: PbiProblem[] = [];
	for await (const problem of kit.problems(reader.part(numbers), { signal })) {
		problems.push({ ...problem, number: numbers[problems.length] ?? problem.number });
		onProgress(problems.length);
	}
	return problems;
}
