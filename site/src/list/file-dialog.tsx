import { useEffect, useId, useRef } from "preact/hooks";
import { useRoom } from "../files/context.js";
import type { Row } from "../files/rows.js";
import type { DialogName } from "../rooms/room.js";
import { useSite } from "../words/use-site.js";
import { Loaded } from "./loaded.js";

/** A dialog about items of a file. What it asks is the room's, and is loaded for that. */
export function FileDialog({ name, row, leave }: { name: DialogName; row: Row; leave: () => void }) {
	const { list } = useSite();
	const { dialogs } = useRoom(row);
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useId();
	const open = dialogs?.[name];
	useEffect(() => dialog.current?.showModal(), []);
	return (
		<dialog ref={dialog} class="file-dialog" aria-labelledby={heading} data-dialog={name} onClose={leave}>
			<h2 id={heading}>{(name === "print" ? list.print : list.as.chosen).replace(/…$/, "")}</h2>
			{open && <Loaded open={open} of={{ row }} onLoad={() => dialog.current?.querySelector<HTMLElement>("input, select")?.focus()} />}
			<p class="dialog-buttons">
				<button type="button" onClick={() => dialog.current?.close()}>
					{list.close}
				</button>
			</p>
		</dialog>
	);
}
