import type { PdnGame } from "pbnkit/pdn";
import { boardSvg, positionOf } from "pbnkit/pdn/board";
import { moveText, variantOfGame } from "pbnkit/pdn/game";
import { Board, type DraughtsMove, type DraughtsSettings, type DraughtsWords } from "pbnkit/pdn/viewer";
import { NamingChoice } from "../../played/share/naming-choice.js";
import type { NamingProps, Sharing } from "../../played/share/sharing.js";
import { fileNameOf } from "../../played/titles.js";
import { draughts } from "../../rooms/facts.js";
import { useSite } from "../../words/use-site.js";
import { pdnType } from "../convert.js";
import { draughtsWords } from "../language.js";
import { draughtsScoring } from "../table/scoring.js";
import { titleOf } from "../titles.js";
import { drawingOf, printed, type Spot } from "./picture.js";

/** Games of draughts that are shared, copied or saved. */
export const draughtsSharing: Sharing = {
	facts: draughts,
	type: pdnType,
	titleOf: (game, words) => titleOf(game as PdnGame, words as DraughtsWords),
	fileNameOf: (game) => fileNameOf(game, draughtsScoring),
	printed: (move, game) => printed(move as PlayedDraughtsMove, game as PdnGame),
	pictureOf(game, spot, words, isBlackBelow) {
		const drawing = drawingOf(game as PdnGame, spot as Spot, words as DraughtsWords, isBlackBelow);
		return drawing && { svg: boardSvg(drawing), board: <Board {...drawing} id="copied" words={words as DraughtsWords} /> };
	},
	movesOf: (game, { naming, isAnnotated }) => moveText(game as PdnGame, { squares: naming as DraughtsSettings["squares"], variations: isAnnotated, comments: isAnnotated, nags: isAnnotated }),
	naming: "variant" satisfies DraughtsSettings["squares"],
	Naming: SquaresChoice,
	hasBuilder: true,
	analysis: { site: "Lidraughts", name: "lidraughts", addressOf: (game, fen) => lidraughts(game as PdnGame, fen) },
};

type PlayedDraughtsMove = Parameters<Sharing["printed"]>[0] & DraughtsMove;

/** What Lidraughts calls the variants that it analyses. */
const analysed: Readonly<Record<string, string>> = { international: "standard", frisian: "frisian", russian: "russian", brazilian: "brazilian" };

/** Where Lidraughts analyses a position, by the numbers of its squares; undefined for other variants. */
function lidraughts(game: PdnGame, fen: string): string | undefined {
	const variant = variantOfGame(game);
	const position = positionOf(fen, variant);
	const key = analysed[variant.name];
	if (!position || key === undefined) return undefined;
	const listOf = (side: "w" | "b") => position.pieces.flatMap((piece, n) => (piece?.toLowerCase() === side ? [piece === side ? `${n + 1}` : `K${n + 1}`] : [])).join();
	return `https://lidraughts.org/analysis/${key}/${position.color === "white" ? "W" : "B"}:W${listOf("w")}:B${listOf("b")}`;
}

/** How squares are named in moves. */
function SquaresChoice(props: NamingProps) {
	const { squares, squaresAs } = draughtsWords(useSite()).share;
	return <NamingChoice label={squares} options={squaresAs} name="squares" {...props} />;
}
