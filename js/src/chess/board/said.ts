import { type Men, squareOf } from "./drawing.js";
import type { ChessWords } from "../language/words.js";

/** A position in words, for those who listen: "White: king g1, rook e1. Black: king h8." */
export function saidPosition(men: Men, words: ChessWords): string {
	const of = (letters: string) =>
		[...letters].flatMap((letter) => men.flatMap((man, n) => (man === letter ? [`${words.names[letter.toUpperCase() as keyof ChessWords["names"]]} ${squareOf(n)}`] : []))).join(", ");
	return `${words.colors.white}: ${of("KQRBNP")}. ${words.colors.black}: ${of("kqrbnp")}.`;
}
