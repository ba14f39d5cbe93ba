import { drawDiagram } from "../../problems/board/drawing.js";
import { figureOf } from "../../problems/board/figure.js";
import { menOf } from "../../problems/board/men.js";
import { saidMen } from "../../problems/board/said.js";
import type { ProblemWords } from "../../problems/language/words.js";
import type { Make } from "../../played/svg.js";
import type { ShownProblem } from "./plain.js";
import type { ProblemSettings } from "./settings.js";
import { readSolution, type Solution } from "./solution.js";

/** How a problem is drawn. */
interface Drawing {
	settings: ProblemSettings;
	words: ProblemWords;
	/** What the ids in it begin with. */
	id: string;
	/** Whether its number is above the diagram, since there are several. */
	isNumbered: boolean;
	/** The moves of its solution as an attribute has them, where they are known by now. */
	moves?: string | undefined;
}

/** What makes elements: of HTML, and of drawings. */
interface Makes<T> {
	html: Make<T>;
	svg: Make<T>;
}

/** What a problem has as its solution, and the moves of that; undefined where it has none. */
export function solutionOf({ solution, keymove }: ShownProblem, { letters }: ProblemWords): Solution | undefined {
	const text = solution ?? keymove;
	return text ? readSolution(text, [letters.K, letters.Q, letters.R, letters.B, letters.S].join("")) : undefined;
}

/** Draws a problem by a function that makes elements: those of a page, or of a framework that writes text. */
export function drawProblem<T>(problem: ShownProblem, drawing: Drawing, { html: make, svg }: Makes<T>): T {
	const { settings, words, isNumbered, moves } = drawing;
	const solution = settings.solution === "none" ? undefined : solutionOf(problem, words);
	return make(
		"div",
		{ class: "pbi-problem", ...(solution && problem.fen && { "data-pbi-start": problem.fen }), ...(solution && moves !== undefined && { "data-pbi-moves": moves }) },
		figureOf(problem, { board: boardOf(problem, drawing, svg), words, number: isNumbered ? problem.number : undefined, captioned: settings.caption }, make),
		...(solution ? [answerOf(solution, settings.solution === "open", words, make)] : []),
	);
}

function boardOf<T>(problem: ShownProblem, { words, id, settings: { coordinates } }: Drawing, make: Make<T>): T | undefined {
	const men = menOf(problem);
	return men && drawDiagram({ men, coordinates, id, label: `${words.diagram} ${saidMen(men, words)}` }, make);
}

/** The solution behind its button, and above it where the buttons come that play it. */
function answerOf<T>({ pieces }: Solution, isOpen: boolean, words: ProblemWords, make: Make<T>): T {
	return make(
		"details",
		{ class: "pbi-answer", ...(isOpen && { open: "" }) },
		make("summary", {}, words.answer),
		make("div", { class: "pbi-controls", role: "group", "aria-label": words.solution, hidden: "" }),
		make("div", { class: "pbi-solution" }, ...pieces.map(({ text, move }) => (move === undefined ? text : make("span", { class: "pbi-move" }, text)))),
		make("p", { class: "pbi-spoken", "aria-live": "polite" }),
	);
}
