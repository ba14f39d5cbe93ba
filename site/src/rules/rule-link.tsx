/** The name of a rule, which leads to its page of the site. */
export function RuleLink({ rule }: { rule: string }) {
	return (
		<a class="rule" href={`rules/${rule}.html`} target="_blank" rel="noopener">
			{rule}
			<span class="spoken"> (opens in a new tab)</span>
		</a>
	);
}
