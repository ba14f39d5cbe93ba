/**
 * A text as it is parsed and shown: it begins with a line that has something, and its lines end with "\n".
 *
 * @example
 * ```js
 * import { sourceText } from "pbnkit/viewer";
 *
 * console.log(JSON.stringify(sourceText('\r\n[Board "7"]\r\n'))); // "[Board \"7\"]"
 * ```
 */
export function sourceText(text: string): string {
	return text
		.replace(/\r\n?/g, "\n")
		.replace(/^(?:[ \t]*\n)+/, "")
		.trimEnd();
}
