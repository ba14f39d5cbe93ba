import type { ComponentChildren } from "preact";
import type { Game } from "../../pbn/types.js";
import { tagValue } from "../../game/tags.js";
import type { Link, Presentation } from "../settings.js";
import { useViewer } from "../viewer.js";
import { linText } from "./lin.js";
import type { Sharing } from "./sharing.js";
import { bboAddress, bsolAddress } from "./sites.js";

/** The links that a writer wants, in their order, with nothing for those that the game has not enough for. */
export function linkItems(game: Game, { words, settings }: Presentation, sharing: Sharing | undefined): Partial<Record<Link, ComponentChildren>> {
	const wants = new Set(settings.links);
	const lin = wants.has("lin") ? linText(game) : undefined;
	return {
		bbo: wants.has("bbo") && elsewhere(bboAddress(game), words.links.bbo),
		bsol: wants.has("bsol") && elsewhere(bsolAddress(game), words.links.bsol),
		lin: lin && file(lin, `${fileName(game)}.lin`, words.links.lin),
		pbn: wants.has("pbn") && sharing && <PbnButton game={game} sharing={sharing} />,
	};
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
