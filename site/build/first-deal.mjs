import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "../../js/dist/index.js";

/** What of a game is for those who look at its file, and what the first page does not show. */
const left = ["span", "sections", "comments", "standing"];

/** A score as somebody may have written it who forgot that they were vulnerable. */
const wrong = '[Score "NS 420"]';

/**
 * The deal that a first visitor sees, read once for all of them: the first board of the example; and what is found where a wrong
 * score is in it. As JSON.
 *
 * @param {string} root
 */
export async function firstDeal(root) {
	const pbn = await load();
	const source = readFileSync(join(root, "src/example.pbn"));
	const { games } = await pbn.parse(source, { count: 1 });
	const { diagnostics } = await pbn.validate(Buffer.from(source.toString("latin1").replace('[Auction "S"]', `${wrong}\n$&`), "latin1"));
	const { rule, severity, message } = diagnostics.find(({ rule }) => rule === "score/mismatch");
	return {
		FIRST_DEAL: JSON.stringify({ ...games[0], sections: [] }, (name, value) => (left.includes(name) && !(name === "sections" && value.length === 0) ? undefined : value)),
		FIRST_FINDING: JSON.stringify({ rule, severity, message, text: wrong }),
	};
}
