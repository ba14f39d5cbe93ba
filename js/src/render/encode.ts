import type { Encoding } from "../pbn/types.js";

/** HTML as bytes of a document. */
export type Encode = (html: string) => Uint8Array;

const utf8 = new TextEncoder();

/**
 * How HTML is written into a document. In UTF-8 and UTF-16 as it is. Of the others only ASCII is sure to mean the same
 * whatever the server and the page say, so every other character becomes a reference.
 */
export function encoderFor(encoding: Encoding, document: string): Encode {
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
