import type { Bytes, Pbn } from "../../pbn/types.js";
import type { Translation } from "../../viewer/language/words.js";
import type { Ask } from "../ask.js";
import { isClosed } from "../element-text.js";
import type { Container } from "../notation.js";
import type { ShowOptions } from "../options.js";
import { hideElement } from "../place.js";
import type { Handle } from "./mounted.js";
import { live, prepared } from "./put.js";
import { type Content, type Reading, readText } from "./text.js";

/** What a container says in another file. */
export async function fromFile(ask: Ask<Pbn>, { kind, element }: Container, address: string): Promise<Content> {
	const response = await fetch(new URL(address, document.baseURI));
	if (!response.ok) throw new Error(`${address} cannot be read: HTTP status ${response.status}`);
	const reading = await readFile(ask, await response.arrayBuffer());
	// What is in an element that ends with a paragraph may be the article.
	return { reading, hide: () => (isClosed(kind) ? hideElement(element, "pbn") : () => undefined) };
}

/** Shows a file, or a text, at the end of an element. */
export async function render(ask: Ask<Pbn>, element: Element, source: Bytes | string, language: string | Translation, options: ShowOptions): Promise<Handle> {
	const reading = typeof source === "string" ? await readText(ask, source, options.repair === "cms") : await readFile(ask, source);
	const place = await prepared(reading, options.settings ?? {}, language, {});
	const put = (block: Element) => {
		element.append(block);
		return () => undefined;
	};
	return live(ask, place(put));
}

/** Reads a file. Its encoding is what its bytes tell; from there on it is a text like any other. */
async function readFile(ask: Ask<Pbn>, bytes: Bytes): Promise<Reading> {
	const file = new Uint8Array("arrayBuffer" in bytes ? await bytes.arrayBuffer() : bytes);
	const { encoding } = await (await ask()).parse(file, { count: 1 });
	return readText(ask, new TextDecoder(encoding).decode(file), false);
}
