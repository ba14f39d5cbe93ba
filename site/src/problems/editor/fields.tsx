import { useId } from "preact/hooks";
import type { ProblemEditorWords } from "../../words/words.js";
import type { Draft, Field } from "./draft.js";

interface Props {
	draft: Draft;
	change(draft: Draft): void;
	texts: ProblemEditorWords;
}

/** What most problems demand. */
const stipulations = ["#2", "#3", "#4", "h#2", "h#2.5", "h#3", "s#2", "s#3", "r#2", "+", "="];

/** What is not seen on the board. */
export function Fields({ draft, change, texts }: Props) {
	const list = useId();
	const { fields, such } = texts;
	const line = (field: Field, more: { list?: string } = {}) => (
		<label key={field} class="field" data-field={field}>
			<span>{fields[field]}</span>
			<input type="text" value={draft[field]} placeholder={(such as Partial<Record<Field, string>>)[field]} onInput={({ currentTarget }) => change({ ...draft, [field]: currentTarget.value })} {...more} />
		</label>
	);
	const isFilled = (["title", "number", "date", "page", "rank", "tourney", "key", "comment"] as const).some((field) => draft[field] !== "");
	return (
		<>
			{line("authors")}
			<div class="knobs">
				{line("stipulation", { list })}
				{line("conditions")}
			</div>
			<datalist id={list}>
				{stipulations.map((each) => (
					<option key={each} value={each} />
				))}
			</datalist>
			<details class="problem-more" {...(isFilled && { open: true })}>
				<summary>{texts.more}</summary>
				{line("title")}
				<div class="knobs">{(["number", "date", "page"] as const).map((field) => line(field))}</div>
				<div class="knobs">{(["rank", "tourney", "key"] as const).map((field) => line(field))}</div>
				<label class="field" data-field="comment">
					<span>{fields.comment}</span>
					<textarea rows={3} value={draft.comment} onInput={({ currentTarget }) => change({ ...draft, comment: currentTarget.value })} />
				</label>
			</details>
		</>
	);
}
