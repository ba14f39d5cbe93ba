import { useEffect, useState } from "preact/hooks";
import { useRoomHere, useShared } from "../files/context.js";
import { toRoot } from "../rooms/facts.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { Elements, type Node } from "./elements.js";
import { pageOf } from "./pages.js";

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
	const { check } = useSite();
	const { facts } = useRoomHere();
	const [nodes, setNodes] = useState<readonly Node[]>([]);
	useEffect(() => {
		let gone = false;
		pageOf(facts.key, rule).then(
			(page) => !gone && setNodes(page ?? [["p", check.noPage]]),
			() => !gone && setNodes([["p", check.pageNotLoaded]]),
		);
		return () => {
			gone = true;
		};
	}, [rule, check]);
	return (
		<div class="rule-page">
			<Elements nodes={nodes} />
		</div>
	);
}

/** The name of a rule, which leads to its page of the site. */
export function RuleLink({ rule }: { rule: string }) {
	const { check } = useSite();
	const { facts } = useRoomHere();
	const { home } = useShared();
	return (
		<a class="rule" href={`${toRoot(home)}${facts.rules}${rule}.html`} target="_blank" rel="noopener">
			{rule}
			<span class="spoken"> {check.newTab}</span>
		</a>
	);
}
