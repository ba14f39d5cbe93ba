import type { Bytes, Pbn } from "../../types.js";
import type { Translation } from "../../viewer/language/translation.js";
import type { Handle } from "./mounted.js";
import { put } from "./put.js";
import { readFile, readText } from "./read.js";
import type { ShowOptions } from "./show.js";

/** Shows a file, or a text, at the end of an element. */
export async function render(pbn: Pbn, element: Element, source: Bytes | string, language: string | Translation, options: ShowOptions): Promise<Handle> {
	const reading = typeof source === "string" ? await readText(pbn, source, options.repair === "cms") : await readFile(pbn, source);
	return put(pbn, reading, options.settings ?? {}, language, {}, (block) => {
		element.append(block);
		return () => undefined;
	});
}
