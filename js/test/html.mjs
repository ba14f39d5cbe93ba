import { HtmlValidate } from "html-validate";

const rules = new HtmlValidate({
	extends: ["html-validate:standard"],
	rules: {
		// The elements of PBN are none of HTML's.
		"no-unknown-elements": "off",
		// A page may have a "<" or a "&" as browsers take it.
		"no-raw-characters": "off",
	},
});

/** What is not valid in a page of HTML, a line each. */
export async function faultsOf(html) {
	const { results } = await rules.validateString(html);
	return results.flatMap(({ messages }) => messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${message} [${ruleId}]`));
}

/** The ids of a page that occur more than once. */
export function idsTwice(html) {
	const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
	return ids.filter((id, at) => ids.indexOf(id) !== at);
}
