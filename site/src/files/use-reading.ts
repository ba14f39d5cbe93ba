import type { Progress } from "pbnkit";
import { useCallback, useEffect, useLayoutEffect, useState } from "preact/hooks";
import { whyNot } from "./convert.js";
import type { ReadingWorker } from "./reading-worker.js";

/** How long the list waits before it shows what has come, in milliseconds. */
const pause = 150;

/** A file that is read as a person looks at it. */
interface Reader<Of> {
	readonly file: File;
	/** Whether all of it was read. */
	readonly complete: boolean;
	/** Reads the list of its items; `onFirst` tells when the first can be drawn. */
	read(kit: Of, signal: AbortSignal, onProgress: (progress: Progress) => void, onFirst: () => void): Promise<void>;
}

/** How far the reading of a file is. */
export interface Reading {
	/** Another number where the list has grown. */
	version: number;
	/** How much has been read, from 0 to 1; undefined where that is all. */
	progress: number | undefined;
	problem: string | undefined;
	retry(): void;
}

/** Reads the items of a file as long as it is looked at. */
export function useReading<Of>(reader: Reader<Of>, worker: ReadingWorker<Of>): Reading {
	const [attempt, setAttempt] = useState(0);
	const [state, setState] = useState({ version: 0, progress: reader.complete ? undefined : 0, problem: undefined as string | undefined });

	// An effect is cleaned up after the next paint: until then what is read of one file would be shown of the next.
	useLayoutEffect(() => {
		const leave = worker.use();
		if (reader.complete) return leave;
		const stop = new AbortController();
		let waiting: ReturnType<typeof setTimeout> | undefined;
		let done = 0;
		const show = (progress: number | undefined, problem?: string) => {
			clearTimeout(waiting);
			waiting = undefined;
			if (!stop.signal.aborted) setState(({ version }) => ({ version: version + 1, progress, problem }));
		};
		worker
			.get()
			.then((kit) =>
				reader.read(
					kit,
					stop.signal,
					(progress) => {
						done = progress.done / Math.max(reader.file.size, 1);
						waiting ??= setTimeout(() => show(done), pause);
					},
					() => show(done),
				),
			)
			.then(() => show(undefined))
			.catch((error) => show(done, whyNot(error)));
		return () => {
			stop.abort();
			clearTimeout(waiting);
			leave();
		};
	}, [reader, attempt]);

	const retry = useCallback(() => {
		setState(({ version }) => ({ version, progress: 0, problem: undefined }));
		setAttempt((before) => before + 1);
	}, []);
	return { ...state, retry };
}

/**
 * An item of a file, when it has been read; until then the one before it.
 *
 * @param read reads it; another function reads again
 * @param known whether the item is in the list by now
 */
export function useItem<Of, Item>(worker: ReadingWorker<Of>, read: (kit: Of) => Promise<Item | undefined>, known: boolean): { item: Item | undefined; problem: string | undefined } {
	const [state, setState] = useState<{ item: Item | undefined; problem: string | undefined }>({ item: undefined, problem: undefined });
	useEffect(() => {
		if (!known) return;
		let left = false;
		worker
			.get()
			.then(read)
			.then((item) => !left && setState({ item, problem: undefined }))
			.catch((error) => !left && setState({ item: undefined, problem: whyNot(error) }));
		return () => {
			left = true;
		};
	}, [read, known]);
	return state;
}
