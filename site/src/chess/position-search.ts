import type { PgnReader, PgnSearchOptions } from "pbnkit/pgn/read";
import { useEffect, useState } from "preact/hooks";
import { whyNot } from "../files/convert.js";
import { Pauses } from "../files/pauses.js";
import type { GameReader } from "./game-reader.js";
import { ofGames } from "./reading-worker.js";
import { stepOf } from "./steps.js";

/** What games are looked for by: a position, or the men of one. */
export type Sought = { position: string } | { material: string };

/** How long the search waits before it shows what it has found, in milliseconds. */
const pause = 150;

const fen = /^[1-8pnbrqkPNBRQK]{1,8}(?:\/[1-8pnbrqkPNBRQK]{1,8}){7}(?!\S)/;
const men = /^[KQRBNPkqrbnp]{3,32}$/;

/** What a text of the search field looks for, where that is no text of a tag: a FEN, or men such as "KRPkr". */
export function soughtBy(text: string): Sought | undefined {
	const wanted = text.trim();
	if (fen.test(wanted)) return { position: wanted };
	const hasOne = (king: string) => wanted.split(king).length === 2;
	return men.test(wanted) && hasOne("K") && hasOne("k") ? { material: wanted } : undefined;
}

interface Found {
	/** Where each game has it, by its number: a step as the address has them, or undefined at its start. */
	games: ReadonlyMap<number, string | undefined>;
	isBusy: boolean;
	problem: string | undefined;
}

/** The games of a file with a position, in variations, too. */
export function usePositionSearch(reader: GameReader, sought: Sought | undefined): Found | undefined {
	const key = sought && JSON.stringify(sought);
	const [state, setState] = useState<{ of: string | undefined } & Found>();
	useEffect(() => {
		if (!sought || !key) return setState(undefined);
		const stop = new AbortController();
		const { signal } = stop;
		const games = new Map<number, string | undefined>();
		const show = (isBusy: boolean, problem?: string) => signal.aborted || setState({ of: key, games: new Map(games), isBusy, problem });
		const leave = ofGames.use();
		show(true);
		ofGames
			.get()
			.then((pgn: PgnReader) => search(pgn, reader, { ...sought, variations: true, signal } as PgnSearchOptions, games, () => show(true)))
			.then(() => show(false))
			.catch((error) => show(false, whyNot(error)));
		return () => {
			stop.abort();
			leave();
		};
	}, [reader, key]);
	return state?.of === key ? state : undefined;
}

async function search(pgn: PgnReader, { file, encoding }: GameReader, options: PgnSearchOptions, games: Map<number, string | undefined>, show: () => void): Promise<void> {
	const pauses = new Pauses();
	let shown = performance.now();
	for await (const game of pgn.games(file, { ...options, ...(encoding && { sourceEncoding: encoding }) })) {
		games.set(game.number, game.at && game.at.length > 0 ? stepOf(game, game.at) : undefined);
		if (performance.now() - shown > pause) {
			shown = performance.now();
			show();
		}
		await pauses.take();
	}
}
