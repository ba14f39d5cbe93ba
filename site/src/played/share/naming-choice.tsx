interface Props {
	label: string;
	/** The ways to write moves, with what they are called. */
	options: Readonly<Record<string, string>>;
	/** What the choice is called in `data-copy`. */
	name: string;
	naming: string;
	choose(naming: string): void;
}

/** How the moves of a copied text are written. */
export function NamingChoice({ label, options, name, naming, choose }: Props) {
	return (
		<label class="reader-check">
			{label}{" "}
			<select value={naming} onChange={({ currentTarget }) => choose(currentTarget.value)} data-copy={name}>
				{Object.entries(options).map(([value, label]) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
		</label>
	);
}
