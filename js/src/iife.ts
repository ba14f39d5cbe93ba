/** The classic script: what a page without modules gets as the global `pbnkit`. */
import { beside } from "./pbn/classic-assets.js";

export * from "./index.js";

/** Shows the blocks of PBN that the page has, as `<script type="module" src="auto.js">` does, and gives what `pbnkit/auto` exports. */
export function auto(): Promise<typeof import("./auto/auto.js")> {
	return import(String(beside("auto.js")));
}
