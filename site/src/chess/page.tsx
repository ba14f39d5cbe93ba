import { App } from "../app.js";
import type { Kit } from "../files/kit.js";
import { chessRoom } from "../rooms/chess.js";

/** The first page of chess. */
export function ChessPage({ first }: { first?: Promise<Kit> }) {
	return <App home={chessRoom} first={first} />;
}
