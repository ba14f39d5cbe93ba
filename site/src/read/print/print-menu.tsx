import type { Settings, Words } from "pbnkit/viewer";
import { useId, useRef, useState } from "preact/hooks";
import { whyNot } from "../../files/convert.js";
import { count } from "../../files/words.js";
import type { BoardReader } from "../board-reader.js";
import { boardName } from "../board-row.js";
import type { Entry } from "../entry.js";
import { ReaderMenu } from "../reader-menu.js";
import { worker } from "../reading-worker.js";
import { rangeText } from "../rows.js";
import { fitting, mostPrinted, perPage, type What } from "./choices.js";
import { printSheets } from "./print-sheets.js";
import { titlesOf } from "./titles.js";

interface Props {
	reader: BoardReader;
	chosen: Entry | undefined;
	/** The boards of the list. */
	found: readonly Entry[];
	settings: Partial<Settings>;
	words: Words;
	suits: Settings["suits"];
}

/** Prints boards on sheets of their own: this one, or those of the list. */
export function PrintMenu({ reader, chosen, found, settings, words, suits }: Props) {
	const [which, setWhich] = useState<"list" | "one">("list");
	const [what, setWhat] = useState<What>("deals");
	const [wanted, setWanted] = useState(12);
	const [progress, setProgress] = useState<number>();
	const [problem, setProblem] = useState<string>();
	const stop = useRef<AbortController | undefined>(undefined);
	const name = useId();
	const number = fitting(what, wanted);
	const entries = which === "one" && chosen ? [chosen] : found;
	const tooMany = entries.length > mostPrinted;

	const print = async (event: Event) => {
		event.preventDefault();
		const controller = new AbortController();
		stop.current = controller;
		setProblem(undefined);
		setProgress(0);
		try {
			const games = [];
			for await (const game of reader.games(await worker(), entries.map((entry) => entry.number), controller.signal)) {
				games.push(game);
				setProgress(games.length);
			}
			const titles = titlesOf(await reader.game(await worker(), 1));
			controller.signal.throwIfAborted();
			await printSheets({ games, titles, what, perPage: number, settings, words, suits });
		} catch (error) {
			if (!controller.signal.aborted) setProblem(whyNot(error));
		}
		setProgress(undefined);
	};

	return (
		<ReaderMenu name="print" title="Print">
			<form class="reader-sheet" onSubmit={(event) => void print(event)}>
				<fieldset>
					<legend>Boards</legend>
					<label class="reader-check">
						<input type="radio" name={`${name}-which`} checked={which === "list"} onChange={() => setWhich("list")} data-print="list" />
						{found.length === reader.index.entries.length ? "all" : "all that were found"}: {rangeText(found.slice(0, 1000).map(({ board, number }) => board ?? `game ${number}`))}
					</label>
					<label class="reader-check">
						<input type="radio" name={`${name}-which`} checked={which === "one"} onChange={() => setWhich("one")} data-print="one" />
						{chosen ? boardName(chosen) : "this board"} only
					</label>
				</fieldset>
				<label>
					What
					<select value={what} onChange={({ currentTarget }) => setWhat(currentTarget.value as What)} data-print="what">
						<option value="deals">hand records: the deals</option>
						<option value="all">deals with auction, play and results</option>
					</select>
				</label>
				<label>
					Boards to a page
					<select value={String(number)} onChange={({ currentTarget }) => setWanted(Number(currentTarget.value))} data-print="per-page">
						{perPage[what].map((value) => (
							<option key={value} value={String(value)}>
								{value}
							</option>
						))}
					</select>
				</label>
				{tooMany ? (
					<p class="reader-note">
						{count(entries.length, "board")} are too many to print at once, the most is {mostPrinted}. Search for those that you want.
					</p>
				) : (
					what === "deals" && <p class="reader-note">{count(Math.ceil(entries.length / number), "page")}</p>
				)}
				{problem && <p class="problem">{problem}</p>}
				{progress === undefined ? (
					<button type="submit" class="primary" disabled={tooMany || entries.length === 0}>
						Print {count(entries.length, "board")}…
					</button>
				) : (
					<p>
						<progress max={entries.length} value={progress} aria-label="Boards made ready to print" />{" "}
						<button type="button" onClick={() => stop.current?.abort()}>
							Cancel
						</button>
					</p>
				)}
			</form>
		</ReaderMenu>
	);
}
