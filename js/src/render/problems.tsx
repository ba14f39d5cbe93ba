import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { drawProblem, solutionOf } from "../auto/problems/figure.js";
import { movesOf } from "../auto/problems/moves-of.js";
import { plainProblems, type ShownProblem } from "../auto/problems/plain.js";
import { problemSettings } from "../auto/problems/settings-from.js";
import { defaults, type ProblemSettings } from "../auto/problems/settings.js";
import { asFile } from "../auto/problems/text.js";
import { chosenByNumber } from "../auto/played/chosen.js";
import { bytesOf, readAll } from "../host/source.js";
import type { Pbi, Source } from "../pbi/types.js";
import type { PgnGame, PgnReader } from "../pgn/types.js";
import { element } from "../played/view/element.js";
import { en } from "../problems/language/en.js";
import { wordsOf } from "../problems/language/languages.js";
import type { ProblemWords } from "../problems/language/words.js";
import type { ProblemBlockFinding } from "./block-finding.js";
import { type FoundBlock, type Say, textOfBlock } from "./block-text.js";
import { pageLanguage, withBlocks } from "./output.js";
import type { BlockNote, PrerenderOptions } from "./prerender.js";
import { plain } from "./tags.js";

/** What `prerenderProblems` of this folder does, with all that it needs. */
export async function prerenderProblems(pbi: Pbi, document: Source, options: PrerenderOptions = {}): Promise<{ bytes: Uint8Array; blocks: number; notes: BlockNote[]; findings: ProblemBlockFinding[] }> {
	const isText = typeof document === "string";
	const bytes = isText ? new TextEncoder().encode(document) : bytesOf(document) ?? (await readAll(document, "prerenderProblems"));
	const sourceEncoding = isText ? "utf-8" : options.sourceEncoding;
	const found = sourceEncoding ? { sourceEncoding } : {};
	const { encoding } = await pbi.parse(bytes, { ...found, count: 1 });
	const html = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
	const writer = new Writer(pbi, html, options);
	try {
		const output = await withBlocks({ bytes, html, encoding }, await pbi.blocks(bytes, found), (block, number) => writer.draw(block, number));
		return { ...output, notes: writer.notes, findings: writer.findings };
	} finally {
		await writer.close();
	}
}

/** What a file has, and a block of an article has not. */
const ofFiles = /^(?:file|text\/no-bom$|text\/unterminated-line$)/;

/** Makes the HTML of a document's blocks. */
class Writer {
	readonly notes: BlockNote[] = [];
	readonly findings: ProblemBlockFinding[] = [];
	readonly #pbi: Pbi;
	readonly #html: string;
	readonly #options: PrerenderOptions;
	readonly #lang: string;
	/** What reads the moves of solutions, from the first one that there is. */
	#chess: Promise<PgnReader> | undefined;
	#lastId: number;

	constructor(pbi: Pbi, html: string, options: PrerenderOptions) {
		this.#pbi = pbi;
		this.#html = html;
		this.#options = options;
		this.#lang = options.lang ?? pageLanguage(html) ?? "";
		this.#lastId = [...html.matchAll(/\sdata-pbi-id="(\d{1,9})"/g)].reduce((last, [, number]) => Math.max(last, Number(number)), 0);
	}

	/** undefined where the block has to stay. */
	async draw(block: FoundBlock, number: number): Promise<string | undefined> {
		const say: Say = (severity, message) => void this.notes.push({ block: number, span: block.outer, severity, message });
		const attributes = { ...this.#options.attributes, ...block.attributes };
		const decode = async (bytes: Uint8Array) => new TextDecoder((await this.#pbi.parse(bytes, { count: 1 })).encoding).decode(bytes);
		const source = await textOfBlock(block, attributes, { html: this.#html, read: this.#options.read, decode, say });
		if (source === undefined) return undefined;
		const file = asFile(source);
		const problems: readonly ShownProblem[] = plainProblems(file) ?? (await this.#pbi.parse(file)).problems;
		const chosen = chosenByNumber(problems, attributes["data-problem"]);
		if (chosen.length === 0) {
			say("error", `There is no ${problems.length === 0 ? "problem" : "such problem"} in the block, and it stays as it is.`);
			return undefined;
		}
		const { diagnostics } = await this.#pbi.validate(file);
		for (const diagnostic of diagnostics.filter(({ rule }) => !ofFiles.test(rule))) this.findings.push({ block: number, span: block.outer, diagnostic });
		const settings = { ...defaults, ...problemSettings(attributes, (message) => say("warning", message)) };
		const words = wordsOf(block.attributes["lang"] || this.#lang) ?? en;
		const id = ++this.#lastId;
		const drawn: VNode[] = [];
		for (const [n, problem] of chosen.entries()) {
			const moves = await this.#movesOf(problem, settings, words);
			drawn.push(drawProblem(problem, { settings, words, id: `pbi-${id}-${n + 1}`, isNumbered: chosen.length > 1, moves }, { html: element, svg: element }));
		}
		return plain(renderToString(<div {...containerOf(attributes, words, id)}>{drawn}</div>));
	}

	async #movesOf(problem: ShownProblem, settings: ProblemSettings, words: ProblemWords): Promise<string | undefined> {
		const solution = settings.solution === "none" ? undefined : solutionOf(problem, words);
		return solution && problem.fen ? movesOf(solution, problem.fen, (pgn) => this.#games(pgn)) : undefined;
	}

	async #games(pgn: string): Promise<readonly PgnGame[]> {
		this.#chess ??= import("../pgn/read/index.js").then(({ load }) => load());
		return (await (await this.#chess).parse(pgn)).games;
	}

	async close(): Promise<void> {
		(await this.#chess?.catch(() => undefined))?.close();
	}
}

/** The attributes of what replaces a block. It is no block any more. */
function containerOf(attributes: Readonly<Record<string, string>>, words: ProblemWords, id: number): Record<string, string> {
	const kept = Object.entries(attributes).filter(([name]) => name === "id" || (name.startsWith("data-") && !name.startsWith("data-pbi-") && name !== "data-src"));
	return { class: "pbi-block", "data-pbi-id": String(id), "data-pbi-done": "", "data-pbi-rendered-block": "", lang: words.tag, ...Object.fromEntries(kept) };
}
