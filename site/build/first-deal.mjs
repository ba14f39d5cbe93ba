import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "../../js/dist/index.js";

/** What of a game is for those who look at its file, and what the first page does not show. */
const left = ["span", "sections", "comments", "standing"];

/**
 * The deal that a first visitor sees, read once for all of them: the first board of the example, as JSON.
 *
 * @param {string} root
 */
export async function firstDeal(root) {
	const pbn = await load();
	const { games } = await pbn.parse(readFileSync(join(root, "src/example.pbn")), { count: 1 });
	return JSON.stringify({ ...games[0], sections: [] }, (name, value) => (left.includes(name) && !(name === "sections" && value.length === 0) ? undefined : value));
}
