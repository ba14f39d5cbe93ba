import { Component, Fragment } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useGone, useShared } from "../files/context.js";
import { nameInList, type Row } from "../files/rows.js";
import { byRoom } from "../rooms/by-room.js";
import { counted, filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { FileRow } from "./file-row.js";

/** How many rows are shown at first, and more at a time. */
const portion = 500;

/** How many of them are drawn at once, so that the page stays alive. */
const step = 25;

/** The files, a row each. */
export function FileTable({ rows }: { rows: readonly Row[] }) {
	const words = useSite();
	const { home } = useShared();
	const [limit, setLimit] = useState(portion);
	const [drawn, setDrawn] = useState(step);
	const wanted = Math.min(limit, rows.length);
	useEffect(() => {
		// So that a list which was cleared begins anew.
		if (drawn > wanted + step) setDrawn(wanted + step);
		if (drawn >= wanted) return;
		const next = setTimeout(() => setDrawn(drawn + step));
		return () => clearTimeout(next);
	}, [drawn, wanted]);
	return (
		<>
			{byRoom(rows.slice(0, Math.min(drawn, limit)), home).map(([room, own], _, all) => (
				<Fragment key={room.facts.key}>
					{all.length > 1 && (
						<h2 class="room-head">
							{room.facts.icon} {room.words(words).game} <span class="quiet">{counted(own.length, "files", words)}</span>
						</h2>
					)}
					<ul class="files">
						{own.map((row) => (
							<StillRow key={row.id} row={row} />
						))}
					</ul>
				</Fragment>
			))}
			{rows.length > limit && (
				<button type="button" class="more" onClick={() => setLimit(limit + portion)}>
					{filled(words.list.more, { files: counted(rows.length - limit, "files", words) }, words)}
				</button>
			)}
		</>
	);
}

/** Drawn again only for a new row, however often the others change. */
class StillRow extends Component<{ row: Row }> {
	override shouldComponentUpdate(next: { row: Row }) {
		return next.row !== this.props.row;
	}

	override render() {
		return <FileRow row={this.props.row} />;
	}
}

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
