import { copyText } from "pbnkit/viewer";
import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { whyNot } from "../files/convert.js";
import { download } from "../files/download.js";
import { EncodingNote } from "../out/encoding-note.js";
import type { BeyondLatin1, Written } from "../out/written.js";
import type { SharingWords } from "../words/words.js";

/** A form that something is copied in. */
export interface Copy<Name extends string> {
	name: Name;
	label: string;
	/** Of its file. */
	ending: string;
	/** The text, or of a picture its drawing as text; undefined until it is known. */
	text: string | undefined;
	/** What is seen of a picture. */
	picture?: ComponentChildren;
	/** What is copied where that is no text. */
	image?(): Promise<Blob>;
	/** What is saved. */
	file(asLatin1: boolean): Promise<Written>;
}

interface Props<Name extends string> {
	copies: readonly Copy<Name>[];
	chosen: Name;
	choose(name: Name): void;
	/** Its name as a file, without the ending. */
	fileName: string;
	copyLabel: string;
	texts: SharingWords["texts"];
	/** Why nothing can be copied. */
	problem: string | undefined;
	/** What else is to be chosen. */
	children: ComponentChildren;
}

/** Copies something in one of several forms, and shows what is copied. */
export function Copying<Name extends string>({ copies, chosen, choose, fileName, copyLabel, texts, problem, children }: Props<Name>) {
	const copy = copies.find(({ name }) => name === chosen) ?? (copies[0] as Copy<Name>);
	const { text, picture, image, ending } = copy;
	// What is said is said of one text in one form.
	const [told, tell] = useState<{ of: string; said: string; beyond?: BeyondLatin1 | undefined }>();
	const is = `${chosen} ${text}`;
	const { said = "", beyond } = told?.of === is ? told : {};
	const name = useId();
	const copyNow = async () => {
		try {
			// The browser is promised a picture at once: later it takes none.
			if (image) await navigator.clipboard.write([new ClipboardItem({ "image/png": image() })]);
			else await copyText(text ?? "");
			tell({ of: is, said: texts.copied });
		} catch {
			tell({ of: is, said: texts.notCopied });
		}
	};
	const save = async (asLatin1 = false) => {
		try {
			const { blob, beyond } = await copy.file(asLatin1);
			download(blob, `${fileName}.${ending}`);
			tell({ of: is, said: "", beyond });
		} catch (error) {
			tell({ of: is, said: `${texts.failed} ${whyNot(error)}` });
		}
	};
	const isReady = text !== undefined;
	return (
		<>
			<fieldset>
				<legend>{texts.as}</legend>
				<div class="copy-forms">
					{copies.map((each) => (
						<label key={each.name} class="reader-check">
							<input type="radio" name={name} checked={each === copy} onChange={() => choose(each.name)} data-copy={each.name} />
							{each.label}
						</label>
					))}
				</div>
			</fieldset>
			{children}
			<div class="share-buttons">
				<button type="button" class="primary" disabled={!isReady} onClick={() => void copyNow()} data-copy="copy">
					{copyLabel}
				</button>
				<button type="button" disabled={!isReady} onClick={() => void save()} data-copy="save">
					{texts.save}
				</button>
				<span role="status">
					{problem ? `${texts.failed} ${problem}` : said}
					<EncodingNote beyond={beyond} choose={(asLatin1) => void save(asLatin1)} />
				</span>
			</div>
			<div class="copy-preview" role="group" aria-label={texts.preview} tabIndex={0}>
				{picture && isReady ? picture : <pre>{text ?? texts.reading}</pre>}
			</div>
		</>
	);
}

/** A choice beside the forms. */
export function CopyCheck({ name, label, checked, onChange }: { name: string; label: string; checked: boolean; onChange(checked: boolean): void }) {
	return (
		<label class="reader-check">
			<input type="checkbox" checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} data-copy={name} />
			{label}
		</label>
	);
}
