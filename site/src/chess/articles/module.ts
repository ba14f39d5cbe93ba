import { load, type Pgn } from "pbnkit/pgn";

let loading: Promise<Pgn> | undefined;

/** What judges positions. It is loaded once, and tried again after a failure. */
export function moduleOfChess(): Promise<Pgn> {
	loading ??= load().catch((error) => {
		loading = undefined;
		throw error;
	});
	return loading;
}
