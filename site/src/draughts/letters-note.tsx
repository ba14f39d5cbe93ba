import { useEffect, useState } from "preact/hooks";
import { replaceFile } from "../check/use-repairs.js";
import { useShared } from "../files/context.js";
import { isUnderWay } from "../files/rows.js";
import type { AboveProps } from "../played/notation.js";
import { useSite } from "../words/use-site.js";
import { draughtsWords } from "./language.js";

/** The encodings of Russian files, which bytes alone do not tell. */
const encodings = ["windows-1251", "koi8-r", "ibm866"] as const;

/** How much of a file is looked at, in bytes, and how much of it is shown. */
const looked = 65_536;
const longest = 40;

/** The first text with three letters in a row that are not ASCII, which languages of the West do not have. */
export function foreignText(bytes: Uint8Array): Uint8Array | undefined {
	const isBeyond = (at: number) => (bytes[at] ?? 0) >= 0x80;
	const ends = (at: number) => bytes[at] === undefined || bytes[at] === 0x22 || bytes[at] < 0x20;
	const at = bytes.findIndex((_, at) => isBeyond(at) && isBeyond(at + 1) && isBeyond(at + 2));
	if (at < 0) return undefined;
	let [from, to] = [at, at];
	while (!ends(from - 1) && at - from < longest) from--;
	while (!ends(to) && to - from < longest) to++;
	return bytes.subarray(from, to);
}

/** Asks in which encoding a file is that seems to be Russian, by what its names are in each; what is chosen can be undone. */
export function LettersNote({ row, encoding }: AboveProps) {
	const shared = useShared();
	const { letters } = draughtsWords(useSite());
	const { file } = row;
	const [sample, setSample] = useState<Uint8Array>();
	useEffect(() => {
		setSample(undefined);
		if (encoding === undefined || encoding.startsWith("utf")) return;
		let left = false;
		// Where the file is gone, the list says so.
		file.slice(0, looked).arrayBuffer().then((buffer) => left || setSample(foreignText(new Uint8Array(buffer))), () => undefined);
		return () => {
			left = true;
		};
	}, [file, encoding]);
	if (!sample) return null;
	const choose = async (as: string) => {
		if (isUnderWay(row)) return;
		const text = new TextDecoder(as).decode(await file.arrayBuffer());
		replaceFile(shared, row, new File([text], file.name, { type: file.type, lastModified: file.lastModified }), 1);
	};
	return (
		<div class="letters-note" role="group" aria-label={letters}>
			<p>{letters}</p>
			<p class="letters-choices">
				{encodings.map((each) => (
					<button key={each} type="button" data-letters={each} title={each} onClick={() => void choose(each)}>
						<bdi>{new TextDecoder(each).decode(sample)}</bdi>
					</button>
				))}
			</p>
		</div>
	);
}
