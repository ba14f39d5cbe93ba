import { useEffect, useState } from "preact/hooks";
import { asPbn, foreignText, isForeign, recognizeText, signsIn } from "../intake/foreign.js";
import { placeIn } from "../share/address.js";
import { mostDrawn, unpacked } from "../share/link.js";
import { filled } from "../words/filled.js";
import { siteWords } from "../words/site.js";

/** The largest text that is taken for an article, in bytes or characters: the page itself reads and draws it, each time that it changes. */
const largest = 200_000;

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
			const { link } = placeIn(location.hash);
			if (link) attempt(unpacked(link.text, mostDrawn));
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

/** How long nothing is typed before it is read, in milliseconds. */
const pause = 250;

/** How much of a text is its name where it is too large, in characters. */
const named = 20;

/** What a writer gives, as PBN; until it has become that, and where it cannot, as it is. */
export function usePbn(given: string): { pbn: string; problem: string | undefined } {
	const [read, setRead] = useState<{ given?: string; pbn: string; problem?: string }>({ pbn: "" });
	const tooLarge = given.length > largest;
	const signs = tooLarge ? undefined : signsIn(given);
	const isPbn = signs === undefined || signs === "pbn";
	useEffect(() => {
		if (isPbn) return;
		let stopped = false;
		const timer = setTimeout(() => {
			asPbn(given).then(
				(pbn) => stopped || setRead({ given, pbn }),
				(error: Error) => stopped || setRead({ given, pbn: given, problem: error.message }),
			);
		}, pause);
		return () => {
			stopped = true;
			clearTimeout(timer);
		};
	}, [given, isPbn]);
	if (tooLarge) {
		const words = siteWords();
		return { pbn: "", problem: filled(words.builder.problems.tooLarge, { name: `“${given.trimStart().slice(0, named)}…”` }, words) };
	}
	const is = recognizeText(given);
	if (isForeign(is)) return { pbn: "", problem: foreignText(is) };
	if (isPbn || read.given !== given) return { pbn: given, problem: undefined };
	return { pbn: read.pbn, problem: read.problem };
}
