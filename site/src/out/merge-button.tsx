import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useShared } from "../files/context.js";
import { whyNot } from "../files/convert.js";
import { download } from "../files/download.js";
import type { Row } from "../files/rows.js";
import { counted, filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { type Board, boardsOf, inBoardOrder, joined } from "./boards.js";
import { EncodingNote } from "./encoding-note.js";
import type { BeyondLatin1 } from "./written.js";

const fileName = "merged.pbn";

/** Makes one file of the boards of all files, in the order of the boards. */
export function MergeButton({ rows }: { rows: readonly Row[] }) {
	const { work } = useShared();
	const words = useSite();
	const { out } = words;
	const [said, setSaid] = useState("");
	const [beyond, setBeyond] = useState<BeyondLatin1>();
	const [isBusy, setBusy] = useState(false);
	const stop = useRef<AbortController>(undefined);
	useLayoutEffect(() => () => stop.current?.abort(), []);
	const merged = rows.filter(({ state, document }) => state === "done" && !document);

	const merge = async (asLatin1 = false) => {
		if (isBusy) return;
		const { signal } = (stop.current = new AbortController());
		setBusy(true);
		setSaid(out.merging);
		try {
			const boards: Board[] = [];
			for (const { file, validation } of merged) {
				await work.do(
					async (pbn) => {
						for await (const board of boardsOf(pbn, { file, encoding: validation?.encoding }, signal)) boards.push(board);
					},
					{ signal, length: file.size },
				);
			}
			const { blob, beyond } = await work.do((pbn) => joined(pbn, inBoardOrder(boards), signal, asLatin1), { signal });
			signal.throwIfAborted();
			download(blob, fileName);
			setBeyond(beyond);
			const left = rows.length - merged.length;
			const said = filled(out.merged, { boards: counted(boards.length, "boards", words), files: counted(merged.length, "files", words), name: fileName }, words);
			setSaid(left > 0 ? `${said} ${filled(out.notMerged, { files: counted(left, "files", words) }, words)}` : said);
		} catch (error) {
			if (!signal.aborted) setSaid(filled(out.cannotMerge, { why: whyNot(error) }, words));
			setBeyond(undefined);
		}
		setBusy(false);
	};
	if (merged.length < 2) return null;
	return (
		<>
			<button type="button" id="merge" disabled={isBusy} onClick={() => void merge()}>
				{out.merge}
			</button>
			<p class="said" role="status">
				{said}
				<EncodingNote beyond={beyond} choose={(asLatin1) => void merge(asLatin1)} />
			</p>
		</>
	);
}
