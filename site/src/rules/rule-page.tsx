import { PbnLoadError } from "pbnkit";
import { useEffect, useState } from "preact/hooks";
import { useShared } from "../files/context.js";
import { whyNot } from "../files/convert.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { type Block, Blocks, markdown } from "./markdown.js";

interface Explaining {
	rule: string;
	explained: boolean;
	explain(explained: boolean): void;
}

/** Opens and closes the page of a rule where a person is. */
export function ExplainButton({ rule, explained, explain }: Explaining) {
	const words = useSite();
	return (
		<button type="button" class="explain" aria-expanded={explained} aria-label={filled(words.check.explainThis, { rule }, words)} onClick={() => explain(!explained)}>
			{words.check.explain}
		</button>
	);
}

/** The page of a rule. */
export function RulePage({ rule }: { rule: string }) {
	const { work } = useShared();
	const { check } = useSite();
	const [blocks, setBlocks] = useState<Block[]>([]);
	useEffect(() => {
		let gone = false;
		work.do((pbn) => pbn.explain(rule), { urgent: true }).then(
			(page) => !gone && setBlocks(markdown(page ?? check.noPage)),
			(error: unknown) => !gone && setBlocks(markdown(error instanceof PbnLoadError ? check.pageNotLoaded : whyNot(error))),
		);
		return () => {
			gone = true;
		};
	}, [rule, work, check]);
	return (
		<div class="rule-page">
			<Blocks blocks={blocks} top={3} />
		</div>
	);
}

/** The name of a rule, which leads to its page of the site. */
export function RuleLink({ rule }: { rule: string }) {
	const { check } = useSite();
	return (
		<a class="rule" href={`rules/${rule}.html`} target="_blank" rel="noopener">
			{rule}
			<span class="spoken"> {check.newTab}</span>
		</a>
	);
}
