import type { Game } from "pbnkit";
import { boardChoices, chosenGames, tagValue } from "pbnkit/viewer";
import { useId, useRef, useState } from "preact/hooks";
import { csvLine, csvMark } from "../check/report/csv.js";
import { whyNot } from "../files/convert.js";
import { download } from "../files/download.js";
import { type Board, boardsOf, joined, textOf } from "../out/boards.js";
import { EncodingNote } from "../out/encoding-note.js";
import type { BeyondLatin1, Written } from "../out/written.js";
import { boardName } from "../read/board-row.js";
import { useLanguage } from "../read/language.js";
import { worker } from "../read/reading-worker.js";
import { rangeText } from "../read/rows.js";
import { filled } from "../words/filled.js";
import type { MenuBoard } from "./board.js";

type Which = "list" | "marked" | "these";
const forms = ["pbn", "html", "csv"] as const;
type Form = (typeof forms)[number];

/** Saves several boards of a file: as a file, as a web page, or their results as a table. */
export function TakeAlong({ reader, game, words, settings, found }: MenuBoard) {
	const { texts: ofReader, share } = useLanguage();
	const texts = share.take;
	const [which, setWhich] = useState<Which>(reader.marked.size > 0 ? "marked" : "list");
	const [these, setThese] = useState("");
	const [form, setForm] = useState<Form>("pbn");
	const [said, say] = useState("");
	const [beyond, setBeyond] = useState<BeyondLatin1>();
	const [isBusy, setBusy] = useState(false);
	const [, drawAgain] = useState(0);
	const stop = useRef<AbortController>(undefined);
	const id = useId();

	const mark = (isMarked: boolean) => {
		if (isMarked) reader.marked.add(game.number);
		else reader.marked.delete(game.number);
		setWhich(reader.marked.size > 0 ? "marked" : "list");
		drawAgain((before) => before + 1);
	};
	const choose = (other: Form) => {
		setForm(other);
		setBeyond(undefined);
	};
	const namesOf = (entries: MenuBoard["found"]) => rangeText(entries.slice(0, 1000).map((entry) => entry.board ?? boardName(entry, words)));
	const marked = reader.index.entries.filter(({ number }) => reader.marked.has(number));

	const chosen = (all: readonly Board[]): Board[] => {
		const of = (numbers: ReadonlySet<number>) => all.filter(({ game: { number } }) => numbers.has(number));
		if (which === "marked") return of(reader.marked);
		if (which === "list") return of(new Set(found.map(({ number }) => number)));
		const choices = boardChoices(these);
		const games = new Set<Game>(choices ? chosenGames(all.map((board) => board.game), choices) : []);
		return all.filter((board) => games.has(board.game));
	};
	const made = async (boards: readonly Board[], signal: AbortSignal, asLatin1: boolean): Promise<Written | undefined> => {
		const pbn = await worker();
		if (form === "pbn") return joined(pbn, boards, signal, asLatin1);
		const inUtf8 = (parts: string[], type: string) => ({ blob: new Blob(parts, { type }), beyond: undefined });
		if (form === "csv") {
			const csv = resultsCsv(boards.map((board) => board.game));
			return csv === undefined ? undefined : inUtf8([csv], "text/csv");
		}
		const { renderPieces } = await import("pbnkit/render");
		const pieces: string[] = [];
		for await (const piece of renderPieces(pbn, textOf(boards), { lang: words.tag, settings: { ...settings, headingLevel: 2 }, fileName: reader.file.name })) {
			signal.throwIfAborted();
			pieces.push(piece);
		}
		return inUtf8(pieces, "text/html");
	};
	const save = async (asLatin1 = false) => {
		if (isBusy) return;
		const { signal } = (stop.current = new AbortController());
		setBusy(true);
		say(share.reading);
		try {
			const all: Board[] = [];
			for await (const board of boardsOf(await worker(), reader, signal)) all.push(board);
			const boards = chosen(all);
			const file = boards.length > 0 ? await made(boards, signal, asLatin1) : undefined;
			if (file) download(file.blob, `${reader.file.name.replace(/\.[^.]*$/, "")}-boards.${form}`);
			setBeyond(file?.beyond);
			say(file ? filled(texts.saved, { n: boards.length }, words) : boards.length > 0 ? texts.noResults : texts.none);
		} catch (error) {
			say(`${share.failed} ${whyNot(error)}`);
			setBeyond(undefined);
		}
		setBusy(false);
	};

	const option = (value: Which, label: string) => (
		<label class="reader-check">
			<input type="radio" name={`${id}-which`} checked={which === value} onChange={() => setWhich(value)} data-take={value} />
			{label}
		</label>
	);
	return (
		<details class="share-take">
			<summary>{texts.title}</summary>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					void save();
				}}
			>
				<label class="reader-check">
					<input type="checkbox" checked={reader.marked.has(game.number)} onChange={({ currentTarget }) => mark(currentTarget.checked)} data-take="mark" />
					{texts.mark}
				</label>
				<fieldset>
					<legend>{ofReader.boards}</legend>
					{option("list", `${found.length === reader.index.entries.length ? ofReader.all : ofReader.allFound}${words.colon}${namesOf(found)}`)}
					{marked.length > 0 && option("marked", filled(texts.marked, { boards: namesOf(marked) }, words))}
					<span class="share-these">
						{option("these", texts.these)}
						<input
							type="text"
							aria-label={texts.these}
							placeholder="1-8, 12"
							value={these}
							onPointerDown={() => setWhich("these")}
							onInput={({ currentTarget }) => {
								setThese(currentTarget.value);
								setWhich("these");
							}}
							data-take="numbers"
						/>
					</span>
				</fieldset>
				<fieldset>
					<legend>{texts.as}</legend>
					{forms.map((each) => (
						<label key={each} class="reader-check">
							<input type="radio" name={`${id}-form`} checked={form === each} onChange={() => choose(each)} data-take={each} />
							{texts.forms[each]}
						</label>
					))}
				</fieldset>
				<p class="share-buttons">
					<button type="submit" class="primary" disabled={isBusy} data-take="save">
						{share.save}
					</button>
					<span role="status">
						{said}
						<EncodingNote beyond={beyond} choose={(asLatin1) => void save(asLatin1)} />
					</span>
				</p>
			</form>
		</details>
	);
}

/** What a board's own result is told by, where it has no table of results. */
const own = ["North", "South", "East", "West", "Contract", "Declarer", "Result", "Score"];

/**
 * The results of boards as CSV: a line for each line of their score tables, and one for a board that has none. Undefined where there
 * is no result.
 */
export function resultsCsv(games: readonly Game[]): string | undefined {
	const lines = games.flatMap(linesOf);
	if (lines.length === 0) return undefined;
	const columns = [...new Set(lines.flatMap((line) => [...line.keys()]))];
	return csvMark + [columns, ...lines.map((line) => columns.map((name) => line.get(name) ?? ""))].map((line) => csvLine(line, true)).join("");
}

function linesOf(game: Game): Map<string, string>[] {
	const board = (): [string, string][] => [["Board", tagValue(game, "Board") ?? String(game.number)]];
	const tables = game.sections.filter(({ name }) => name === "ScoreTable");
	const rows = tables.flatMap(({ columns = [], rows }) => rows.map((row) => new Map([...board(), ...columns.map(({ name }, at): [string, string] => [name, known(row[at])])])));
	if (rows.length > 0) return rows;
	const { tricks } = game;
	const values = own.flatMap((name): [string, string][] => {
		const value = name === "Result" ? tricks?.toString() : name === "Contract" ? game.contract : name === "Declarer" ? game.declarer : tagValue(game, name);
		return value === undefined ? [] : [[name, value]];
	});
	// Players alone are no result.
	return game.contract === undefined && tagValue(game, "Score") === undefined ? [] : [new Map([...board(), ...values])];
}

/** An element that says nothing is empty. */
function known(element = ""): string {
	return /^[-?]?$/.test(element) ? "" : element;
}
