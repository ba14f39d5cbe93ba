import type { Change } from "pbnkit";
import { useState } from "preact/hooks";
import { ExplainButton, RuleLink, RulePage } from "../rules/rule-page.js";
import { useSite } from "../words/use-site.js";

/** What export changed, by kind. */
export function Changes({ changes }: { changes: Change[] }) {
	const { check, tag } = useSite();
	const all = changes.reduce((sum, { count: number }) => sum + number, 0);
	return (
		<section class="part">
			<p class="changes-note">
				{all === 0 ? check.same : tag === "en" ? check.changes : `${check.changes} ${check.onlyEnglish}`}
			</p>
			<ul class="changes">
				{changes.map((change) => (
					<ChangeLine key={change.rule} change={change} />
				))}
			</ul>
		</section>
	);
}

function ChangeLine({ change: { rule, change, count: number } }: { change: Change }) {
	const { tag } = useSite();
	const [explained, setExplained] = useState(false);
	return (
		<li data-change={rule}>
			<p class="change-head">
				<span class="times">{number.toLocaleString(tag)} ×</span>
				<span class="what" lang="en">{change}</span>
				<RuleLink rule={rule} />
				<ExplainButton rule={rule} explained={explained} explain={setExplained} />
			</p>
			{explained && <RulePage rule={rule} />}
		</li>
	);
}
