import { trustOwnWorkers } from "../install/trusted.js";

/** What the first page of a room shows: its files, or what a link has in it. */
interface Shown {
	files(): Promise<{ showFiles(): Promise<void> }>;
	link(): Promise<{ showLink(open: () => Promise<void>): Promise<void> }>;
}

/** Opens the page of files of a room, or the games of a link. What either needs is on its way already: frame/look.ts. */
export function startRoom({ files, link }: Shown): void {
	trustOwnWorkers();
	const { dataset } = document.documentElement;
	const open = async () => {
		const { showFiles } = await files();
		delete dataset["link"];
		await showFiles();
	};
	if ("link" in dataset) link().then(({ showLink }) => showLink(open)).catch(open);
	else void open();
}
