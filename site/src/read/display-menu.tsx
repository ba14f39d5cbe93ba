import { languages } from "../languages.js";
import { useLanguage } from "./language.js";
import { ReaderMenu } from "./reader-menu.js";
import type { Display } from "./use-display.js";

interface Props {
	display: Display;
	set(change: Partial<Display>): void;
}

/** How boards are shown: for all files, and remembered. */
export function DisplayMenu({ display, set }: Props) {
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
