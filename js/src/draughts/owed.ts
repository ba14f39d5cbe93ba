/** A move of a sentence, with what is before and behind it. */
const written = /(\S{1,20} )([a-l]?\d{1,2}(?:[x:-][a-l]?\d{1,2}){1,50})( is possible)?/g;

/** After which words the core writes the capture that was owed: "has to take 2, with 20x29x40". Or it writes "20x29x40 is possible". */
const leading = ["with ", "here ", "is "];

/**
 * The squares of the capture that should have been made in place of a move, as `MoveFault` takes them; undefined where the diagnostic tells of none.
 *
 * @example
 * ```js
 * import { owedIn } from "pbnkit/pdn/viewer";
 *
 * console.log(owedIn({ rule: "capture/missed", message: "33-29 is not legal: who can capture has to, here with 28x19." })); // [ '28', '19' ]
 * ```
 */
export function owedIn({ rule, message }: { rule: string; message: string }): string[] | undefined {
	if (!rule.startsWith("capture/")) return undefined;
	const found = [...` ${message}`.matchAll(written)].find(([, before = "", , possible]) => possible !== undefined || leading.includes(before));
	return found?.[2]?.split(/[x:-]/);
}
