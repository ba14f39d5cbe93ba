import { useState } from "preact/hooks";
import { useShared } from "../files/context.js";
import { savedName } from "../out/pack.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import type { Entry } from "./game-index.js";
import type { GameReader } from "./game-reader.js";
import type { Notation } from "./notation.js";
import { numbersIn } from "./ranges.js";
import { SaveFound } from "./save-found.js";
import type { Marked } from "./use-marks.js";

interface Props {
	notation: Notation;
	reader: GameReader;
	/** The games of the list. */
	found: readonly Entry[];
	marked: Marked;
}

/** What can be done with the games that are marked; by their numbers, others are. */
export function ChosenGames({ notation, reader, found, marked }: Props) {
	const words = notation.words(useSite());
	const { conversion } = useShared();
	const { choose } = words.list;
	const [text, setText] = useState("");
	const numbers = numbersIn(text, reader.index.entries.length);
	const { entries } = marked;
	const take = () => {
		const parts = entries.flatMap(({ number }) => [reader.slice(number), "\n\n"]);
		conversion.add([{ file: new File(parts, savedName(reader.file.name, "games", `.${notation.ending}`)), folder: "" }]);
	};
	return (
		<div class="chosen-games" role="group" aria-label={choose.label}>
			<p class="chosen-which">
				<b role="status">{filled(choose.chosen, { n: entries.length }, words)}</b>
				<button type="button" data-choose="all" onClick={() => marked.set(found.map(({ number }) => number))}>
					{choose.all}
				</button>
				<button type="button" data-choose="none" aria-disabled={entries.length === 0} onClick={() => marked.set([])}>
					{choose.none}
				</button>
			</p>
			<label class="chosen-numbers">
				{choose.numbers}
				<input
					type="text"
					inputMode="text"
					placeholder="1-8, 12"
					value={text}
					aria-invalid={numbers === undefined}
					data-choose="numbers"
					onInput={({ currentTarget: { value } }) => {
						setText(value);
						const numbers = numbersIn(value, reader.index.entries.length);
						if (numbers) marked.set(numbers);
					}}
				/>
			</label>
			{entries.length > 0 && (
				<>
					<SaveFound notation={notation} reader={reader} found={entries} />
					<button type="button" class="look-for" data-choose="take" onClick={take}>
						{choose.take}
					</button>
				</>
			)}
		</div>
	);
}
