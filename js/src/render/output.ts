// A document whose blocks are replaced by HTML; every other byte stays.
import type { Encoding, Span } from "../host/found.js";
import { joined } from "../host/source.js";
import { begun, ended, paragraphsAt, tagsOf } from "./tags.js";

/** A document, what it says, and in which encoding. */
export interface Document {
	bytes: Uint8Array;
	html: string;
	encoding: Encoding;
}

/** A document with HTML in the place of its blocks, and how many were replaced: `draw` gives undefined for those that have to stay. */
export async function withBlocks<Block extends { outer: Span }>(
	{ bytes, html, encoding }: Document,
	blocks: readonly Block[],
	draw: (block: Block, number: number) => Promise<string | undefined>,
): Promise<{ bytes: Uint8Array; blocks: number }> {
	const paragraphs = paragraphsAt(html, blocks.flatMap(({ outer }) => [outer.start.utf16, outer.end.utf16]));
	const output = new Output(bytes, encoderFor(encoding, html));
	for (const [at, block] of blocks.entries()) {
		const drawn = await draw(block, at + 1);
		if (drawn === undefined) continue;
		// A <div> ends the paragraph that it is in: the rest of that paragraph comes in another one.
		const [before, behind] = [paragraphs[2 * at], paragraphs[2 * at + 1]];
		output.replace(block.outer, ended(before) + drawn + begun(behind, html, block.outer.end.utf16));
	}
	return { bytes: output.end(), blocks: output.replaced };
}

/** A document with some of its spans replaced. */
class Output {
	readonly #bytes: Uint8Array;
	readonly #encode: Encode;
	readonly #parts: Uint8Array[] = [];
	#copied = 0;
	replaced = 0;

	constructor(bytes: Uint8Array, encode: Encode) {
		this.#bytes = bytes;
		this.#encode = encode;
	}

	replace({ start, end }: Span, html: string): void {
		this.#parts.push(this.#bytes.subarray(this.#copied, start.byte), this.#encode(html));
		this.#copied = end.byte;
		this.replaced++;
	}

	end(): Uint8Array {
		if (this.replaced === 0) return this.#bytes;
		return joined([...this.#parts, this.#bytes.subarray(this.#copied)]);
	}
}

/** The `lang` of the page's <html>. */
export function pageLanguage(html: string): string | undefined {
	for (const { name, start, end } of tagsOf(html)) {
		if (name === "html") return /\slang\s*=\s*["']?([\w-]+)/i.exec(html.slice(start, end))?.[1];
		if (name === "body") return undefined;
	}
	return undefined;
}

/** HTML as bytes of a document. */
type Encode = (html: string) => Uint8Array;

const utf8 = new TextEncoder();

/**
 * How HTML is written into a document. In UTF-8 and UTF-16 as it is. Of the others only ASCII is sure to mean the same
 * whatever the server and the page say, so every other character becomes a reference.
 */
function encoderFor(encoding: Encoding, document: string): Encode {
	if (encoding === "utf-16le" || encoding === "utf-16be") return (html) => utf16(html, encoding === "utf-16le");
	if (encoding === "utf-8" || saysUtf8(document)) return (html) => utf8.encode(html);
	return (html) => utf8.encode(html.replace(/[^\x00-\x7F]/gu, (character) => `&#${character.codePointAt(0)};`));
}

/** A page that has only ASCII is in every encoding; which other characters it may have, only the page can say. */
function saysUtf8(document: string): boolean {
	return /^[\x00-\x7F]*$/.test(document) && /<meta\s[^>]{0,200}charset\s{0,9}=\s{0,9}["']?utf-?8["'\s;/>]/i.test(document.slice(0, 1024));
}

function utf16(html: string, littleEndian: boolean): Uint8Array {
	const view = new DataView(new ArrayBuffer(html.length * 2));
	for (let at = 0; at < html.length; at++) view.setUint16(at * 2, html.charCodeAt(at), littleEndian);
	return new Uint8Array(view.buffer);
}
