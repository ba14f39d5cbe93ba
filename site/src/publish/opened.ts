import { useEffect, useState } from "preact/hooks";
import type { ArticleRoom } from "../rooms/article.js";
import { placeIn } from "../share/address.js";
import { mostDrawn, unpacked } from "../share/link.js";
import { filled } from "../words/filled.js";
import { siteWords } from "../words/site.js";

/** The largest text that is taken for an article, in bytes or characters: the page itself reads and draws it, each time that it changes. */
const largest = 200_000;

/** The text of a file, in the encoding that its bytes tell. Rejects with an error for the reader. */
export async function textOf(file: File, room: Pick<ArticleRoom, "texts">): Promise<string> {
	if (file.size > largest) throw new Error(tooLarge(file.name, room));
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

function tooLarge(name: string, { texts }: Pick<ArticleRoom, "texts">): string {
	const words = siteWords();
	return filled(texts(words).problems.tooLarge, { name }, words);
}

/** Takes the text of the page's address, and files that are dropped on the page. What could not be taken is said. */
export function useOpened(room: ArticleRoom, take: (text: string) => void): { problem: string | undefined; open(file: File | undefined): void } {
	const [problem, setProblem] = useState<string>();
	const attempt = (text: Promise<string>) =>
		void text.then(
			(taken) => {
				setProblem(undefined);
				take(taken);
			},
			(error: Error) => setProblem(error.message),
		);
	const open = (file: File | undefined) => {
		if (file) attempt(textOf(file, room));
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

/** What a writer gives, as the room reads it; until it has become that, and where it cannot, as it is. */
export function useText(room: ArticleRoom, given: string): { text: string; problem: string | undefined } {
	const [read, setRead] = useState<{ given?: string; text: string; problem?: string }>({ text: "" });
	const isTooLarge = given.length > largest;
	const taken = isTooLarge ? undefined : room.takes(given);
	const isConverted = taken === "converted";
	useEffect(() => {
		if (!isConverted) return;
		let stopped = false;
		const timer = setTimeout(() => {
			room.convert?.(given).then(
				(text) => stopped || setRead({ given, text }),
				(error: Error) => stopped || setRead({ given, text: given, problem: error.message }),
			);
		}, pause);
		return () => {
			stopped = true;
			clearTimeout(timer);
		};
	}, [given, isConverted]);
	if (isTooLarge) return { text: "", problem: tooLarge(`“${given.trimStart().slice(0, named)}…”`, room) };
	if (typeof taken === "object") return { text: "", problem: taken.problem };
	if (!isConverted || read.given !== given) return { text: given, problem: undefined };
	return { text: read.text, problem: read.problem };
}
