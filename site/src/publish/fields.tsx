import { type ComponentChildren, createContext } from "preact";
import { useContext, useRef, useState } from "preact/hooks";
import { useSite } from "../words/use-site.js";

type Values = readonly (readonly [value: string, label: string])[];

interface StepProps {
	/** Of its heading. */
	id: string;
	number: number;
	title: string;
	/** Whether it is closed until a person opens it. */
	folds: boolean;
	/** Whether it has something to say. */
	open?: boolean;
	children: ComponentChildren;
}

/** A step of the work, with what is to be chosen. */
export function Step({ id, number, title, folds, open, children }: StepProps) {
	const heading = (
		<h2 id={id}>
			<b>{number}</b> {title}
		</h2>
	);
	if (!folds) {
		return (
			<section class="step" aria-labelledby={id}>
				{heading}
				{children}
			</section>
		);
	}
	return (
		<details class="step" {...(open && { open })}>
			<summary>{heading}</summary>
			{children}
		</details>
	);
}

/** A choice of one value. */
export function Choice({ label, value, options, onChange }: { label: string; value: string; options: Values; onChange(value: string): void }) {
	return (
		<label class="field">
			<span>{label}</span>
			<select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
				{options.map(([each, name]) => (
					<option key={each} value={each}>
						{name}
					</option>
				))}
			</select>
		</label>
	);
}

/** A choice of one value, each of which is to be seen. */
export function Options({ label, name, value, options, onChange }: { label: string; name: string; value: string; options: Values; onChange(value: string): void }) {
	return (
		<fieldset class="checks">
			<legend>{label}</legend>
			{options.map(([each, text]) => (
				<label key={each}>
					<input type="radio" name={name} value={each} checked={each === value} onChange={() => onChange(each)} />
					{text}
				</label>
			))}
		</fieldset>
	);
}

/** Where a text is pasted or typed. */
export function PasteField({ label, text, onInput }: { label: string; text: string; onInput(text: string): void }) {
	return (
		<label class="field">
			<span>{label}</span>
			<textarea rows={10} spellcheck={false} value={text} onInput={({ currentTarget }) => onInput(currentTarget.value)} />
		</label>
	);
}

/** A line of text. */
export function Line({ label, value, hint, onChange }: { label: string; value: string; hint?: string; onChange(value: string): void }) {
	return (
		<label class="field">
			<span>{label}</span>
			<input type="text" value={value} placeholder={hint} onInput={({ currentTarget }) => onChange(currentTarget.value)} />
		</label>
	);
}

/** Things of which each is there or not. */
export function Checks({ label, options, chosen, onChange }: { label: string; options: Values; chosen: ReadonlySet<string>; onChange(chosen: Set<string>): void }) {
	const toggled = (value: string, on: boolean) => new Set([...chosen].filter((each) => each !== value).concat(on ? [value] : []));
	return (
		<fieldset class="checks">
			<legend>{label}</legend>
			{options.map(([value, name]) => (
				<label key={value}>
					<input type="checkbox" checked={chosen.has(value)} onChange={({ currentTarget }) => onChange(toggled(value, currentTarget.checked))} />
					{name}
				</label>
			))}
		</fieldset>
	);
}

/** Puts a text on the clipboard. */
export const Copier = createContext<(text: string) => Promise<void>>(() => Promise.reject(new Error("no clipboard")));

interface CopyableProps {
	title: string;
	text: string;
	/** What is to be said beside the button. */
	beside?: ComponentChildren;
	children?: ComponentChildren;
}

/** Copies a text, and says so; or has the reader do it, for whom it is marked. */
export function CopyButton({ label, text, mark, name }: { label: string; text: string; mark?: () => void; name?: string }) {
	const { builder } = useSite();
	const copyText = useContext(Copier);
	// What was copied before is not what is there now: what is said is said of one text.
	const [told, tell] = useState({ of: "", words: "" });
	const copy = () =>
		copyText(text).then(
			() => tell({ of: text, words: builder.copied }),
			() => {
				mark?.();
				tell({ of: text, words: builder.notCopied });
			},
		);
	return (
		<>
			<button type="button" data-copy={name} disabled={text === ""} onClick={() => void copy()}>
				{label}
			</button>
			<span role="status">{told.of === text ? told.words : ""}</span>
		</>
	);
}

/** A text to copy, with its button. */
export function Copyable({ title, text, beside, children }: CopyableProps) {
	const { builder } = useSite();
	const shown = useRef<HTMLPreElement>(null);
	const mark = () => {
		if (shown.current) getSelection()?.selectAllChildren(shown.current);
	};
	return (
		<section class="copyable" aria-label={title}>
			<h3>{title}</h3>
			{children}
			<pre ref={shown} tabIndex={0}>
				{text}
			</pre>
			<p>
				<CopyButton label={builder.copy} text={text} mark={mark} /> {beside}
			</p>
		</section>
	);
}
