import type { PbiProblem } from "pbnkit/pbi";
import type { ComponentType } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { largestRepair, replaceFile, undo } from "../check/use-repairs.js";
import { useShared } from "../files/context.js";
import { whyNot } from "../files/convert.js";
import { isUnderWay, type Row } from "../files/rows.js";
import { useSite } from "../words/use-site.js";
import type { EditProps } from "./editor/edit-problem.js";
import { problemWords } from "./language.js";
import { outWords } from "./out/language.js";
import { type ProblemReader, readerOf } from "./problem-reader.js";

/** The problems that were edited last, by the files that came of it, and whether that was said. */
const edits = new WeakMap<File, { number: number; isSaid: boolean }>();

interface Props {
	row: Row;
	reader: ProblemReader;
	problem: PbiProblem;
}

/** Opens a problem in the editor. What comes of it takes the place of the file, as a step that can be taken back. */
export function EditButton({ row, reader, problem }: Props) {
	const shared = useShared();
	const texts = outWords(useSite());
	const button = useRef<HTMLButtonElement>(null);
	const memory: EditProps["memory"] = useRef<EditProps["memory"]["current"]>(undefined);
	const [open, setOpen] = useState<{ Dialog: ComponentType<EditProps> }>();
	const [failure, setFailure] = useState<string>();
	if (row.file !== reader.file || row.file.size > largestRepair) return null;
	const show = async () => {
		if (isUnderWay(row)) return;
		try {
			const { openedToEdit } = await import("./editor/opened.js");
			setOpen({ Dialog: await openedToEdit() });
			setFailure(undefined);
		} catch (error) {
			setFailure(whyNot(error));
		}
	};
	const take = (file: File) => {
		edits.set(file, { number: problem.number, isSaid: false });
		// The person stays at the problem.
		Object.assign(readerOf(file, reader.encoding).place, reader.place);
		replaceFile(shared, row, file, 1);
	};
	const close = () => {
		setOpen(undefined);
		button.current?.focus();
	};
	return (
		<>
			<button ref={button} type="button" data-edit aria-disabled={isUnderWay(row)} onClick={() => void show()}>
				{texts.edit}
			</button>
			{failure && <span role="alert">{failure}</span>}
			{open && <open.Dialog {...{ problem, reader, take, close, memory }} />}
		</>
	);
}

/** Says that a problem was edited just now, and takes that back. */
export function EditedNote({ row, number }: { row: Row; number: number }) {
	const shared = useShared();
	const site = useSite();
	const back = useRef<HTMLButtonElement>(null);
	const edit = edits.get(row.file);
	const isShown = edit?.number === number && row.repairs !== undefined;
	useLayoutEffect(() => {
		if (!isShown || edit.isSaid) return;
		edit.isSaid = true;
		// The button that was pressed has gone with the old file.
		if (document.activeElement === document.body) back.current?.focus({ preventScroll: true });
	}, [isShown]);
	if (!isShown) return null;
	return (
		<p class="edited-note" role="status">
			{outWords(site).edited}{" "}
			<button ref={back} type="button" data-edited="undo" aria-disabled={isUnderWay(row)} onClick={() => isUnderWay(row) || undo(shared, row, false)}>
				{problemWords(site).list.undo}
			</button>
		</p>
	);
}
