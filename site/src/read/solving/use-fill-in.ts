import type { Game } from "pbnkit";
import { useCallback, useLayoutEffect, useReducer, useState } from "preact/hooks";
import type { BoardReader } from "../board-reader.js";
import { useWorker, worker } from "../reading-worker.js";
import { FillIn } from "./fill-in.js";
import { session, workerCount } from "./session.js";

/** Those that were begun and not closed. */
const begun = new WeakMap<BoardReader, FillIn>();

async function* gamesOf(reader: BoardReader, numbers: readonly number[], signal: AbortSignal): AsyncGenerator<Game, void, void> {
	const leave = useWorker();
	try {
		yield* reader.games(await worker(), numbers, signal);
	} finally {
		leave();
	}
}

/** What is computed of all boards of a file, if anybody wants that, and how to begin and to end it. */
export function useFillIn(reader: BoardReader): { fillIn: FillIn | undefined; begin(): void; close(): void } {
	const [fillIn, setFillIn] = useState(begun.get(reader));
	const [, drawAgain] = useReducer((before: number) => before + 1, 0);
	// Before the next paint, or what changes until then is never drawn.
	useLayoutEffect(() => fillIn?.subscribe(() => drawAgain(undefined)), [fillIn]);
	const begin = useCallback(() => {
		const numbers = reader.index.entries.map(({ number }) => number);
		const made = begun.get(reader) ?? new FillIn({ games: (left, signal) => gamesOf(reader, left, signal) }, numbers, session, workerCount());
		begun.set(reader, made);
		setFillIn(made);
		void made.run();
	}, [reader]);
	const close = useCallback(() => {
		begun.get(reader)?.pause();
		begun.delete(reader);
		setFillIn(undefined);
	}, [reader]);
	return { fillIn, begin, close };
}
