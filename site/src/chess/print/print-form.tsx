import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { whyNot } from "../../files/convert.js";
import { filled } from "../../words/filled.js";
import { useSite } from "../../words/use-site.js";
import type { Entry } from "../game-index.js";
import { namesOf } from "../game-names.js";
import type { GameReader } from "../game-reader.js";
import { chessWords } from "../language.js";
import { ofGames } from "../reading-worker.js";
import { haveTable } from "../table/tournament.js";
import { type Choices, distances, mostGames, usual } from "./choices.js";
import { type PaperLanguage, paperLanguage } from "./language.js";
import { obstacleTo, printGames } from "./print-games.js";

export interface PrintFormProps {
	reader: GameReader;
	/** The game that is shown; undefined where all is about the file. */
	chosen: Entry | undefined;
	/** The games of the list, or those that a person has marked in it. */
	found: readonly Entry[];
	areMarked?: boolean;
}

/** What was chosen last, as long as the page is there. */
let last = usual;

/** The words of printing in the language of the page; undefined until they are there. */
export function usePaperLanguage(): PaperLanguage | undefined {
	const site = useSite();
	const [language, setLanguage] = useState<PaperLanguage>();
	useEffect(() => {
		let left = false;
		void paperLanguage(site.tag).then((language) => !left && setLanguage(language));
		return () => {
			left = true;
		};
	}, [site]);
	return language;
}

/** Prints games on sheets of their own: this one, or those of the list. */
export function PrintForm(props: PrintFormProps) {
	const language = usePaperLanguage();
	return language ? <Form {...props} language={language} /> : <p>…</p>;
}

function Form({ reader, chosen, found, areMarked = false, language }: PrintFormProps & { language: PaperLanguage }) {
	const site = useSite();
	const { texts } = language;
	const { ask } = texts;
	const [which, setWhich] = useState<"list" | "one">(chosen ? "one" : "list");
	const [all, setAll] = useState(last);
	const { progress, problem, start, stop } = usePrinting();
	const name = useId();
	const entries = which === "one" && chosen ? [chosen] : found;
	const mayHaveTable = haveTable(entries);
	const choices: Choices = mayHaveTable || all.what !== "table" ? all : { ...all, what: "whole" };
	const choose = (change: Partial<Choices>) => setAll((last = { ...choices, ...change }));
	const obstacle = obstacleTo(reader, entries, choices);
	const hasGames = choices.what !== "table";
	const button = useRef<HTMLButtonElement>(null);
	// The button is away while pages are made, and the focus with it: afterwards a keyboard goes on where it was.
	useLayoutEffect(() => {
		if (progress === undefined && document.activeElement === document.body) button.current?.focus();
	}, [progress]);

	const print = (event: Event) => {
		event.preventDefault();
		start(async (signal, onProgress) => printGames({ pgn: await ofGames.get(), reader, entries, choices, language, signal, onProgress }));
	};
	return (
		<form class="reader-sheet" onSubmit={print} lang={texts.tag}>
			<fieldset>
				<legend>{ask.which}</legend>
				<label class="reader-check">
					<input type="radio" name={`${name}-which`} checked={which === "list"} onChange={() => setWhich("list")} data-print="list" />
					{filled(areMarked ? ask.allChosen : found.length === reader.index.entries.length ? ask.all : ask.allFound, { n: found.length }, texts)}
				</label>
				{chosen && (
					<label class="reader-check">
						<input type="radio" name={`${name}-which`} checked={which === "one"} onChange={() => setWhich("one")} data-print="one" />
						{filled(ask.only, { names: namesOf(chosen, chessWords(site)) }, texts)}
					</label>
				)}
			</fieldset>
			<label>
				{ask.what}
				<select value={choices.what} onChange={({ currentTarget }) => choose({ what: currentTarget.value as Choices["what"] })} data-print="what">
					<option value="whole">{ask.whole}</option>
					<option value="moves">{ask.moves}</option>
					{mayHaveTable && <option value="table">{ask.table}</option>}
				</select>
			</label>
			{hasGames && <LettersChoice language={language} letters={choices.letters} choose={(letters) => choose({ letters })} />}
			{hasGames && <DiagramChoices language={language} choices={choices} choose={choose} />}
			{hasGames && mayHaveTable && <Check name="table" label={ask.withTable} checked={choices.withTable} choose={(withTable) => choose({ withTable })} />}
			{obstacle && <p class="reader-note">{filled(ask[obstacle], { n: entries.length, most: mostGames }, texts)}</p>}
			{problem && <p class="problem">{problem}</p>}
			{progress === undefined ? (
				<button ref={button} type="submit" class="primary" disabled={obstacle !== undefined || entries.length === 0}>
					{ask.start}
				</button>
			) : (
				<p>
					<progress max={entries.length} value={progress} aria-label={ask.making} />{" "}
					<button type="button" onClick={stop}>
						{ask.cancel}
					</button>
				</p>
			)}
		</form>
	);
}

/** Something that prints: how many items it has read, undefined while it does not run, and why it failed. */
export function usePrinting() {
	const [progress, setProgress] = useState<number>();
	const [problem, setProblem] = useState<string>();
	const stop = useRef<AbortController>(undefined);
	useEffect(() => () => stop.current?.abort(), []);
	const start = (run: (signal: AbortSignal, onProgress: (done: number) => void) => Promise<void>) => {
		const controller = (stop.current = new AbortController());
		setProblem(undefined);
		setProgress(0);
		run(controller.signal, setProgress)
			.catch((error) => {
				if (!controller.signal.aborted) setProblem(whyNot(error));
			})
			.finally(() => setProgress(undefined));
	};
	return { progress, problem, start, stop: () => stop.current?.abort() };
}

interface Language {
	language: PaperLanguage;
}

/** How men are named in moves. */
export function LettersChoice({ language: { texts, words }, letters, choose }: Language & { letters: Choices["letters"]; choose(letters: Choices["letters"]): void }) {
	const { ask } = texts;
	const isEnglish = words.letters === "KQRBN";
	const spaced = (letters: string) => [...letters].join(" ");
	return (
		<label>
			{ask.letters}
			<select value={isEnglish && letters === "language" ? "english" : letters} onChange={({ currentTarget }) => choose(currentTarget.value as Choices["letters"])} data-print="letters">
				<option value="figurines">{filled(ask.figurines, { letters: spaced("♔♕♖♗♘") }, texts)}</option>
				{!isEnglish && <option value="language">{filled(ask.own, { letters: spaced(words.letters) }, texts)}</option>}
				<option value="english">{filled(isEnglish ? ask.own : ask.english, { letters: spaced("KQRBN") }, texts)}</option>
			</select>
		</label>
	);
}

/** Where diagrams are among the moves. */
function DiagramChoices({ language: { texts }, choices, choose }: Language & { choices: Choices; choose(change: Partial<Choices>): void }) {
	const { ask } = texts;
	return (
		<fieldset>
			<legend>{ask.diagrams}</legend>
			<Check name="marked" label={ask.marked} checked={choices.marked} choose={(marked) => choose({ marked })} />
			<Check name="start" label={ask.atStart} checked={choices.atStart} choose={(atStart) => choose({ atStart })} />
			<Check name="end" label={ask.atEnd} checked={choices.atEnd} choose={(atEnd) => choose({ atEnd })} />
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

export function Check({ name, label, checked, choose }: { name: string; label: string; checked: boolean; choose(checked: boolean): void }) {
	return (
		<label class="reader-check">
			<input type="checkbox" checked={checked} onChange={({ currentTarget }) => choose(currentTarget.checked)} data-print={name} />
			{label}
		</label>
	);
}
