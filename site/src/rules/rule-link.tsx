import { useSite } from "../words/use-site.js";

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
