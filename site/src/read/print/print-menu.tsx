import { obstacleOf, type Settings } from "pbnkit/viewer";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { whyNot } from "../../files/convert.js";
import type { BoardReader } from "../board-reader.js";
import { boardName } from "../board-row.js";
import type { Entry } from "../entry.js";
import { filled } from "../../words/filled.js";
import { useLanguage } from "../language.js";
import { ReaderMenu } from "../../list/reader-menu.js";
import { worker } from "../reading-worker.js";
import { rangeText } from "../rows.js";
import { session } from "../solving/fill-in.js";
import { fitting, mostPrinted, perPage, printSheets, type What } from "./print-sheets.js";

interface Props {
	reader: BoardReader;
	/** The board that is shown; undefined where all is about the file. */
	chosen: Entry | undefined;
	/** The boards of the list. */
	found: readonly Entry[];
	settings: Partial<Settings>;
	suits: Settings["suits"];
}

/** The menu of a board that prints it, or all of the list. */
export function PrintMenu(props: Props) {
	const { texts } = useLanguage();
	return (
		<ReaderMenu name="print" title={texts.print}>
			<PrintForm {...props} />
		</ReaderMenu>
	);
}

/** Prints boards on sheets of their own: this one, or those of the list. */
export function PrintForm({ reader, chosen, found, settings, suits }: Props) {
	const { texts, words } = useLanguage();
	const [which, setWhich] = useState<"list" | "one">("list");
	const [what, setWhat] = useState<What>("deals");
	const [wanted, setWanted] = useState(12);
	const [withTricks, setWithTricks] = useState(false);
	const [progress, setProgress] = useState<number>();
	const [problem, setProblem] = useState<string>();
	const stop = useRef<AbortController | undefined>(undefined);
	const name = useId();
	const number = fitting(what, wanted);
	const entries = which === "one" && chosen ? [chosen] : found;
	const tooMany = entries.length > mostPrinted;
	// The button is away while pages are made, and the focus with it: afterwards a keyboard goes on where it was.
	const button = useRef<HTMLButtonElement>(null);
	useLayoutEffect(() => {
		if (progress === undefined && stop.current && document.activeElement === document.body) button.current?.focus();
	}, [progress]);

	const print = async (event: Event) => {
		event.preventDefault();
		const controller = new AbortController();
		stop.current = controller;
		setProblem(undefined);
		setProgress(0);
		try {
			const games = [];
			for await (const game of reader.games(await worker(), entries.map((entry) => entry.number), controller.signal)) {
				const solves = withTricks && session.of(game).wantsTable && !obstacleOf(game);
				if (solves) await session.compute(game, controller.signal);
				games.push(solves ? session.filled(game) : game);
				setProgress(games.length);
			}
			const { titles = {} } = (await reader.game(await worker(), 1)) ?? {};
			controller.signal.throwIfAborted();
			await printSheets({ games, titles, what, perPage: number, settings, words, both: texts.both, suits });
		} catch (error) {
			if (!controller.signal.aborted) setProblem(whyNot(error));
		}
		setProgress(undefined);
	};

	const boards = rangeText(found.slice(0, 1000).map((entry) => entry.board ?? boardName(entry, words)));
	return (
		<form class="reader-sheet" onSubmit={(event) => void print(event)}>
			<fieldset>
				<legend>{texts.boards}</legend>
				<label class="reader-check">
					<input type="radio" name={`${name}-which`} checked={which === "list"} onChange={() => setWhich("list")} data-print="list" />
					{filled(found.length === reader.index.entries.length ? texts.all : texts.allFound, { boards }, words)}
				</label>
				{chosen && (
					<label class="reader-check">
						<input type="radio" name={`${name}-which`} checked={which === "one"} onChange={() => setWhich("one")} data-print="one" />
						{filled(texts.only, { board: boardName(chosen, words) }, words)}
					</label>
				)}
			</fieldset>
			<label>
				{texts.what}
				<select value={what} onChange={({ currentTarget }) => setWhat(currentTarget.value as What)} data-print="what">
					<option value="deals">{texts.records}</option>
					<option value="all">{texts.whole}</option>
				</select>
			</label>
			<label>
				{what === "all" && number > 1 ? texts.mostPerPage : texts.perPage}
				<select value={String(number)} onChange={({ currentTarget }) => setWanted(Number(currentTarget.value))} data-print="per-page">
					{perPage[what].map((value) => (
						<option key={value} value={String(value)}>
							{value}
						</option>
					))}
				</select>
			</label>
			<label class="reader-check">
				<input type="checkbox" checked={withTricks} onChange={({ currentTarget }) => setWithTricks(currentTarget.checked)} data-print="tricks" />
				{texts.withTricks}
			</label>
			{tooMany ? (
				<p class="reader-note">
					{filled(texts.tooMany, { n: entries.length, most: mostPrinted }, words)}
				</p>
			) : (
				what === "deals" && <p class="reader-note">{filled(texts.pages, { n: Math.ceil(entries.length / number) }, words)}</p>
			)}
			{problem && <p class="problem">{problem}</p>}
			{progress === undefined ? (
				<button ref={button} type="submit" class="primary" disabled={tooMany || entries.length === 0}>
					{texts.start}
				</button>
			) : (
				<p>
					<progress max={entries.length} value={progress} aria-label={texts.making} />{" "}
					<button type="button" onClick={() => stop.current?.abort()}>
						{texts.cancel}
					</button>
				</p>
			)}
		</form>
	);
}
