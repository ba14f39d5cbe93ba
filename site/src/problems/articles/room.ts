import { copyText } from "pbnkit/viewer";
import { foreignText, recognizeText } from "../../intake/foreign.js";
import type { ArticleRoom } from "../../rooms/article.js";
import { problems } from "../../rooms/facts.js";
import { filled } from "../../words/filled.js";
import { siteWords } from "../../words/site.js";
import { problemWords } from "../language.js";
import { bare, sample } from "./examples.js";
import { problemsGallery } from "./gallery.js";
import { kind } from "./kinds.js";
import { articleWords } from "./language.js";
import { ProblemSource } from "./source.js";
import { stillOf } from "./still.js";

export const problemArticles: ArticleRoom = {
	...problemsGallery,
	texts(site) {
		const { builder } = site;
		const { anyGround, tooLarge, tooLong, short, ...others } = articleWords(site).builder;
		return { ...builder, ...others, grounds: { ...builder.grounds, any: anyGround }, problems: { ...builder.problems, tooLarge, tooLong }, containers: { ...builder.containers, [kind.key]: short } };
	},
	sample,
	copyText,
	bare,
	programs: {},
	takes(text) {
		const is = recognizeText(text);
		if (!is?.sure || is.family === problems.family) return "unchanged";
		const site = siteWords();
		return { problem: foreignText(is) ?? filled(problemWords(site).page.paste.nothing, { line: bare }, site) };
	},
	Source: ProblemSource,
	still: stillOf,
	untitled: (site) => articleWords(site).untitled,
};
