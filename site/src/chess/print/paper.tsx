import type { PgnGame } from "pbnkit/pgn/read";
import { type ChessSettings, type ChessWords, Movetext } from "pbnkit/pgn/viewer";
import type { MovesProps, NamingProps, Paper } from "../../played/print/paper.js";
import { filled } from "../../words/filled.js";
import { wholeReaderOf } from "../game-reader.js";
import { viewerWords } from "../language.js";
import { chessScoring } from "../table/scoring.js";

type Letters = ChessSettings["letters"];

/** Games of chess on paper. */
export const chessPaper: Paper = {
	wholeReaderOf: ({ file, validation }) => wholeReaderOf(file, validation?.encoding),
	scoring: chessScoring,
	viewerWords,
	about(game) {
		const value = (name: string) => chessScoring.tag(game, name);
		return [value("ECO"), [value("Opening"), value("Variation")].filter(Boolean).join(", ")].filter(Boolean).join(" ");
	},
	naming: "figurines" satisfies Letters,
	Naming: LettersChoice,
	Moves,
	hasFaults: false,
};

function Moves({ game, language, settings, naming, id }: MovesProps) {
	return <Movetext game={game as PgnGame} words={language.words as ChessWords} settings={{ ...settings, letters: naming as Letters }} id={id} />;
}

/** How men are named in moves. */
export function LettersChoice({ language, naming, choose }: NamingProps) {
	const { texts } = language;
	const { ask } = texts;
	const { letters } = language.words as ChessWords;
	const isEnglish = letters === "KQRBN";
	const spaced = (letters: string) => [...letters].join(" ");
	return (
		<label>
			{ask.letters}
			<select value={isEnglish && naming === "language" ? "english" : naming} onChange={({ currentTarget }) => choose(currentTarget.value)} data-print="letters">
				<option value="figurines">{filled(ask.figurines, { letters: spaced("♔♕♖♗♘") }, texts)}</option>
				{!isEnglish && <option value="language">{filled(ask.own, { letters: spaced(letters) }, texts)}</option>}
				<option value="english">{filled(isEnglish ? ask.own : ask.english, { letters: spaced("KQRBN") }, texts)}</option>
			</select>
		</label>
	);
}
