import { useContext, useState } from "preact/hooks";
import { copyText } from "../../host/clipboard.js";
import type { Game } from "../../pbn/types.js";
import { useViewer } from "../viewer.js";
import { SharingContext } from "./sharing.js";

/** Copies a game, and opens it elsewhere. Nothing of it leaves the page before the reader follows a link. */
export function GameLinks({ game }: { game: Game }) {
	const viewer = useViewer();
	const sharing = useContext(SharingContext);
	const shared = viewer.alive ? sharing : undefined;
	// The last: it comes with the script, and moves nothing that was there before.
	const items = { ...viewer.parts.linkItems?.(game, viewer, shared), copy: shared && <CopyButton text={() => shared.pbnOf(game)} /> };
	const shown = Object.entries(items).filter(([, item]) => item);
	if (shown.length === 0) return viewer.alive ? null : <ul class="pbn-links" hidden />;
	return (
		<ul class="pbn-links" role="list">
			{shown.map(([name, item]) => (
				<li key={name}>{item}</li>
			))}
		</ul>
	);
}

function CopyButton({ text }: { text: () => Promise<string> }) {
	const { words } = useViewer();
	const [said, say] = useState("");
	const [left, leave] = useState<string>();
	const copy = async () => {
		const promised = text();
		try {
			await copyText(promised);
			leave(undefined);
			say(words.links.copied);
		} catch {
			leave(await promised);
			say(words.links.notCopied);
		}
	};
	return (
		<>
			<button type="button" onClick={copy}>
				{words.links.copy}
			</button>{" "}
			<span role="status">{said}</span>
			{left !== undefined && <textarea ref={mark} class="pbn-copied" readOnly aria-label={words.links.copy} value={left} />}
		</>
	);
}

/** Marks a text for the reader, who copies it himself. */
function mark(area: HTMLTextAreaElement | null): void {
	area?.focus();
	area?.select();
}
