import type { KitRule } from "../files/kit.js";
import { useId, useMemo, useState } from "preact/hooks";
import { severities } from "../files/words.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { useItems } from "../files/context.js";
import { ExplainButton, RuleLink, RulePage } from "../rules/rule-page.js";
import { Finding } from "./finding.js";
import { fixesTogether, type Group } from "./groups.js";
import type { Source } from "./source.js";
import type { Repairs } from "./use-repairs.js";
import { visible } from "./excerpt.js";

/** How many findings of a rule are drawn at a time. */
const portion = 20;

interface Props {
	group: Group;
	/** Absent until the table of rules is there. */
	rule: KitRule | undefined;
	source: Source;
	repairs: Repairs | undefined;
	opens: boolean;
	openBoard: ((game: number) => void) | undefined;
}

/** What was found by a rule: a line with the first case, and, open, the findings. */
export function GroupView({ group, rule, source, repairs, opens, openBoard }: Props) {
	const words = useSite();
	const { check, tag } = words;
	const items = useItems();
	const [open, setOpen] = useState(opens);
	const [limit, setLimit] = useState(portion);
	const [explained, setExplained] = useState(false);
	const inside = useId();
	const { key, severity, fate, findings, omitted } = group;
	// A red cross asks for a person.
	const icon = fate === "right" ? "✓" : severities[severity].icon;
	const number = findings.length + omitted;
	const [first] = findings;
	const together = useMemo(() => fixesTogether(group), [group]);
	return (
		<li class={`group ${severity}`} data-fate={fate} data-rule={group.rule} data-key={key}>
			<div class="group-head">
				<h3>
					<button type="button" class="group-toggle" aria-expanded={open} aria-controls={open ? inside : undefined} onClick={() => setOpen(!open)}>
						<span class="arrow" aria-hidden="true">
							›
						</span>
						<span class="severity">
							<span class="icon" aria-hidden="true">
								{icon}
							</span>
							{check.severities[severity]}
						</span>
						<span class="group-title" lang="en">{first ? visible(first.message) : (rule?.title ?? group.rule)}</span>
						<span class="times">{number.toLocaleString(tag)} ×</span>
					</button>
				</h3>
			</div>
			{open && (
				<div id={inside} class="group-inside">
					<p class="group-rule">
						{/* Until the table of rules is there, only the name is known. */}
						{rule ? (
							<>
								<span lang="en">{rule.title}</span> <RuleLink rule={group.rule} />
								<ExplainButton rule={group.rule} explained={explained} explain={setExplained} />
							</>
						) : (
							<span class="rule">{group.rule}</span>
						)}
						{repairs && together.length > 1 && (
							<button type="button" class="apply-together" aria-disabled={repairs.busy} onClick={() => void repairs.applyTogether(together)}>
								{filled(check.applyAll, { n: together.length }, words)}
							</button>
						)}
					</p>
					{explained && <RulePage rule={group.rule} />}
					<table key={source.number} class="findings">
						<thead>
							<tr>
								<th scope="col">{items.item}</th>
								<th scope="col">{check.line}</th>
								<th scope="col">{check.text}</th>
								<th scope="col">{check.fix}</th>
							</tr>
						</thead>
						<tbody>
							{findings.slice(0, limit).map((diagnostic, index) => (
								<Finding key={index} diagnostic={diagnostic} title={first?.message} source={source} repairs={repairs} openBoard={openBoard} />
							))}
						</tbody>
					</table>
					{findings.length > limit && (
						<button type="button" class="more" onClick={() => setLimit(limit + portion)}>
							{filled(check.more, { n: findings.length - limit }, words)}
						</button>
					)}
					{omitted > 0 && <p class="omitted">{filled(check.omitted[severity], { n: omitted }, words)}</p>}
				</div>
			)}
		</li>
	);
}
