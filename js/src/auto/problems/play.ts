/** What plays a solution: the buttons, and the words for those who listen. It is loaded when somebody opens the first one. */
import { chessWords } from "../chess/words.js";
import { RenderedGame } from "../played/rendered-game.js";
import { ProblemSide } from "./side.js";
import { problemWords } from "./words.js";

/** Lets a reader play the solution of a problem, whose moves its element has as an attribute. */
export async function playable(element: HTMLElement, language: string): Promise<RenderedGame> {
	const [words, ofMoves] = await Promise.all([problemWords(language), chessWords(language)]);
	const text = element.querySelector<HTMLElement>(".pbi-solution");
	if (text) Object.assign(text, { tabIndex: 0, role: "group", ariaLabel: words.solution });
	return new RenderedGame("pbi", element, new ProblemSide(element, words, ofMoves), ofMoves, "white");
}
