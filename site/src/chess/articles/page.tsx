import { Builder } from "../../publish/builder.js";
import { chessArticles } from "./room.js";

/** The builder of chess. */
export function ChessBuilder() {
	return <Builder room={chessArticles} />;
}
