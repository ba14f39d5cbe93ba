import { languages } from "../languages.js";
import { ReaderMenu } from "../list/reader-menu.js";
import { useLanguage } from "./language.js";
import type { Display } from "./display.js";

interface DisplayProps {
	display: Display;
	set(change: Partial<Display>): void;
}

/** How boards are shown: for all files, and remembered. */
export function DisplayMenu({ display, set }: DisplayProps) {
	const { texts, words } = useLanguage();
	return (
		<ReaderMenu name="view" title={texts.view}>
			<div class="reader-sheet">
				<label>
					{texts.suits}
					<select value={display.suits} onChange={({ currentTarget }) => set({ suits: currentTarget.value as Display["suits"] })} data-display="suits">
						<option value="2">{texts.colours[2]}</option>
						<option value="4">{texts.colours[4]}</option>
						<option value="mono">{texts.colours.mono}</option>
					</select>
				</label>
				<label>
					{texts.tens}
					<select value={display.ten} onChange={({ currentTarget }) => set({ ten: currentTarget.value as Display["ten"] })} data-display="ten">
						<option value="10">10</option>
						<option value="T">T</option>
					</select>
				</label>
				<label>
					{texts.language}
					<select value={display.language} onChange={({ currentTarget }) => set({ language: currentTarget.value })} data-display="language">
						{languages.map(([tag, name]) => (
							<option key={tag} value={tag} lang={tag}>
								{name}
							</option>
						))}
					</select>
				</label>
				<label class="reader-check">
					<input type="checkbox" checked={display.points} onChange={({ currentTarget }) => set({ points: currentTarget.checked })} data-display="points" />
					{words.deal.points}
				</label>
			</div>
		</ReaderMenu>
	);
}

/** What the keyboard does, and whether that is of a list of boards alone. */
const keys = [
	["← →", "leftRight"],
	["k, j", "kj", "list"],
	["/", "slash", "list"],
	["↑ ↓", "upDown", "list"],
	["Page Up, Page Down", "page", "list"],
	["Home, End", "ends", "list"],
	["7, 1 2 …", "number", "list"],
	["Enter", "enter", "list"],
	["Esc", "escape", "list"],
	["?", "help"],
] as const;

/** @param isList whether there is a list of boards */
export function KeysHelp({ isList }: { isList: boolean }) {
	const { texts } = useLanguage();
	return (
		<ReaderMenu name="keys" title={texts.keys}>
			<dl class="reader-sheet reader-keys">
				{keys.filter(([, , of]) => isList || of === undefined).map(([key, name]) => (
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
