import { useLanguage } from "./language.js";
import { ReaderMenu } from "./reader-menu.js";

/** What the keyboard does while the focus is on the boards. */
const keys = [
	["↑ ↓", "upDown"],
	["Page Up, Page Down", "page"],
	["Home, End", "ends"],
	["7, 1 2 …", "number"],
	["k, j", "kj"],
	["/", "slash"],
	["Enter", "enter"],
	["Esc", "escape"],
	["← →", "leftRight"],
] as const;

export function KeysHelp() {
	const { texts } = useLanguage();
	return (
		<ReaderMenu name="keys" title={texts.keys}>
			<dl class="reader-sheet reader-keys">
				{keys.map(([key, name]) => (
					<div key={key}>
						<dt>
							<kbd>{key}</kbd>
						</dt>
						<dd>{texts.does[name]}</dd>
					</div>
				))}
			</dl>
		</ReaderMenu>
	);
}
