import type { Pbn } from "../../pbn/types.js";
import type { Translation } from "../../viewer/language/translation.js";
import type { Container } from "../containers.js";
import { expectParts } from "./needs.js";
import type { ShowOptions } from "./show-options.js";
import type { Sketch } from "./sketch.js";
import { wordsFor } from "./words-for.js";

const sketches = new WeakMap<Element, Promise<Sketch | undefined>>();

/** What most games have that cannot be drawn before the module is there. */
const notPlain = /\[(Auction|Play)/;

/**
 * Begins to load what a block seems to need, while the module is still on its way; a container is drawn where the script can do so.
 */
export function expect(
	{ element, container }: { element: Element; container?: Container },
	page: Record<string, string>,
	language: string | Translation,
	options: ShowOptions,
	loading: Promise<{ pbn: Pbn } | undefined>,
): void {
	const html = element.outerHTML;
	expectParts(html);
	wordsFor(language).catch(() => undefined);
	if (!container || sketches.has(element) || notPlain.test(html)) return;
	const drawing = import("./parts/sketch.js").then(({ sketch }) => sketch(container, page, language, options, loading));
	// What cannot be drawn now is drawn when the module is there.
	sketches.set(element, drawing.catch(() => undefined));
}

/** What was drawn of an element before the module was there. It is given once. */
export function takeSketch(element: Element): Promise<Sketch | undefined> | undefined {
	const sketch = sketches.get(element);
	sketches.delete(element);
	return sketch;
}
