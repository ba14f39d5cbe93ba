import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useShared } from "../files/context.js";
import { whyNot } from "../files/convert.js";
import { download } from "../files/download.js";
import type { Row } from "../files/rows.js";
import type { Merged, Room } from "../rooms/room.js";
import { counted, filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { EncodingNote } from "./encoding-note.js";

/** What was made here: its items would be there twice, were it merged with them. */
const made = new WeakSet<File>();

/** Makes one file of the items of all files of a room, and of each kind of files that it has one. */
export function MergeButtons({ room, rows }: { room: Room; rows: readonly Row[] }) {
	const endings = new Map<string, Row[]>();
	const own = rows.filter((row) => !made.has(row.original ?? row.file));
	for (const row of own) {
		if (row.state !== "done" || row.document) continue;
		const ending = room.mergesAs?.(row) ?? room.facts.ending;
		const alike = endings.get(ending);
		if (alike) alike.push(row);
		else endings.set(ending, [row]);
	}
	const several = [...endings].filter(([, alike]) => alike.length > 1);
	return (
		<>
			{several.map(([ending, alike]) => (
				<MergeButton key={ending} room={room} rows={alike} fileName={`merged.${ending}`} isOnly={several.length === 1} left={several.length === 1 ? own.length - alike.length : 0} />
			))}
		</>
	);
}

interface Props {
	room: Room;
	rows: readonly Row[];
	fileName: string;
	/** Whether no other button merges. */
	isOnly: boolean;
	/** How many files of the room have no part in it. */
	left: number;
}

function MergeButton({ room, rows, fileName, isOnly, left }: Props) {
	const { works, conversion } = useShared();
	const words = useSite();
	const { out } = words;
	const [said, setSaid] = useState("");
	const [merged, setMerged] = useState<Merged>();
	const [isBusy, setBusy] = useState(false);
	const stop = useRef<AbortController>(undefined);
	/** Whether what repeats others was left out: it stays so in another encoding. */
	const isDistinct = useRef(false);
	useLayoutEffect(() => () => stop.current?.abort(), []);

	const merge = async ({ asLatin1 = false, distinct = isDistinct.current } = {}) => {
		if (isBusy) return;
		const { signal } = (stop.current = new AbortController());
		setBusy(true);
		setSaid(out.merging);
		isDistinct.current = distinct;
		try {
			const all = await room.merge?.(works.of(room), rows, { signal, asLatin1, distinct });
			if (!all) return;
			signal.throwIfAborted();
			download(all.blob, fileName);
			setMerged(all);
			const said = filled(out.merged, { boards: filled(room.words(words, rows[0]).count, { n: all.count }, words), files: counted(rows.length, "files", words), name: fileName }, words);
			setSaid([said, left > 0 && filled(out.notMerged, { files: counted(left, "files", words) }, words), all.said].filter(Boolean).join(" "));
		} catch (error) {
			if (!signal.aborted) setSaid(filled(out.cannotMerge, { why: whyNot(error) }, words));
			setMerged(undefined);
		}
		setBusy(false);
	};
	/** Opens what was made, as if it had been dropped here. */
	const open = () => {
		if (!merged) return;
		const file = new File([merged.blob], fileName);
		made.add(file);
		setMerged(undefined);
		conversion.add([{ file, folder: "" }]);
	};
	return (
		<>
			<button type="button" id={isOnly ? "merge" : undefined} data-merge={fileName} disabled={isBusy} onClick={() => void merge({ distinct: false })}>
				{out.merge}
				{!isOnly && ` (.${fileName.split(".").at(-1)})`}
			</button>
			<p class="said" role="status">
				{said}
				<EncodingNote beyond={merged?.beyond} choose={(asLatin1) => void merge({ asLatin1 })} />
				{merged?.without && (
					<>
						{" "}
						<button type="button" data-merge-without disabled={isBusy} onClick={() => void merge({ distinct: true })}>
							{merged.without}
						</button>
					</>
				)}
				{merged && (
					<>
						{" "}
						<button type="button" data-open-merged aria-label={`${words.intake.check} ${fileName}`} onClick={open}>
							{words.intake.check}
						</button>
					</>
				)}
			</p>
		</>
	);
}
