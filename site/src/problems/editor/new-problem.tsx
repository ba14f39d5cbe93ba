import { useState } from "preact/hooks";
import { download } from "../../files/download.js";
import { slugOf } from "../../files/slug.js";
import type { EntryProps } from "../../rooms/room.js";
import { useSite } from "../../words/use-site.js";
import { pbiType } from "../convert.js";
import { outWords } from "../out/language.js";
import { fileOf } from "./check.js";
import { type Draft, empty, fenOf } from "./draft.js";
import { EditorDialog } from "./editor-dialog.js";
import { editorWords } from "./language.js";

/** A dialog in which a problem is entered. It becomes a file as any other. */
export function NewProblem({ take, close, memory }: EntryProps) {
	const site = useSite();
	const texts = editorWords(site);
	const [draft, change] = useState(() => (memory.current as Draft | undefined) ?? empty);
	const submit = async () => {
		take(new File([await fileOf(draft)], `${nameOf(draft)}.pbi`, { type: pbiType }));
		memory.current = undefined;
		close();
	};
	const onClose = () => {
		memory.current = draft;
		close();
	};
	const fen = fenOf(draft);
	const saveFen = () => download(new Blob([`${fen}\n`], { type: "text/plain" }), `${nameOf(draft)}.fen`);
	return (
		<EditorDialog title={outWords(site).enter} {...{ draft, change, submit }} act={texts.add} isOff={!draft.men.some(Boolean)} close={onClose}>
			{fen && (
				<button type="button" data-save="fen" onClick={saveFen}>
					{texts.saveFen}
				</button>
			)}
		</EditorDialog>
	);
}

/** What its file is called, without the ending. */
const nameOf = ({ authors, stipulation }: Draft): string => slugOf(`${authors.split(/[,;]/, 1)[0]} ${stipulation}`) || "problem";
