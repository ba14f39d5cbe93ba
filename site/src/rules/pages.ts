import type { Node } from "./elements.js";

/** The pages of the rules, by their names; build/rule-pages.mjs writes the file. */
type Pages = Readonly<Record<string, readonly Node[]>>;

let pages: Promise<Pages> | undefined;

/** The page of a rule; undefined if there is none. The first call loads all pages; where that fails the next one tries again. */
export async function pageOf(rule: string): Promise<readonly Node[] | undefined> {
	pages ??= loaded();
	try {
		return (await pages)[rule];
	} catch (error) {
		pages = undefined;
		throw error;
	}
}

async function loaded(): Promise<Pages> {
	const answer = await fetch(RULE_PAGES);
	if (!answer.ok) throw new Error(`${RULE_PAGES}: ${answer.status}`);
	return answer.json();
}
