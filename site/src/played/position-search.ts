import { useEffect, useState } from "preact/hooks";
import { whyNot } from "../files/convert.js";
import { Pauses } from "../files/pauses.js";
import type { GameReader } from "./game-reader.js";
import type { Notation, PlayedKit, PositionSearch, Sought } from "./notation.js";
import { stepOf } from "./steps.js";

/** How long the search waits before it shows what it has found, in milliseconds. */
const pause = 150;

interface Found {
	/** Where each game has it, by its number: a step as the address has them, or undefined at its start. */
	games: ReadonlyMap<number, string | undefined>;
	isBusy: boolean;
	problem: string | undefined;
}

/** The games of a file with a position, in variations, too. */
export function usePositionSearch(notation: Notation, reader: GameReader, sought: Sought | undefined): Found | undefined {
	const key = sought && JSON.stringify(sought);
	const [state, setState] = useState<{ of: string | undefined } & Found>();
	useEffect(() => {
		const { positions, worker } = notation;
		if (!sought || !key || !positions) return setState(undefined);
		const stop = new AbortController();
		const { signal } = stop;
		const games = new Map<number, string | undefined>();
		const show = (isBusy: boolean, problem?: string) => signal.aborted || setState({ of: key, games: new Map(games), isBusy, problem });
		const leave = worker.use();
		show(true);
		worker
			.get()
			.then((kit) => search(kit, positions, reader, { ...sought, signal }, games, () => show(true)))
			.then(() => show(false))
			.catch((error) => show(false, whyNot(error)));
		return () => {
			stop.abort();
			leave();
		};
	}, [reader, key]);
	return state?.of === key ? state : undefined;
}

async function search(kit: PlayedKit, positions: PositionSearch, { file, encoding }: GameReader, options: Sought & { signal: AbortSignal }, games: Map<number, string | undefined>, show: () => void): Promise<void> {
	const pauses = new Pauses();
	let shown = performance.now();
	for await (const game of positions.search(kit, file, { ...options, ...(encoding && { sourceEncoding: encoding }) })) {
		games.set(game.number, game.at && game.at.length > 0 ? stepOf(game, game.at) : undefined);
		if (performance.now() - shown > pause) {
			shown = performance.now();
			show();
		}
		await pauses.take();
	}
}
