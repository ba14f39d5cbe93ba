import { boardSvg } from "pbnkit/pgn/board";
import { moveText } from "pbnkit/pgn/game";
import type { PgnGame, PgnMove } from "pbnkit/pgn/read";
import { Board, type ChessWords } from "pbnkit/pgn/viewer";
import { NamingChoice } from "../../played/share/naming-choice.js";
import type { NamingProps, Sharing } from "../../played/share/sharing.js";
import { chess } from "../../rooms/facts.js";
import { useSite } from "../../words/use-site.js";
import { pgnType } from "../convert.js";
import { chessWords, viewerWords } from "../language.js";
import { fileNameOf, titleOf } from "../titles.js";
import { drawingOf, printed, type Spot } from "./picture.js";

/** Where Lichess analyses a position: the address has it as a FEN with underscores. */
const lichess = "https://lichess.org/analysis/standard/";

/** Games of chess that are shared, copied or saved. */
export const chessSharing: Sharing = {
	facts: chess,
	type: pgnType,
	titleOf: (game, words) => titleOf(game as PgnGame, words as ChessWords),
	fileNameOf: (game) => fileNameOf(game as PgnGame),
	printed: (move) => printed(move as PgnMove),
	pictureOf(game, spot, words, isBlackBelow) {
		const drawing = drawingOf(game as PgnGame, spot as Spot, words as ChessWords, isBlackBelow);
		return drawing && { svg: boardSvg(drawing), board: <Board {...drawing} id="copied" words={words as ChessWords} /> };
	},
	movesOf(game, { naming, isAnnotated }, words) {
		const letters = naming === "figurines" ? naming : (words as ChessWords).letters;
		return moveText(game as PgnGame, { letters, variations: isAnnotated, comments: isAnnotated, nags: isAnnotated });
	},
	naming: "figurines",
	Naming: LettersChoice,
	hasBuilder: true,
	analysis: {
		site: "Lichess",
		name: "lichess",
		addressOf: (game, fen) => ((game as PgnGame).variant === undefined ? lichess + encodeURI(fen.replaceAll(" ", "_")) : undefined),
	},
};

/** How men are named in moves. */
function LettersChoice(props: NamingProps) {
	const site = useSite();
	const { letters, lettersAs } = chessWords(site).share;
	const options = { figurines: lettersAs.figurines, language: `${lettersAs.language} (${viewerWords(site).letters})` };
	return <NamingChoice label={letters} options={options} name="letters" {...props} />;
}
