import { PbnLoadError } from "pbnkit";
import { useEffect, useState } from "preact/hooks";
import { useShared } from "../files/context.js";
import { whyNot } from "../files/convert.js";
import { Blocks } from "./blocks.js";
import { markdown, type Block } from "./markdown.js";

interface Explaining {
	rule: string;
	explained: boolean;
	explain(explained: boolean): void;
}

/** Opens and closes the page of a rule where a person is. */
export function ExplainButton({ rule, explained, explain }: Explaining) {
	return (
		<button type="button" class="explain" aria-expanded={explained} aria-label={`What this means: ${rule}`} onClick={() => explain(!explained)}>
			What this means
		</button>
	);
}

const notThere = "This page could not be loaded. Close it, and open it again when there is a network.";

/** The page of a rule. */
export function RulePage({ rule }: { rule: string }) {
	const { work } = useShared();
	const [blocks, setBlocks] = useState<Block[]>([]);
	useEffect(() => {
		let gone = false;
		work.do((pbn) => pbn.explain(rule), { urgent: true }).then(
			(page) => !gone && setBlocks(markdown(page ?? "There is no page about this rule.")),
			(error: unknown) => !gone && setBlocks(markdown(error instanceof PbnLoadError ? notThere : whyNot(error))),
		);
		return () => {
			gone = true;
		};
	}, [rule, work]);
	return (
		<div class="rule-page">
			<Blocks blocks={blocks} top={3} />
		</div>
	);
}
