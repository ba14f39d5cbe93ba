import { renderToString } from "preact-render-to-string";
import { repairCms } from "../blocks/repair-cms.js";
import { sourceText } from "../blocks/source-text.js";
import { bytesOf, readAll } from "../host/source.js";
import type { Block, Encoding, Pbn, PbnFile, Severity, Source, Span, TextOptions, Validation } from "../pbn/types.js";
import { containerAttributes } from "../viewer/block/block.js";
import { boardIds, chosenGames } from "../viewer/block/boards.js";
import { settingsFrom } from "../viewer/block/settings-from.js";
import { en } from "../viewer/language/en.js";
import { wordsOf } from "../viewer/language/languages.js";
import type { Words } from "../viewer/language/words.js";
import { BlockView } from "../viewer/whole.js";
import { checkDocument, checkPbn } from "./checked.js";
import { pageLanguage, withBlocks } from "./output.js";
import { idOf, plain, tagsOf } from "./tags.js";

/**
 * Options of `prerender`.
 *
 * @example
 * ```js
 * import { prerender } from "pbnkit/render";
 *
 * const article = new TextEncoder().encode('<pre class="pbn" data-src="deals.pbn"></pre>');
 * const { blocks } = await prerender(pbn, article, {
 * 	lang: "de",
 * 	attributes: { "data-suits": "4" },
 * 	read: async (address) => (address === "deals.pbn" ? source : undefined),
 * 	sourceEncoding: "utf-8",
 * 	text: { path: "article.html" },
 * });
 * console.log(blocks); // 1
 * ```
 */
export interface PrerenderOptions {
	/** The language of the words where a block has no `lang`. Default: that of the page, else English. */
	lang?: string | undefined;
	/** Settings for blocks that have none of their own, as the attributes that those would have: `{ "data-suits": "4" }`. */
	attributes?: Readonly<Record<string, string>> | undefined;
	/**
	 * Reads what `data-src` names, an address that is relative to the document. Without it, and where it gives undefined, such
	 * a block stays as it was. What it throws is a note.
	 */
	read?: ((address: string) => Promise<Uint8Array | undefined>) | undefined;
	/** The character encoding of the bytes. Default: detected from the bytes. */
	sourceEncoding?: Encoding | undefined;
	/** Asks for the diagnostics as text, too. */
	text?: TextOptions | undefined;
}

/**
 * What there is to say about a block, except what is found in its PBN.
 *
 * @example
 * ```js
 * import { prerender } from "pbnkit/render";
 *
 * const { notes } = await prerender(pbn, new TextEncoder().encode('<pre class="pbn">nothing</pre>'));
 * for (const { block, severity, message } of notes) console.log(block, severity, message); // 1 error There is no game in the block, and it stays as it is.
 * ```
 */
export interface BlockNote {
	/** Its number in the document, from 1. */
	block: number;
	/** Where it is in the document. */
	span: Span;
	severity: Severity;
	message: string;
}

/**
 * What `validate` finds in the document, and what became of it.
 *
 * @example
 * ```js
 * import { prerender } from "pbnkit/render";
 *
 * const article = new TextEncoder().encode('<pre class="pbn">\n[Deal "N:K974.A63.K852.94 - AQT86.K5.A74.QJ3 -"]\n</pre>');
 * const { bytes, blocks, notes } = await prerender(pbn, article);
 * console.log(bytes.length > article.length, blocks, notes.length); // true 1 0
 * ```
 */
export interface Prerendered extends Validation {
	/** The document; every byte outside of the blocks is as it was. */
	bytes: Uint8Array;
	/** How many blocks were replaced. */
	blocks: number;
	/** Why blocks were not replaced, and what of their attributes is not known. */
	notes: BlockNote[];
}

/**
 * Replaces the blocks of PBN in a document by HTML that needs no script, which keeps their text. A block that is not closed,
 * or in which there is no game, stays. In what this gives there is nothing left to replace.
 *
 * @example
 * ```js
 * import { prerender } from "pbnkit/render";
 *
 * const article = new TextEncoder().encode('<pre class="pbn">\n[Deal "N:K974.A63.K852.94 - AQT86.K5.A74.QJ3 -"]\n</pre>');
 * const { bytes } = await prerender(pbn, article);
 * console.log(new TextDecoder().decode(bytes).startsWith('<div class="pbn-block"')); // true
 * ```
 */
export async function prerender(pbn: Pbn, document: Source, options: PrerenderOptions = {}): Promise<Prerendered> {
	checkPbn("prerender", pbn);
	checkDocument("prerender", options);
	const isText = typeof document === "string";
	const bytes = isText ? new TextEncoder().encode(document) : bytesOf(document) ?? (await readAll(document, "prerender"));
	const sourceEncoding = isText ? "utf-8" : options.sourceEncoding;
	const encoding = sourceEncoding ? { sourceEncoding } : {};
	const found = await pbn.validate(bytes, { ...encoding, ...(options.text && { text: options.text }) });
	const blocks = await pbn.blocks(bytes, encoding);
	const html = new TextDecoder(found.encoding, { ignoreBOM: true }).decode(bytes);
	const writer = new Writer(pbn, options, html);
	const output = await withBlocks({ bytes, html, encoding: found.encoding }, blocks, (block, number) => writer.draw(block, number));
	return { ...found, ...output, notes: writer.notes };
}

/** Makes the HTML of a document's blocks. */
class Writer {
	readonly notes: BlockNote[] = [];
	readonly #pbn: Pbn;
	readonly #options: PrerenderOptions;
	readonly #html: string;
	readonly #lang: string | undefined;
	/** The ids of the document, and those that boards have got. */
	readonly #ids: Set<string>;
	#lastId: number;

	constructor(pbn: Pbn, options: PrerenderOptions, html: string) {
		this.#pbn = pbn;
		this.#options = options;
		this.#html = html;
		this.#lang = options.lang ?? pageLanguage(html);
		this.#ids = new Set([...tagsOf(html)].flatMap((tag) => idOf(html, tag) ?? []));
		this.#lastId = lastIdOf(html);
	}

	/** undefined where the block has to stay. */
	async draw(block: Block, number: number): Promise<string | undefined> {
		const say = (severity: Severity, message: string) => this.notes.push({ block: number, span: block.outer, severity, message });
		if (!block.closed) {
			say("error", "The block is not closed, and stays as it is.");
			return undefined;
		}
		const { "data-src": address, ...own } = block.attributes;
		// All games are in the text: a picker would take most of them away when the script comes.
		const attributes: Record<string, string> = { "data-games": "list", ...this.#options.attributes, ...own };
		const text = address === undefined ? block.text : await this.#read(address, say);
		if (text === undefined) return undefined;
		const isRepaired = address === undefined && attributes["data-repair"] === "cms";
		const source = sourceText(plain(isRepaired ? repairCms(this.#mangled(block)) : text));
		const settings = settingsFrom(attributes, (message) => say("warning", message));
		const { games, diagnostics } = await allGames(this.#pbn, new TextEncoder().encode(source));
		const chosen = chosenGames(games, settings.boards);
		if (chosen.length === 0) {
			say("error", `There is no ${games.length === 0 ? "game" : "such board"} in the block, and it stays as it is.`);
			return undefined;
		}
		const words = this.#words(own["lang"]);
		const idPrefix = String(++this.#lastId);
		const ids = boardIds(chosen, (id) => !this.#ids.has(id));
		for (const id of ids.values()) this.#ids.add(id);
		const repaired = isRepaired && source !== sourceText(plain(text));
		const view = { games, diagnostics, source, settings, words, repaired, idPrefix, ids };
		return plain(
			renderToString(
				<div {...containerAttributes(attributes, words.tag, idPrefix, repaired)}>
					<BlockView {...view} />
				</div>,
			),
		);
	}

	/** What is to be repaired: where paragraphs may have been made of a block, they tell its games apart. */
	#mangled({ container, inner, text }: Block): string {
		return container === "pbn" || container === "pbn-deal" ? this.#html.slice(inner.start.utf16, inner.end.utf16) : text;
	}

	async #read(address: string, say: (severity: Severity, message: string) => void): Promise<string | undefined> {
		try {
			const bytes = await this.#options.read?.(address);
			if (bytes) return new TextDecoder((await this.#pbn.validate(bytes)).encoding).decode(bytes);
			say("info", `${address} is not read, and the block stays as it is.`);
		} catch (error) {
			say("error", `${address} cannot be read, and the block stays as it is: ${(error as Error).message}`);
		}
		return undefined;
	}

	#words(lang: string | undefined): Words {
		return wordsOf(lang || this.#lang || "") ?? en;
	}
}

/** What a file says, where it may be too much for one answer. */
async function allGames(pbn: Pbn, bytes: Uint8Array): Promise<PbnFile> {
	const file = await pbn.parse(bytes, { sourceEncoding: "utf-8" });
	for (let { next } = file; next !== undefined; ) {
		const more = await pbn.parse(bytes, { sourceEncoding: "utf-8", from: next });
		for (const game of more.games) file.games.push(game);
		next = more.next;
	}
	return file;
}

/** The greatest number that a container of the page has: it may have been made in several runs. */
function lastIdOf(html: string): number {
	let last = 0;
	for (const [, number] of html.matchAll(/\sdata-pbn-block="(\d{1,9})"/g)) last = Math.max(last, Number(number));
	return last;
}
