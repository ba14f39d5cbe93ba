import type { DeskField, DeskFields } from "pbnkit/desk";
import { useEffect, useId, useState } from "preact/hooks";
import { whyNot } from "../files/convert.js";
import type { ReadingWorker } from "../files/reading-worker.js";
import { useLate } from "../words/use-late.js";
import type { ConditionWords, MeaningWords } from "../words/words.js";
import { conditionOf, hasValue, type ListDesk, type Test, testsOf } from "./condition.js";

/** What fields are in each language but English, in which their desks say it. */
const files: Readonly<Record<string, () => Promise<MeaningWords>>> = {
	da: async () => (await import("../words/meanings/da.js")).da,
	de: async () => (await import("../words/meanings/de.js")).de,
	es: async () => (await import("../words/meanings/es.js")).es,
	fr: async () => (await import("../words/meanings/fr.js")).fr,
	nb: async () => (await import("../words/meanings/nb.js")).nb,
	nl: async () => (await import("../words/meanings/nl.js")).nl,
	pl: async () => (await import("../words/meanings/pl.js")).pl,
	sv: async () => (await import("../words/meanings/sv.js")).sv,
};

/** What people look for first. */
const usual = ["player", "author"];

interface Props {
	desk: ReadingWorker<ListDesk>;
	texts: ConditionWords;
	words: { tag: string };
	/** Takes a test that a person has made. */
	add(test: string): void;
}

/** A field, how it is compared, and with what. */
export function ConditionMenu({ desk, texts, words, add }: Props) {
	const id = useId();
	const { known, problem } = useFields(desk);
	const meanings = useLate<MeaningWords>(files, words.tag, {});
	const [name, setName] = useState("");
	const [scope, setScope] = useState("");
	const [asked, setTest] = useState<Test>();
	const [value, setValue] = useState("");
	if (problem !== undefined) return <p class="problem">{problem}</p>;
	if (!known || !meanings) return <p class="reader-note">{texts.looking}</p>;
	const named = (names: readonly string[]) => known.fields.find((each) => names.includes(each.name));
	const field = named([name]) ?? named(usual) ?? (known.fields[0] as DeskField);
	const scopes = field.inScope ? known.scopes : [];
	const tests = testsOf(field);
	const test = asked && tests.includes(asked) ? asked : (tests[0] as Test);
	const given = field.choices && !field.choices.includes(value) ? (field.choices[0] as string) : value;
	const isWhole = !hasValue(test) || given.trim() !== "";
	const submit = (event: Event) => {
		event.preventDefault();
		if (!isWhole) return;
		add(conditionOf(field, scopes.length > 0 ? scope || (scopes[0] as string) : "", test, given.trim()));
		setValue("");
	};
	return (
		<form class="condition-menu" onSubmit={submit}>
			<label for={`${id}-field`}>{texts.field}</label>
			<select id={`${id}-field`} value={field.name} aria-describedby={`${id}-meaning`} onChange={({ currentTarget }) => (setName(currentTarget.value), setValue(""))}>
				{known.fields.map((each) => (
					<option key={each.name} value={each.name}>
						{each.name}
					</option>
				))}
			</select>
			<p id={`${id}-meaning`} class="condition-meaning" {...(!(field.meaning in meanings) && { lang: "en" })}>
				{meanings[field.meaning] ?? field.meaning}
			</p>
			{scopes.length > 0 && (
				<>
					<label for={`${id}-scope`}>{texts.of}</label>
					<select id={`${id}-scope`} value={scope || scopes[0]} onChange={({ currentTarget }) => setScope(currentTarget.value)}>
						{scopes.map((each) => (
							<option key={each}>{each}</option>
						))}
					</select>
				</>
			)}
			<label for={`${id}-test`}>{texts.compare}</label>
			<select id={`${id}-test`} value={test} onChange={({ currentTarget }) => setTest(currentTarget.value as Test)}>
				{tests.map((each) => (
					<option key={each} value={each}>
						{texts.tests[each]}
					</option>
				))}
			</select>
			{hasValue(test) && (
				<>
					<label for={`${id}-value`}>{texts.value}</label>
					<Value id={`${id}-value`} field={field} value={given} set={setValue} />
				</>
			)}
			<button type="submit" class="look-for" aria-disabled={!isWhole}>
				{texts.add}
			</button>
		</form>
	);
}

/** What a field is compared with: one of its choices, or what is typed. */
function Value({ id, field, value, set }: { id: string; field: DeskField; value: string; set(value: string): void }) {
	if (field.choices) {
		return (
			<select id={id} value={value} onChange={({ currentTarget }) => set(currentTarget.value)}>
				{field.choices.map((each) => (
					<option key={each}>{each}</option>
				))}
			</select>
		);
	}
	const hint = { text: "", number: "12", date: "2026-11", shape: "4333" }[field.kind];
	return <input id={id} type="text" inputMode={field.kind === "number" ? "decimal" : "text"} autocomplete="off" placeholder={hint} value={value} onInput={({ currentTarget }) => set(currentTarget.value)} />;
}

/** The fields of a notation, once its desk is loaded. */
function useFields(desk: ReadingWorker<ListDesk>): { known?: DeskFields; problem?: string } {
	const [state, setState] = useState<{ known?: DeskFields; problem?: string }>({});
	useEffect(() => {
		let isGone = false;
		const leave = desk.use();
		desk
			.get()
			.then((client) => client.fields())
			.then((known) => isGone || setState({ known }))
			.catch((error: unknown) => isGone || setState({ problem: whyNot(error) }));
		return () => {
			isGone = true;
			leave();
		};
	}, [desk]);
	return state;
}
