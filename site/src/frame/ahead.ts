/** What a page has fetched ahead, as names of files: what shows a board, and what reads one that is more than a deal. */
interface Ahead {
	board: string;
	reading: string;
}

/** An address with a deal alone, which is drawn without the module, is shorter. */
const longest = 300;

/** What the board of an address needs. */
export const ofBoard = ({ board, reading }: Ahead): string => (location.hash.length < longest ? board : `${board} ${reading}`);

/** Asks for files, all of them together; a page has no more than its first script in its own text. */
export function askAhead(files: string): void {
	const ask = () => {
		for (const href of files.split(" ")) {
			const isModule = href.endsWith("m");
			const ahead = document.createElement("link");
			Object.assign(ahead, { rel: isModule ? "preload" : "modulepreload", as: isModule ? "fetch" : "script", crossOrigin: "", href });
			document.head.append(ahead);
		}
	};
	// After the styles: over HTTP/1.1 a browser opens six connections, and nothing is painted without these.
	new MutationObserver((_, observer) => {
		if (!document.querySelector("[rel=stylesheet]")) return;
		observer.disconnect();
		ask();
	}).observe(document.head, { childList: true });
}

/** What the element of the first script says of that. */
export const given = (): Partial<Ahead> & { files?: string } => ({ ...document.currentScript?.dataset });
