import { useState } from "preact/hooks";
import type { ReadingWorker } from "../files/reading-worker.js";
import { filled } from "../words/filled.js";
import type { ConditionWords } from "../words/words.js";
import { type ListDesk, withTest } from "./condition.js";
import { Loaded } from "./loaded.js";
import type { Chosen } from "./use-condition.js";

interface Props {
	desk: ReadingWorker<ListDesk>;
	texts: ConditionWords;
	words: { tag: string };
	/** How the names of the files end that conditions look into. */
	ending: string;
	query: string;
	search(query: string): void;
	chosen: Chosen | undefined;
}

/** Conditions in the search: what is wrong with one, and a menu for those who do not know the fields. */
export function Conditions({ desk, texts, words, ending, query, search, chosen }: Props) {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<details class="conditions" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
				<summary>{texts.begin}</summary>
				{isOpen && <Loaded open={menu} of={{ desk, texts, words, add: (test: string) => search(withTest(query, test)) }} />}
			</details>
			{chosen && (
				<div class="reader-note condition-said" role="status">
					{chosen.problem ?? (chosen.isBusy ? texts.looking : chosen.isOther ? filled(texts.unread, { ending: ending.toUpperCase() }, words) : "")}
					{chosen.mistake && (
						<Loaded open={mistake} of={{ condition: chosen.condition, mistake: chosen.mistake, texts, words }} />
					)}
				</div>
			)}
		</>
	);
}

const mistake = async () => (await import("./condition-mistake.js")).ConditionMistake;

const menu = async () => (await import("./condition-menu.js")).ConditionMenu;
