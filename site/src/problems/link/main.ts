// By a link: problems to be read and solved.
import { captionOf } from "pbnkit/pbi/board";
import { storedChoice } from "../../frame/choice.js";
import { type Linked, type Show, showAlone } from "../../link/page.js";
import type { Place } from "../../share/address.js";
import { siteWords } from "../../words/site.js";
import { speakOfArticles } from "../articles/language.js";
import { problemWords } from "../language.js";
import { speakOnPage } from "../say.js";
import { drawProblems } from "./shown.js";

/** Shows the problems that the address has in it: as `showAlone`. */
export const showLink = (open: () => Promise<void>): Promise<void> => showAlone(showProblems, open);

const showProblems: Show = async (element: HTMLElement, place: Place): Promise<Linked> => {
	await Promise.all([speakOnPage(), speakOfArticles()]);
	const language = new URLSearchParams(location.hash.slice(1)).get("lang") ?? storedChoice().language;
	const { text, handle } = await drawProblems(element, place, { language, none: problemWords(siteWords()).none });
	const [first] = handle.problems;
	return {
		text,
		title: first && (captionOf(first)[0] ?? first.stipulation),
		savedAs: "problem.pbi",
		goTo: ({ move }) => move !== undefined && handle.goTo({ move }),
		destroy: () => handle.destroy(),
	};
};
