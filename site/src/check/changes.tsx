import type { Change } from "pbnkit";
import { useState } from "preact/hooks";
import { RuleLink } from "../rules/rule-link.js";
import { ExplainButton, RulePage } from "../rules/rule-page.js";

/** What export changed, by kind. */
export function Changes({ changes }: { changes: Change[] }) {
	const all = changes.reduce((sum, { count: number }) => sum + number, 0);
	return (
		<section class="part">
			<p class="changes-note">
				{all === 0 ? "The download is the same as your file." : "What the download changes. Nothing else is touched."}
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
	const [explained, setExplained] = useState(false);
	return (
		<li data-change={rule}>
			<p class="change-head">
				<span class="times">{number.toLocaleString("en")} ×</span>
				<span class="what">{change}</span>
				<RuleLink rule={rule} />
				<ExplainButton rule={rule} explained={explained} explain={setExplained} />
			</p>
			{explained && <RulePage rule={rule} />}
		</li>
	);
}
