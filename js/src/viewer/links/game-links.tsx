import { createContext } from "preact";
import { useContext, useState } from "preact/hooks";
import type { Game } from "../../types.js";
import { tagValue } from "../game.js";
import { useViewer } from "../viewer.js";
import { linText } from "./lin.js";
import { bboAddress, bsolAddress } from "./sites.js";

/** What a page can do with the games that it shows. */
export interface Sharing {
	/** A game as PBN of its own, with the values that it inherits written out. */
	pbnOf(game: Game): Promise<string>;
}

/** Undefined in rendered text, and where the source is not at hand. */
export const SharingContext = createContext<Sharing | undefined>(undefined);

/** Copies a game, and opens it elsewhere. Nothing of it leaves the page before the reader follows a link. */
export function GameLinks({ game }: { game: Game }) {
	const { words, settings, alive } = useViewer();
	const sharing = useContext(SharingContext);
	const wants = new Set(settings.links);
	const lin = wants.has("lin") ? linText(game) : undefined;
	const items = {
		bbo: wants.has("bbo") && elsewhere(bboAddress(game), words.links.bbo),
		bsol: wants.has("bsol") && elsewhere(bsolAddress(game), words.links.bsol),
		lin: lin && file(lin, `${fileName(game)}.lin`, words.links.lin),
		pbn: wants.has("pbn") && sharing && alive && <PbnButton game={game} sharing={sharing} />,
		copy: sharing && alive && <CopyButton text={() => sharing.pbnOf(game)} />,
	};
	const shown = Object.entries(items).filter(([, item]) => item);
	if (shown.length === 0) return alive ? null : <ul class="pbn-links" hidden />;
	return (
		<ul class="pbn-links" role="list">
			{shown.map(([name, item]) => (
				<li key={name}>{item}</li>
			))}
		</ul>
	);
}

function elsewhere(address: string | undefined, label: string) {
	return (
		address && (
			<a href={address} rel="external noopener">
				{label}
			</a>
		)
	);
}

/** A link that saves a text; without a script as well. */
function file(text: string, name: string, label: string) {
	return (
		<a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={name}>
			{label}
		</a>
	);
}

function CopyButton({ text }: { text: () => Promise<string> }) {
	const { words } = useViewer();
	const [said, say] = useState("");
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(await text());
			say(words.links.copied);
		} catch {
			say(words.links.notCopied);
		}
	};
	return (
		<>
			<button type="button" onClick={copy}>
				{words.links.copy}
			</button>{" "}
			<span role="status">{said}</span>
		</>
	);
}

function PbnButton({ game, sharing }: { game: Game; sharing: Sharing }) {
	const { words } = useViewer();
	const save = async () => {
		const address = URL.createObjectURL(new Blob([await sharing.pbnOf(game)], { type: "application/x-pbn" }));
		const link = document.createElement("a");
		link.href = address;
		link.download = `${fileName(game)}.pbn`;
		link.click();
		// A click only begins the download.
		setTimeout(() => URL.revokeObjectURL(address), 60_000);
	};
	return (
		<button type="button" onClick={save}>
			{words.links.pbn}
		</button>
	);
}

function fileName(game: Game): string {
	const board = tagValue(game, "Board")?.replace(/[^\p{L}\p{N}]+/gu, "-");
	return board ? `board-${board}` : `game-${game.number}`;
}
