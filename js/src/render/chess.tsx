import { faultOf } from "../auto/chess/fault.js";
import { chessSettings } from "../auto/chess/settings-from.js";
import { boardSvg, positionOf } from "../chess/board/drawing.js";
import { saidPosition } from "../chess/board/said.js";
import { GameView } from "../chess/index.js";
import { en } from "../chess/language/en.js";
import { wordsOf } from "../chess/language/languages.js";
import type { ChessWords } from "../chess/language/words.js";
import { positionAt } from "../chess/position.js";
import { type ChessPart, defaults } from "../chess/settings.js";
import { standard } from "../chess/view/own.js";
import { writtenMarks, writtenMoves } from "../chess/written.js";
import type { Pgn, PgnGame, PgnMove, Source } from "../pgn/types.js";
import { moveAt } from "../played/tree.js";
import type { BlockFinding } from "./block-finding.js";
import { type OwnOfText, prerenderPlayed } from "./played.js";
import type { BlockNote, PrerenderOptions } from "./prerender.js";

/** What `prerenderChess` of this folder does, with all that it needs. */
export async function prerenderChess(pgn: Pgn, document: Source, options: PrerenderOptions = {}): Promise<{ bytes: Uint8Array; blocks: number; notes: BlockNote[]; findings: BlockFinding[] }> {
	const made = await prerenderPlayed("prerenderChess", chess, pgn, document, options);
	return { ...made, findings: made.findings as BlockFinding[] };
}

const chess: OwnOfText<"pgn" | "fen"> = {
	keys: { games: "pgn", positions: "fen" },
	notations: ["pgn", "fen"],
	settings: chessSettings,
	defaults,
	words: (tag) => wordsOf(tag) ?? en,
	faultOf,
	own: () => standard.own,
	view: (props) => <GameView {...(props as unknown as Parameters<typeof GameView>[0])} />,
	written(game, { places, start, show }) {
		const { fen } = positionAt(game, start) ?? {};
		if (!fen) return undefined;
		const parts = show as readonly ChessPart[];
		// What stays as it is at the start where the script is not to change it.
		return {
			start: fen,
			moves: writtenMoves(places, parts),
			...(show.includes("captured") && { captured: "" }),
			...(show.includes("marks") && { marks: writtenMarks((moveAt(start) as PgnMove | undefined) ?? (game as unknown as PgnGame)) || undefined }),
		};
	},
	position(line, { orientation, words, id }) {
		const found = positionOf(line);
		return found && { svg: boardSvg({ men: found.men, orientation, label: saidPosition(found.men, words as ChessWords), id }), toMove: words.board.toMove[found.color] };
	},
};
