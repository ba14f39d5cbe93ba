/**
 * What shows problems: diagrams as SVG, with neither a module nor Preact where a text is as programs write it. The embed script, `../auto.ts`, loads it
 * where a page has such a block; the moves of a solution are read, by what reads games of chess, when somebody opens it.
 */
import { repairCms } from "../../blocks/repair-cms.js";
import { messageOf } from "../../host/errors.js";
import type { Bytes } from "../../pbn/types.js";
import type { Make } from "../../played/svg.js";
import type { ProblemWords } from "../../problems/language/words.js";
import type { Ask } from "../ask.js";
import { isClosed, isPlain, leaks, textOf } from "../element-text.js";
import type { Container, View } from "../notation.js";
import type { ShowOptions } from "../options.js";
import { doneMark, tellWriter } from "../page.js";
import { hideElement, placeFor, type Restore } from "../place.js";
import { chosenByNumber } from "../played/chosen.js";
import { makeElement, makeHtml } from "../played/draw.js";
import { alive } from "./alive.js";
import { drawProblem, solutionOf } from "./figure.js";
import type { ProblemsHandle } from "./handle.js";
import { movesOf } from "./moves-of.js";
import { plainProblems, type ShownProblem } from "./plain.js";
import type { ProblemReader } from "./read.js";
import { problemSettings } from "./settings-from.js";
import { defaults, type ProblemSettings } from "./settings.js";
import { problemStyles } from "./styles.js";
import { asFile, beginsAsProblems } from "./text.js";
import { problemWords } from "./words.js";

const key = "pbi";

/** What is shown of a text. */
interface ShownBlock {
	problems: readonly ShownProblem[];
	settings: ProblemSettings;
	words: ProblemWords;
	attributes: Readonly<Record<string, string>>;
}

/** What a container says, and what hides it. */
interface Content {
	problems: readonly ShownProblem[];
	hide(): Restore;
}

let blockCount = 0;

/** Elements of a page, by its own functions. */
const html = makeHtml as unknown as Make<Element>;
const svg = makeElement as unknown as Make<Element>;

/** Puts a block on the page. */
function show({ problems, settings, words, attributes }: ShownBlock, put: (block: HTMLElement) => Restore): ProblemsHandle {
	const id = `${key}-x${++blockCount}`;
	const element = document.createElement("div");
	element.className = `${key}-block`;
	element.lang = words.tag;
	for (const [name, value] of Object.entries(attributes)) if (name.startsWith("data-") && !name.startsWith(`data-${key}-`)) element.setAttribute(name, value);
	element.setAttribute(`data-${key}-block`, "");
	element.setAttribute(doneMark(key), "");
	const isNumbered = problems.length > 1;
	const drawn = problems.map((problem, n) => drawProblem(problem, { settings, words, id: `${id}-${n + 1}`, isNumbered }, { html, svg }));
	element.append(...drawn);
	const restore = put(element);
	return alive(element, {
		problems,
		async prepare(figure) {
			const problem = problems[drawn.indexOf(figure)];
			const solution = problem && solutionOf(problem, words);
			if (problem?.fen && solution) figure.dataset["pbiMoves"] = await movesOf(solution, problem.fen, readGames);
		},
		leave() {
			element.remove();
			restore();
		},
	});
}

let chess: ReturnType<(typeof import("../chess/read.js"))["load"]> | undefined;

/** Reads games of chess by the module that has their laws, which is loaded once. What failed may be tried again. */
async function readGames(pgn: string) {
	chess ??= import("../chess/read.js").then(({ load }) => load());
	chess.catch(() => (chess = undefined));
	return (await (await chess).parse(pgn)).games;
}

/** Whether the text of a container is whole, as it is on the page. */
const isWhole = (container: Container) => isPlain(container) && (isClosed(container.kind) || !leaks(container, beginsAsProblems));

/** The problems of a text: the module reads what has more than programs write. */
const problemsOf = async (ask: Ask<ProblemReader>, text: string): Promise<readonly ShownProblem[]> => plainProblems(text) ?? (await (await ask()).parse(asFile(text))).problems;

async function contentOf(ask: Ask<ProblemReader>, container: Container, repair: boolean): Promise<Content> {
	const { element, kind, attributes } = container;
	const hide = () => hideElement(element, key);
	const address = attributes["data-src"];
	if (address) {
		const response = await fetch(new URL(address, document.baseURI));
		if (!response.ok) throw new Error(`${address} cannot be read: HTTP status ${response.status}`);
		// What is in an element that ends with a paragraph may be the article.
		return { problems: await problemsOf(ask, await response.text()), hide: isClosed(kind) ? hide : () => () => undefined };
	}
	const repaired = (text: string) => (repair ? repairCms(text) : text);
	if (isWhole(container)) return { problems: await problemsOf(ask, repaired(textOf(container))), hide };
	const [reader, { findInSource }] = await Promise.all([ask(), import("./source.js")]);
	const { block, text, hide: hideText } = await findInSource(container, (document) => reader.blocks(document), beginsAsProblems);
	if (block.closed) return { problems: await problemsOf(ask, repair ? repairCms(block.html) : block.text), hide: hideText };
	tellWriter(element, `this block is not closed: write </${kind}> after its last line. Its text stays, since the article may be in it.`, key);
	return { problems: await problemsOf(ask, repaired(text)), hide: () => () => undefined };
}

const ready = async (language: unknown) => (await Promise.all([problemWords(language), problemStyles()]))[0];

/** What a writer has said of a block. */
function settingsOf({ element, attributes }: Container, page: Record<string, string>, options: ShowOptions): ProblemSettings {
	const complain = (of: Element | string) => (message: string) => console.warn(`pbnkit: ${message}`, of);
	return { ...defaults, ...problemSettings(page, complain("(on the script tag)")), ...options.problems, ...problemSettings(attributes, complain(element)) };
}

const view: View<ProblemReader> = {
	needsModule: (container) => !container.attributes["data-src"] && (!isWhole(container) || plainProblems(textOf(container)) === undefined),
	needsModuleToLive: () => false,
	expect: () => undefined,

	async prepare(ask, container, page, language, options) {
		const { element, attributes } = container;
		try {
			const repair = (options.repair ?? attributes["data-repair"] ?? page["data-repair"]) === "cms";
			const { problems, hide } = await contentOf(ask, container, repair);
			const chosen = chosenByNumber(problems, attributes["data-problem"]);
			if (chosen.length === 0) throw new Error(`there is no ${problems.length === 0 ? "problem" : "such problem"} in it`);
			const shown = { problems: chosen, settings: settingsOf(container, page, options), words: await ready(language), attributes };
			return () => show(shown, placeFor(element, hide));
		} catch (error) {
			tellWriter(element, `this block is left as it is: ${messageOf(error)}.`, key);
			return undefined;
		}
	},

	/** Rendered text needs no module, and has a script of its own. */
	enliven: () => Promise.reject(new Error("it is not rendered text")),

	async render(ask, element, source: Bytes | string, language, options) {
		const given = typeof source === "string" ? source : new TextDecoder().decode("arrayBuffer" in source ? await source.arrayBuffer() : source);
		const problems = await problemsOf(ask, options.repair === "cms" ? repairCms(given) : given);
		if (problems.length === 0) throw new Error("there is no problem in it");
		return show({ problems, settings: { ...defaults, ...options.problems }, words: await ready(language), attributes: {} }, (block) => {
			element.append(block);
			return () => undefined;
		});
	},

	open: () => undefined,
};

export const { needsModule, needsModuleToLive, expect, prepare, enliven, render, open } = view;
