import { ReaderMenu } from "./reader-menu.js";

/** What the keyboard does while the focus is on the boards. */
const keys = [
	["↑ ↓", "in the list: the board before, the next board"],
	["Page Up, Page Down", "in the list: a page of boards on"],
	["Home, End", "in the list: the first board, the last board"],
	["7, 1 2 …", "in the list: the board with this number"],
	["k, j", "the board before, the next board"],
	["/", "search"],
	["Enter", "in the search: the first board that was found"],
	["Esc", "in the search: all boards again"],
	["← →", "in the play: a card back, a card on; with Shift a trick"],
] as const;

export function KeysHelp() {
	return (
		<ReaderMenu name="keys" title="Keys">
			<dl class="reader-sheet reader-keys">
				{keys.map(([key, does]) => (
					<div key={key}>
						<dt>
							<kbd>{key}</kbd>
						</dt>
						<dd>{does}</dd>
					</div>
				))}
			</dl>
		</ReaderMenu>
	);
}
