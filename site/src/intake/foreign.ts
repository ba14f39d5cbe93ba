import { families, recognize, type Recognized } from "pbnkit/recognize";
import { filled } from "../words/filled.js";
import { siteWords } from "../words/site.js";

/** How much of a file is looked at, in bytes. */
const start = 4096;

const encoder = new TextEncoder();

/** What a file is, by its start and its name; undefined where it cannot be read: that is told later. */
export async function recognizeFile(file: File): Promise<Recognized | undefined> {
	try {
		return recognize(new Uint8Array(await file.slice(0, start).arrayBuffer()), file.name);
	} catch {
		return undefined;
	}
}

/** What a text is, by its start. */
export function recognizeText(text: string): Recognized | undefined {
	return recognize(encoder.encode(text.slice(0, start)));
}

/** Whether something is certainly not read here. */
export function isForeign(is: Recognized | undefined): boolean {
	return is !== undefined && is.sure && is.family !== "";
}

/** What a file is that is not read here, and what to do with it, in a sentence; undefined of one that is read. */
export function foreignFile(name: string, is: Recognized | undefined): string | undefined {
	return said(siteWords().foreign.file, { name }, is);
}

/** The same of a text. */
export function foreignText(is: Recognized | undefined): string | undefined {
	return said(siteWords().foreign.text, {}, is);
}

function said(sentence: string, values: Record<string, string>, is: Recognized | undefined): string | undefined {
	const family = (is?.family || undefined) as keyof typeof families | undefined;
	if (!is || !family) return undefined;
	const words = siteWords();
	const { what, advice } = words.foreign;
	return filled(sentence, { ...values, what: filled(what[family], { label: is.label }, words), advice: advice[families[family].advice] }, words);
}
