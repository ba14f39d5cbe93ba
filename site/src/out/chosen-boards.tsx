import type { Game } from "pbnkit";
import { boardChoices, chosenGames } from "pbnkit/viewer";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { whyNot } from "../files/convert.js";
import { download } from "../files/download.js";
import type { BoardReader } from "../read/board-reader.js";
import { boardName } from "../read/board-row.js";
import { storedDisplay } from "../read/display.js";
import type { Entry } from "../read/entry.js";
import { useLanguage } from "../read/language.js";
import { worker } from "../read/reading-worker.js";
import { rangeText } from "../read/rows.js";
import { filled } from "../words/filled.js";
import { type Board, boardsOf } from "./boards.js";
import { EncodingNote } from "./encoding-note.js";
import { type Form, forms, madeOf } from "./forms.js";
import { savedName } from "./pack.js";
import { type Filled, nothingFilled, WishesFields, wishesOf } from "./wishes-fields.js";
import type { BeyondLatin1 } from "./written.js";

type Which = "list" | "marked" | "these";

interface Props {
	reader: BoardReader;
	/** Those of its list, or of its search. */
	found: readonly Entry[];
	/** Whether the list has all of them by now. */
	complete: boolean;
}

/** Saves chosen boards of a file: as PBN or LIN, as a web page, or their results as a table. */
export function ChosenBoards({ reader, found, complete }: Props) {
	const { texts: ofReader, share, words } = useLanguage();
	const texts = share.take;
	const [which, setWhich] = useState<Which>(reader.marked.size > 0 ? "marked" : "list");
	const [these, setThese] = useState("");
	const [form, setForm] = useState<Form>("pbn");
	const [wished, setWished] = useState<Filled>(nothingFilled);
	const [said, say] = useState("");
	const [beyond, setBeyond] = useState<BeyondLatin1>();
	const [isBusy, setBusy] = useState(false);
	const stop = useRef<AbortController>(undefined);
	useLayoutEffect(() => () => stop.current?.abort(), []);
	const id = useId();

	const choose = (other: Form) => {
		setForm(other);
		setBeyond(undefined);
	};
	const namesOf = (entries: readonly Entry[]) => rangeText(entries.slice(0, 1000).map((entry) => entry.board ?? boardName(entry, words)));
	const marked = reader.index.entries.filter(({ number }) => reader.marked.has(number));

	const chosen = (all: readonly Board[]): Board[] => {
		const of = (numbers: ReadonlySet<number>) => all.filter(({ game: { number } }) => numbers.has(number));
		if (which === "marked") return of(reader.marked);
		if (which === "list") return of(new Set(found.map(({ number }) => number)));
		const choices = boardChoices(these);
		const games = new Set<Game>(choices ? chosenGames(all.map((board) => board.game), choices) : []);
		return all.filter((board) => games.has(board.game));
	};
	const save = async (asLatin1 = false) => {
		if (isBusy) return;
		const { signal } = (stop.current = new AbortController());
		setBusy(true);
		say(share.reading);
		try {
			const pbn = await worker();
			const all: Board[] = [];
			for await (const board of boardsOf(pbn, reader, signal)) all.push(board);
			const boards = chosen(all);
			const file = boards.length > 0 ? await madeOf(pbn, boards, { form, fileName: reader.file.name, display: storedDisplay(), wishes: wishesOf(wished), asLatin1, signal }) : undefined;
			signal.throwIfAborted();
			if (file) download(file.blob, savedName(reader.file.name, "boards", `.${form}`));
			setBeyond(file?.beyond);
			say(file ? `${filled(texts.saved, { n: boards.length }, words)}${file.kept ? ` ${filled(texts.kept, { n: file.kept }, words)}` : ""}` : boards.length > 0 ? texts.noResults : texts.none);
		} catch (error) {
			if (!signal.aborted) say(`${share.failed} ${whyNot(error)}`);
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
		<form
			class="share-take"
			onSubmit={(event) => {
				event.preventDefault();
				void save();
			}}
		>
			<fieldset>
				<legend>{ofReader.boards}</legend>
				{option("list", `${filled(found.length === reader.index.entries.length ? ofReader.all : ofReader.allFound, { boards: found.length }, words)}${complete ? words.colon + namesOf(found) : ""}`)}
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
				{form === "pbn" && <WishesFields filled={wished} fill={(more) => setWished((before) => ({ ...before, ...more }))} />}
			</fieldset>
			<p class="share-buttons">
				<button type="submit" class="primary" disabled={!complete} aria-disabled={isBusy} data-take="save">
					{share.save}
				</button>
				<span role="status">
					{said}
					<EncodingNote beyond={beyond} choose={(asLatin1) => void save(asLatin1)} />
				</span>
			</p>
		</form>
	);
}
