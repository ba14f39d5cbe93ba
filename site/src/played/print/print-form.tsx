import { useId, useState } from "preact/hooks";
import { filled } from "../../words/filled.js";
import { useSite } from "../../words/use-site.js";
import type { PaperWords } from "../../words/words.js";
import type { Entry } from "../game-index.js";
import { namesOf } from "../game-names.js";
import type { GameReader } from "../game-reader.js";
import type { Notation } from "../notation.js";
import { haveTable } from "../table/tournament.js";
import { type Choices, distances, mostGames, mostPositions, perPages, usualOf } from "./choices.js";
import { usePaperLanguage } from "./language.js";
import type { Paper, PaperLanguage } from "./paper.js";
import { Check, Start } from "./parts.js";
import { obstacleTo, printGames } from "./print-games.js";
import { usePrinting } from "./use-printing.js";

export interface PrintFormProps {
	notation: Notation;
	reader: GameReader;
	/** The game that is shown; undefined where all is about the file. */
	chosen: Entry | undefined;
	/** The games of the list, or those that a person has marked in it. */
	found: readonly Entry[];
	areMarked?: boolean;
}

/** What was chosen last, as long as the page is there. */
const last = new Map<Paper, Choices>();

/** Prints games on sheets of their own: this one, or those of the list. */
export function PrintGamesForm({ paper, ...props }: PrintFormProps & { paper: Paper }) {
	const language = usePaperLanguage(paper);
	return language ? <Form {...props} paper={paper} language={language} /> : <p>…</p>;
}

interface FormProps extends PrintFormProps {
	paper: Paper;
	language: PaperLanguage;
}

function Form({ notation, paper, reader, chosen, found, areMarked = false, language }: FormProps) {
	const { texts } = language;
	const { ask } = texts;
	const { Naming } = paper;
	const [which, setWhich] = useState<"list" | "one">(chosen ? "one" : "list");
	const [all, setAll] = useState(last.get(paper) ?? usualOf(paper));
	const printing = usePrinting();
	const entries = which === "one" && chosen ? [chosen] : found;
	const mayHaveTable = haveTable(entries);
	const choices: Choices = mayHaveTable || all.what !== "table" ? all : { ...all, what: "whole" };
	const choose = (change: Partial<Choices>) => {
		const chosen = { ...choices, ...change };
		last.set(paper, chosen);
		setAll(chosen);
	};
	const obstacle = obstacleTo(reader, entries, choices);
	const hasGames = choices.what === "whole" || choices.what === "moves";
	const hasPositions = choices.what === "positions";
	const print = (event: Event) => {
		event.preventDefault();
		printing.start(async (signal, onProgress) => printGames({ notation, paper, kit: await notation.worker.get(), reader, entries, choices, language, signal, onProgress }));
	};
	return (
		<form class="reader-sheet" onSubmit={print} lang={texts.tag}>
			<Which {...{ notation, reader, chosen, found, areMarked, which, texts }} choose={setWhich} />
			<label>
				{ask.what}
				<select value={choices.what} onChange={({ currentTarget }) => choose({ what: currentTarget.value as Choices["what"] })} data-print="what">
					<option value="whole">{ask.whole}</option>
					<option value="moves">{ask.moves}</option>
					{paper.positionOf && <option value="positions">{ask.startPositions}</option>}
					{mayHaveTable && <option value="table">{ask.table}</option>}
				</select>
			</label>
			{hasPositions && <PositionChoices texts={texts} choices={choices} choose={choose} />}
			{(hasGames || (hasPositions && choices.withSolutions)) && <Naming language={language} naming={choices.naming} choose={(naming) => choose({ naming })} />}
			{hasGames && <DiagramChoices texts={texts} hasFaults={paper.hasFaults} choices={choices} choose={choose} />}
			{hasGames && mayHaveTable && <Check name="table" label={ask.withTable} checked={choices.withTable} choose={(withTable) => choose({ withTable })} />}
			{obstacle && <p class="reader-note">{filled(ask[obstacle], { n: entries.length, most: hasPositions ? mostPositions : mostGames }, texts)}</p>}
			<Start printing={printing} count={entries.length} disabled={obstacle !== undefined || entries.length === 0} ask={ask} />
		</form>
	);
}

interface WhichProps extends Required<PrintFormProps> {
	which: "list" | "one";
	choose(which: "list" | "one"): void;
	texts: PaperWords;
}

/** The game that is shown, or those of the list. */
function Which({ notation, reader, chosen, found, areMarked, which, choose, texts }: WhichProps) {
	const site = useSite();
	const name = useId();
	const { ask } = texts;
	const ofList = areMarked ? ask.allChosen : found.length === reader.index.entries.length ? ask.all : ask.allFound;
	return (
		<fieldset>
			<legend>{ask.which}</legend>
			<label class="reader-check">
				<input type="radio" name={`${name}-which`} checked={which === "list"} onChange={() => choose("list")} data-print="list" />
				{filled(ofList, { n: found.length }, texts)}
			</label>
			{chosen && (
				<label class="reader-check">
					<input type="radio" name={`${name}-which`} checked={which === "one"} onChange={() => choose("one")} data-print="one" />
					{filled(ask.only, { names: namesOf(chosen, notation.words(site)) }, texts)}
				</label>
			)}
		</fieldset>
	);
}

interface ChoicesProps {
	texts: PaperWords;
	choices: Choices;
	choose(change: Partial<Choices>): void;
}

/** Where diagrams are among the moves. */
function DiagramChoices({ texts, hasFaults, choices, choose }: ChoicesProps & { hasFaults: boolean }) {
	const { ask } = texts;
	return (
		<fieldset>
			<legend>{ask.diagrams}</legend>
			<Check name="marked" label={ask.marked} checked={choices.marked} choose={(marked) => choose({ marked })} />
			<Check name="start" label={ask.atStart} checked={choices.atStart} choose={(atStart) => choose({ atStart })} />
			<Check name="end" label={ask.atEnd} checked={choices.atEnd} choose={(atEnd) => choose({ atEnd })} />
			{hasFaults && <Check name="faults" label={ask.atFaults} checked={choices.atFaults} choose={(atFaults) => choose({ atFaults })} />}
			<label class="reader-check">
				{ask.every}
				<select value={String(choices.every)} onChange={({ currentTarget }) => choose({ every: Number(currentTarget.value) })} data-print="every">
					{distances.map((every) => (
						<option key={every} value={String(every)}>
							{every === 0 ? ask.never : filled(ask.everyMoves, { n: every }, texts)}
						</option>
					))}
				</select>
			</label>
		</fieldset>
	);
}

/** How many positions are on a page, and whether they have solutions. */
function PositionChoices({ texts, choices, choose }: ChoicesProps) {
	const { ask } = texts;
	return (
		<>
			<label>
				{ask.perPage}
				<select value={String(choices.perPage)} onChange={({ currentTarget }) => choose({ perPage: Number(currentTarget.value) })} data-print="perPage">
					{perPages.map((n) => (
						<option key={n} value={String(n)}>
							{n}
						</option>
					))}
				</select>
			</label>
			<Check name="solutions" label={ask.solutions} checked={choices.withSolutions} choose={(withSolutions) => choose({ withSolutions })} />
		</>
	);
}
