import type { Game } from "pbnkit";
import { useCallback, useEffect, useLayoutEffect, useState } from "preact/hooks";
import { whyNot } from "../files/convert.js";
import type { BoardReader } from "./board-reader.js";
import { useWorker, worker } from "./reading-worker.js";

/** How long the list waits before it shows what has come, in milliseconds. */
const pause = 150;

/** How far the reading of a file is. */
export interface Boards {
	/** Another number where the index has grown. */
	version: number;
	/** How much has been read, from 0 to 1; undefined where that is all. */
	progress: number | undefined;
	problem: string | undefined;
	retry(): void;
}

/** Reads the boards of a file as long as it is looked at. */
export function useBoards(reader: BoardReader): Boards {
	const [attempt, setAttempt] = useState(0);
	const [state, setState] = useState({ version: 0, progress: reader.complete ? undefined : 0, problem: undefined as string | undefined });

	// An effect is cleaned up after the next paint: until then what is read of one file would be shown of the next.
	useLayoutEffect(() => {
		const leave = useWorker();
		if (reader.complete) return leave;
		const stop = new AbortController();
		let waiting: ReturnType<typeof setTimeout> | undefined;
		let done = 0;
		const show = (progress: number | undefined, problem?: string) => {
			clearTimeout(waiting);
			waiting = undefined;
			if (!stop.signal.aborted) setState(({ version }) => ({ version: version + 1, progress, problem }));
		};
		worker()
			.then((pbn) =>
				reader.read(
					pbn,
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

/** A game of a file, when it has been read; until then the one before it. */
export function useGame(reader: BoardReader, number: number, known: boolean): { game: Game | undefined; problem: string | undefined } {
	const [state, setState] = useState<{ game: Game | undefined; problem: string | undefined }>({ game: undefined, problem: undefined });
	useEffect(() => {
		if (!known) return;
		let left = false;
		worker()
			.then((pbn) => reader.game(pbn, number))
			.then((game) => !left && setState({ game, problem: undefined }))
			.catch((error) => !left && setState({ game: undefined, problem: whyNot(error) }));
		return () => {
			left = true;
		};
	}, [reader, number, known]);
	return state;
}
