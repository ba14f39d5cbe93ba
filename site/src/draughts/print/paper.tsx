import type { PdnGame } from "pbnkit/pdn";
import { moveText, startOf, tagValue, variantOfGame } from "pbnkit/pdn/game";
import { Board, type DraughtsMove, type DraughtsSettings, type DraughtsWords, Movetext, type Pieces, type Variant } from "pbnkit/pdn/viewer";
import type { MovesProps, NamingProps, Paper, PaperGame, PaperLanguage, PrintedPosition } from "../../played/print/paper.js";
import { wholeReaderOf } from "../game-reader.js";
import { draughtsWords, viewerWords } from "../language.js";
import { draughtsScoring } from "../table/scoring.js";
import { toMove } from "../to-move.js";
import { variantName } from "../variants.js";

type Squares = DraughtsSettings["squares"];

/** Games of draughts on paper. */
export const draughtsPaper: Paper = {
	wholeReaderOf: ({ file, validation }) => wholeReaderOf(file, validation?.encoding),
	scoring: draughtsScoring,
	viewerWords,
	about: (game, words) => [variantName(variantOfGame(game as PdnGame).name, words), tagValue(game as PdnGame, "Opening")].filter(Boolean).join(", "),
	naming: "variant" satisfies Squares,
	Naming: SquaresChoice,
	Moves,
	hasFaults: true,
	positionOf: printedOf,
};

function Moves({ game, language, settings, naming, id }: MovesProps) {
	return <Movetext game={game as PdnGame} words={language.words as DraughtsWords} settings={{ ...settings, squares: naming as Squares }} id={id} />;
}

/** How squares are named in moves. */
function SquaresChoice({ language: { words }, naming, choose }: NamingProps) {
	const { squares, squaresAs } = draughtsWords(words).share;
	return (
		<label>
			{squares}
			<select value={naming} onChange={({ currentTarget }) => choose(currentTarget.value)} data-print="squares">
				{Object.entries(squaresAs).map(([value, label]) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
		</label>
	);
}

/** The position that a game begins in, and as its solution the moves that are played there. */
function printedOf(printed: PaperGame, naming: string, language: PaperLanguage): PrintedPosition {
	const words = language.words as DraughtsWords;
	const game = printed as PdnGame;
	const { number, moves } = game;
	const variant = variantOfGame(game);
	const position = startOf(game);
	const value = (name: string) => tagValue(game, name);
	const color = position?.color ?? variant.first;
	return {
		number,
		name: [value("White"), value("Black")].filter(Boolean).join(" – ") || value("Event"),
		board: position && <PaperBoard pieces={position.pieces} variant={variant} words={words} id={`print-${number}`} />,
		text: value("FEN") ?? "",
		color,
		task: toMove(color, variant, words),
		solution: moves.length > 0 ? moveText({ ...game, moves: withoutSetup(moves), result: "" }, { squares: naming as Squares, nags: false }).trim().replace(/^1\.(?:\.\.)? /, (number) => (number === "1. " ? "" : "… ")) : undefined,
	};
}

/** The diagram has the position of the first move. */
const withoutSetup = ([first, ...others]: readonly DraughtsMove[]): DraughtsMove[] => {
	const { setup: _, ...move } = first as DraughtsMove;
	return [move, ...others];
};

interface PaperBoardProps {
	pieces: Pieces;
	variant: Variant;
	words: DraughtsWords;
	id: string;
}

const PaperBoard = (props: PaperBoardProps) => <Board {...props} paper />;
