import { ReaderMenu } from "../list/reader-menu.js";
import type { PlayedWords } from "../words/words.js";

/** What the keyboard does. */
const keys = [
	["← →", "leftRight"],
	["↑ ↓", "lines"],
	["f", "flip"],
	["k, j", "kj"],
	["/", "slash"],
	["↑ ↓", "upDown"],
	["Page Up, Page Down", "page"],
	["Home, End", "ends"],
	["␣", "space"],
	["Enter", "enter"],
	["Esc", "escape"],
	["?", "help"],
] as const;

export function KeysHelp({ words: { list } }: { words: PlayedWords }) {
	return (
		<ReaderMenu name="keys" title={list.keys}>
			<dl class="reader-sheet reader-keys">
				{keys.map(([key, name]) => (
					<div key={name}>
						<dt>
							<kbd>{key}</kbd>
						</dt>
						<dd>{list.does[name]}</dd>
					</div>
				))}
			</dl>
		</ReaderMenu>
	);
}
