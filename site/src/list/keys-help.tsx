import { ReaderMenu } from "./reader-menu.js";

interface Props<Name extends string> {
	title: string;
	/** Keys as they are printed, and the name of what they do. */
	keys: readonly (readonly [key: string, name: Name])[];
	does: Readonly<Record<Name, string>>;
}

/** The list of what the keyboard does. */
export function KeysHelp<Name extends string>({ title, keys, does }: Props<Name>) {
	return (
		<ReaderMenu name="keys" title={title}>
			<dl class="reader-sheet reader-keys">
				{keys.map(([key, name]) => (
					<div key={name}>
						<dt>
							<kbd>{key}</kbd>
						</dt>
						<dd>{does[name]}</dd>
					</div>
				))}
			</dl>
		</ReaderMenu>
	);
}
