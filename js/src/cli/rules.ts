import { meant } from "./meant.js";
import { say } from "./words.js";

/** Says that there is no such rule, and which may be meant. */
export function unknownRule(name: string, known: string[]): string {
	return say("unknownRule", { name }) + (meant(name, known) || say("allRules"));
}
