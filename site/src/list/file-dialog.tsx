import type { ComponentType } from "preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useRoom } from "../files/context.js";
import { whyNot } from "../files/convert.js";
import type { Row } from "../files/rows.js";
import type { DialogName } from "../rooms/room.js";
import { useSite } from "../words/use-site.js";

/** A dialog about items of a file. What it asks is the room's, and is loaded for that. */
export function FileDialog({ name, row, leave }: { name: DialogName; row: Row; leave: () => void }) {
	const { list } = useSite();
	const { dialogs } = useRoom(row);
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useId();
	const [content, setContent] = useState<{ Content: ComponentType<{ row: Row }> }>();
	const [problem, setProblem] = useState<string>();
	useEffect(() => {
		dialog.current?.showModal();
		dialogs?.[name]?.().then(
			(Content) => setContent({ Content }),
			(error) => setProblem(whyNot(error)),
		);
	}, []);
	useLayoutEffect(() => dialog.current?.querySelector<HTMLElement>("input, select")?.focus(), [content]);
	return (
		<dialog ref={dialog} class="file-dialog" aria-labelledby={heading} data-dialog={name} onClose={leave}>
			<h2 id={heading}>{(name === "print" ? list.print : list.as.chosen).replace(/…$/, "")}</h2>
			{problem ? <p role="alert">{problem}</p> : content ? <content.Content row={row} /> : <p>…</p>}
			<p class="dialog-buttons">
				<button type="button" onClick={() => dialog.current?.close()}>
					{list.close}
				</button>
			</p>
		</dialog>
	);
}
