import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { largestRepair, replaceFile, undo } from "../check/use-repairs.js";
import { useShared } from "../files/context.js";
import { whyNot } from "../files/convert.js";
import { isUnderWay } from "../files/rows.js";
import type { BelowProps } from "../played/notation.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { chessWords } from "./language.js";
import { deskOfGames } from "./reading-worker.js";

/** Files in which the openings were named here. */
const named = new WeakSet<File>();

/** Tells how many games do not say their opening, and writes those that their moves show into all of them. */
export function OpeningsNote({ row, reader }: BelowProps) {
	const words = chessWords(useSite());
	const texts = words.openings;
	const shared = useShared();
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string>();
	const stop = useRef<AbortController>(undefined);
	useLayoutEffect(() => () => stop.current?.abort(), [reader]);
	const waits = isBusy || isUnderWay(row);
	const missing = reader.index.entries.filter(({ kind }) => kind === "").length;
	if (named.has(row.file) && row.repairs) {
		return (
			<p class="copies-note" role="status">
				{texts.named}{" "}
				<button type="button" data-openings="undo" aria-disabled={waits} onClick={() => waits || undo(shared, row, false)}>
					{words.list.copies.undo}
				</button>
			</p>
		);
	}
	if (missing === 0 || row.file.size > largestRepair) return null;
	const name = async () => {
		if (waits) return;
		const { signal } = (stop.current = new AbortController());
		const leave = deskOfGames.use();
		const { file } = row;
		setBusy(true);
		setProblem(undefined);
		try {
			const desk = await deskOfGames.get();
			const { bytes, changed, refused } = await desk.set(file, { eco: true, signal, ...(reader.encoding && { sourceEncoding: reader.encoding }) });
			signal.throwIfAborted();
			if (refused) throw new Error(refused[0]?.message);
			if (changed === 0) throw new Error(texts.none);
			const made = new File([bytes], file.name, { type: file.type, lastModified: file.lastModified });
			named.add(made);
			replaceFile(shared, row, made, missing);
		} catch (error) {
			if (!signal.aborted) setProblem(whyNot(error));
		} finally {
			leave();
		}
		setBusy(false);
	};
	return (
		<div class="copies-note">
			<p role="status">{problem ?? (isBusy ? texts.naming : filled(texts.missing, { n: missing }, words))}</p>
			<p class="copies-acts">
				<button type="button" data-openings="name" aria-disabled={waits} onClick={() => void name()}>
					{texts.name}
				</button>
			</p>
		</div>
	);
}
