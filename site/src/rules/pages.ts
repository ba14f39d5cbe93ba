import type { Node } from "./elements.js";

/** The pages of the rules, by their names; build/rule-pages.mjs writes the file. */
type Pages = Readonly<Record<string, readonly Node[]>>;

/** Those of each room, by its key. */
const rooms = new Map<string, Promise<Pages>>();

/** The page of a rule of a room; undefined if there is none. The first call loads all pages of the room; where that fails the next one tries again. */
export async function pageOf(room: string, rule: string): Promise<readonly Node[] | undefined> {
	const path = RULE_PAGES[room];
	if (path === undefined) return undefined;
	const pages = rooms.get(room) ?? loaded(path);
	rooms.set(room, pages);
	try {
		return (await pages)[rule];
	} catch (error) {
		rooms.delete(room);
		throw error;
	}
}

async function loaded(path: string): Promise<Pages> {
	const answer = await fetch(new URL(`../${path}`, import.meta.url));
	if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
	return answer.json();
}
