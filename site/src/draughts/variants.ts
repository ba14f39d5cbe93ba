import type { DraughtsWords } from "pbnkit/pdn/viewer";
import { viewerWords } from "./language.js";

/** What a variant is called in the language of the page; "" where it is not known. */
export function variantName(variant: string, site: { tag: string }): string {
	const { variants } = viewerWords(site);
	return variants[variant as keyof DraughtsWords["variants"]] ?? "";
}
