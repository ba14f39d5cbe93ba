import { useLayoutEffect, useRef } from "preact/hooks";
import { useGone, useShared } from "../files/context.js";
import { counted, filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { nameInList } from "../files/rows.js";

/** Says what was taken from the list, and puts it back. */
export function Gone() {
	const words = useSite();
	const { list } = words;
	const { rows, conversion } = useShared();
	const gone = useGone(rows);
	const button = useRef<HTMLButtonElement>(null);
	const [first] = gone;
	// The button that cleared the list is gone with the files. One that removes a file has given the focus away.
	useLayoutEffect(() => {
		if (document.activeElement?.closest(".summary")) button.current?.focus();
	}, [gone]);
	if (!first) return null;
	return (
		<p class="gone" role="status">
			<span>{gone.length === 1 ? filled(list.gone, { name: nameInList(first) }, words) : filled(list.allGone, { files: counted(gone.length, "files", words) }, words)}</span>{" "}
			<button ref={button} type="button" class="put-back" onClick={() => conversion.putBack()}>
				{list.undo}
			</button>
		</p>
	);
}
