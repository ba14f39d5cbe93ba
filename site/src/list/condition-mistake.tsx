import type { DeskMistake } from "pbnkit/desk";
import { filled } from "../words/filled.js";
import { en } from "../words/mistakes/en.js";
import { useLate } from "../words/use-late.js";
import type { ConditionWords, MistakeWords } from "../words/words.js";

/** Each language is a file of its own, which comes when it is asked for. */
const files: Readonly<Record<string, () => Promise<MistakeWords>>> = {
	da: async () => (await import("../words/mistakes/da.js")).da,
	de: async () => (await import("../words/mistakes/de.js")).de,
	es: async () => (await import("../words/mistakes/es.js")).es,
	fr: async () => (await import("../words/mistakes/fr.js")).fr,
	nb: async () => (await import("../words/mistakes/nb.js")).nb,
	nl: async () => (await import("../words/mistakes/nl.js")).nl,
	pl: async () => (await import("../words/mistakes/pl.js")).pl,
	sv: async () => (await import("../words/mistakes/sv.js")).sv,
};

interface Props {
	condition: string;
	mistake: DeskMistake;
	texts: ConditionWords;
	words: { tag: string };
}

/** What is wrong with a condition, from where on, in the language of the page, or in English where that cannot be loaded. */
export function ConditionMistake({ condition, mistake, texts, words }: Props) {
	const said = useLate(files, words.tag, en);
	if (!said) return null;
	const { at, field = "", expected = [] } = mistake;
	const rest = condition.slice(at);
	return (
		<>
			{filled(texts.mistake, { n: [...condition.slice(0, at)].length + 1 }, words)}{" "}
			<span lang={said.tag}>{filled(said[mistake.mistake], { field, first: expected[0] ?? "", list: expected.join(", ") }, said)}</span>
			{rest !== "" && (
				<code class="condition-place">
					{condition.slice(0, at)}
					<mark>{rest}</mark>
				</code>
			)}
		</>
	);
}
