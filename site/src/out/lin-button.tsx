import { useState } from "preact/hooks";
import { whyNot } from "../files/convert.js";
import { useShared } from "../files/context.js";
import { download } from "../files/download.js";
import type { Row } from "../files/rows.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { exportName } from "./names.js";

interface Props {
	row: Row;
	/** Says what came of it; undefined where there is nothing to say. */
	tell: (sentence: string | undefined) => void;
}

/** Saves the boards of a file as LIN, and tells how much of them LIN has no place for. */
export function LinButton({ row, tell }: Props) {
	const { work } = useShared();
	const words = useSite();
	const { list } = words;
	const [busy, setBusy] = useState(false);
	const name = exportName(`${row.file.name.replace(/\.[^.]*$/, "")}.lin`);
	const save = async () => {
		setBusy(true);
		try {
			const { bytes, diagnostics, omitted } = await work.do((pbn) => pbn.convert(row.asPbn ?? row.file, { to: "lin" }), { length: row.file.size, urgent: true });
			download(new Blob([bytes], { type: "text/plain" }), name);
			const isLost = ({ rule }: { rule: string }) => rule === "write/lost";
			const lost = diagnostics.filter(isLost).length + omitted.filter(isLost).reduce((sum, { count }) => sum + count, 0);
			tell(lost > 0 ? filled(list.linLost, { n: lost, name }, words) : undefined);
		} catch (error) {
			tell(whyNot(error));
		} finally {
			setBusy(false);
		}
	};
	return (
		<button type="button" class="save-lin" data-lin disabled={busy} aria-label={filled(list.linOf, { name }, words)} onClick={() => void save()}>
			{list.lin}
		</button>
	);
}
