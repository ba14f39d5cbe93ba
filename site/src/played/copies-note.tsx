import { useEffect, useState } from "preact/hooks";
import { replaceFile, undo } from "../check/use-repairs.js";
import { useShared } from "../files/context.js";
import { isUnderWay, type Row } from "../files/rows.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { type Copies, copiesIn, without } from "./copies.js";
import type { GameReader } from "./game-reader.js";
import type { Notation } from "./notation.js";

/** How many games were taken out of the file before, to make this one. */
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
	notation: Notation;
	row: Row;
	reader: GameReader;
	copies: Copies | undefined;
	/** Whether the list has these games alone. */
	areShown: boolean;
	show(are: boolean): void;
}

/** Tells which games a file has several times, and takes all but one of each out of it. */
export function CopiesNote({ notation, row, reader, copies, areShown, show }: Props) {
	const words = notation.words(useSite());
	const shared = useShared();
	const texts = words.list.copies;
	const isBusy = isUnderWay(row);
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
	const takeOut = () => {
		if (isBusy) return;
		const file = without(reader, copies);
		takenOut.set(file, copies.size);
		show(false);
		replaceFile(shared, row, file, copies.size);
	};
	return (
		<div class="copies-note">
			<p role="status">{filled(texts.found, { n: copies.size }, words)}</p>
			<p class="copies-acts">
				<button type="button" data-copies="show" aria-pressed={areShown} onClick={() => show(!areShown)}>
					{texts.show}
				</button>
				<button type="button" data-copies="out" aria-disabled={isBusy} title={texts.kept} onClick={takeOut}>
					{texts.takeOut}
				</button>
			</p>
			{areShown && <p class="reader-note">{texts.kept}</p>}
		</div>
	);
}
