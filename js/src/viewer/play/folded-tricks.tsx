import { useContext, useState } from "preact/hooks";
import { useElementId, useViewer, WasText } from "../viewer.js";
import { type TableProps, TrickTable } from "./trick-table.js";

/** All tricks of the play; where a reader can step through it, behind a button. On paper, and in text that was there before, they are open. */
export function FoldedTricks({ game, play }: TableProps) {
	const { words, alive } = useViewer();
	const [open, setOpen] = useState(false);
	const id = useElementId();
	const folds = alive && play && !useContext(WasText);
	if (!folds) return <TrickTable game={game} play={play} />;
	return (
		<div class="pbn-all">
			<button type="button" class="pbn-more" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
				{words.play.all}
			</button>
			<div id={id} class={open ? undefined : "pbn-folded"}>
				<TrickTable game={game} play={play} />
			</div>
		</div>
	);
}
