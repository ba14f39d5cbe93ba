import { App } from "../app.js";
import { chessRoom } from "../rooms/chess.js";

/** The first page of chess. */
export function ChessPage() {
	return <App home={chessRoom} />;
}
