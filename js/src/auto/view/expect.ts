import type { Translation } from "../../viewer/language/translation.js";
import { expectParts } from "./needs.js";
import { wordsFor } from "./words-for.js";

/** Begins to load what a block seems to need, while the module is still on its way. */
export function expect(html: string, language: string | Translation): void {
	expectParts(html);
	wordsFor(language).catch(() => undefined);
}
