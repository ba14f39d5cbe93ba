import type { ShownProblem } from "pbnkit/auto";
import { captionOf, DiagramBoard, menOf, saidMen } from "pbnkit/pbi/viewer";
import { h } from "preact";
import { pngOfBoard } from "../../played/articles/png-of-board.js";
import type { Published, Still } from "../../rooms/article.js";
import { viewerWordsOf } from "../viewer-words.js";

/** The first problem as a picture and in words. Of its solution nothing is told. */
export async function stillOf({ items, attributes, tag }: Published): Promise<Still> {
	const [problem] = items as readonly ShownProblem[];
	const men = problem && menOf(problem);
	if (!problem || !men) return { pictureName: "problem.png" };
	const words = await viewerWordsOf(tag);
	const title = attributes["data-caption"] === "none" ? "" : captionOf(problem).slice(0, 2).join(", ");
	const description = [title, problem.stipulation, saidMen(men, words)].filter(Boolean).join(". ");
	return {
		...(title && { title }),
		description,
		pictureName: "problem.png",
		picture: () => pngOfBoard(h(DiagramBoard, { men, coordinates: attributes["data-coordinates"] === "shown", id: "still", words })),
	};
}
