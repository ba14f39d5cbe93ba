import { useEffect, useState } from "preact/hooks";
import { placeIn } from "../share/address.js";
import { mostDrawn, unpacked } from "../share/link.js";
import { filled } from "../words/filled.js";
import { siteWords } from "../words/site.js";


/** The largest text that is taken for an article, in bytes or characters: the page itself reads and draws it, each time that it changes. */
export const largest = 200_000;

/** The text of a file, in the encoding that its bytes tell. Rejects with an error for the reader. */
export async function textOf(file: File): Promise<string> {
	if (file.size > largest) throw new Error(filled(siteWords().builder.problems.tooLarge, { name: file.name }, siteWords()));
	const bytes = await file.arrayBuffer();
	const [first, second] = new Uint8Array(bytes);
	if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
	if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}

/** Takes the deal of the page's address, and files that are dropped on the page. What could not be taken is said. */
export function useOpened(take: (pbn: string) => void): { problem: string | undefined; open(file: File | undefined): void } {
	const [problem, setProblem] = useState<string>();
	const attempt = (text: Promise<string>) =>
		void text.then(
			(pbn) => {
				setProblem(undefined);
				take(pbn);
			},
			(error: Error) => setProblem(error.message),
		);
	const open = (file: File | undefined) => {
		if (file) attempt(textOf(file));
	};
	useEffect(() => {
		const fromAddress = () => {
			const { pbn } = placeIn(location.hash);
			if (pbn !== undefined) attempt(unpacked(pbn, mostDrawn));
		};
		const over = (event: DragEvent) => {
			// Without this the browser opens the file in place of the page.
			if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
		};
		const drop = (event: DragEvent) => {
			if (!event.dataTransfer?.types.includes("Files")) return;
			event.preventDefault();
			open(event.dataTransfer.files[0]);
		};
		const stop = new AbortController();
		const { signal } = stop;
		fromAddress();
		addEventListener("hashchange", fromAddress, { signal });
		addEventListener("dragover", over, { signal });
		addEventListener("drop", drop, { signal });
		return () => stop.abort();
	}, []);
	return { problem, open };
}
