import { useEffect, useState } from "preact/hooks";
import { replaceFile, undo } from "../check/use-repairs.js";
import { useShared } from "../files/context.js";
import { whyNot } from "../files/convert.js";
import { isUnderWay, type Row } from "../files/rows.js";
import { filled } from "../words/filled.js";
import type { PlayedTable } from "../words/words.js";
import { type Copies, copiesIn } from "./copies.js";
import type { GameReader } from "./game-reader.js";
import type { Notation } from "./notation.js";

/** How many items were taken out of the file before, to make this one. */
const takenOut = new WeakMap<File, number>();

/** The games that a file has several times, once it is read; undefined until they are known. */
export function useCopies(notation: Notation, reader: GameReader, isRead: boolean): Copies | undefined {
	const [copies, setCopies] = useState<Copies>();
	useEffect(() => {
		if (!isRead) return;
		const stop = new AbortController();
		// Where the file is gone, the list says so.
		copiesIn(reader, notation, stop.signal).then(setCopies, () => undefined);
		return () => stop.abort();
	}, [reader, isRead]);
	return copies;
}

interface Props {
	words: { tag: string };
	texts: PlayedTable["list"]["copies"];
	row: Row;
	copies: Copies | undefined;
	/** Whether the list has these items alone. */
	areShown: boolean;
	show(are: boolean): void;
	/** The file without the copies. */
	without(): File | Promise<File>;
}

/** Tells which items a file has several times, and takes all but one of each out of it. */
export function CopiesNote({ words, texts, row, copies, areShown, show, without }: Props) {
	const shared = useShared();
	const [isTaking, setTaking] = useState(false);
	const [problem, setProblem] = useState<string>();
	const isBusy = isTaking || isUnderWay(row);
	const out = takenOut.get(row.file);
	if (out !== undefined && row.repairs) {
		return (
			<p class="copies-note" role="status">
				{filled(texts.out, { n: out }, words)}{" "}
				<button type="button" data-copies="undo" aria-disabled={isBusy} onClick={() => isBusy || undo(shared, row, false)}>
					{texts.undo}
				</button>
			</p>
		);
	}
	if (!copies || copies.size === 0) return null;
	const takeOut = async () => {
		if (isBusy) return;
		setTaking(true);
		setProblem(undefined);
		try {
			const file = await without();
			takenOut.set(file, copies.size);
			show(false);
			replaceFile(shared, row, file, copies.size);
		} catch (error) {
			setProblem(whyNot(error));
		}
		setTaking(false);
	};
	return (
		<div class="copies-note">
			<p role="status">{filled(texts.found, { n: copies.size }, words)}</p>
			<p class="copies-acts">
				<button type="button" data-copies="show" aria-pressed={areShown} onClick={() => show(!areShown)}>
					{texts.show}
				</button>
				<button type="button" data-copies="out" aria-disabled={isBusy} title={texts.kept} onClick={() => void takeOut()}>
					{texts.takeOut}
				</button>
			</p>
			{areShown && <p class="reader-note">{texts.kept}</p>}
			{problem && <p class="problem">{problem}</p>}
		</div>
	);
}
