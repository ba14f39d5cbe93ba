/** Moves as they are seen and as they are heard. */
import { lettered } from "../../pgn/game/text.js";
import type { PgnMove } from "../../pgn/types.js";
import { type ChessWords, fill } from "../language/words.js";
import type { ChessSettings } from "../settings.js";

/** In print both colours have the same figurines. */
const printed = "♔♕♖♗♘";

/** A move as it is shown, without its number; one that is not legal is as the file has it. */
export function shownMove(move: PgnMove, words: ChessWords, letters: ChessSettings["letters"], view: ChessSettings["view"]): string {
	const own = letters === "english" ? "KQRBN" : letters === "language" ? words.letters : view === "print" ? printed : "figurines";
	return lettered(move, own).replaceAll("O-O", "0-0").replaceAll("0-O", "0-0");
}

/** A move for those who listen: "knight takes f3, check". */
export function saidMove(move: PgnMove, words: ChessWords): string {
	const { said, names } = words;
	const { san } = move;
	if (san === undefined) return fill(said.unread, { text: move.text });
	const ending = san.endsWith("#") ? "mate" : san.endsWith("+") ? "check" : undefined;
	const told = plain(san, said, names);
	return ending ? fill(said[ending], { move: told }) : told;
}

/** "white knight". */
export function nameOfMan(man: string, { men }: ChessWords): string {
	const letter = man.toUpperCase() as keyof ChessWords["names"];
	return (man === letter ? men.white : men.black)[letter];
}

function plain(san: string, said: ChessWords["said"], names: ChessWords["names"]): string {
	if (san === "--") return said.null;
	if (san.startsWith("O-O-O")) return said.long;
	if (san.startsWith("O-O")) return said.short;
	const [, letter = "", from = "", takes, to = "", promoted] = /^([KQRBN]?)([a-h]?[1-8]?)(x?)([a-h][1-8])(?:=([QRBN]))?/.exec(san) ?? [];
	const nameOf = (letter: string) => names[(letter || "P") as keyof typeof names];
	const move = fill(takes ? said.takes : said.move, { man: nameOf(letter), from: from && `${from} `, to });
	return promoted ? fill(said.promotes, { move, man: nameOf(promoted) }) : move;
}
