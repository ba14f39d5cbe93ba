import { useEffect, useState } from "preact/hooks";
import { useShared } from "../files/context.js";
import type { Row } from "../files/rows.js";
import { repairedName } from "./repair.js";

/** Downloads a file with its fixes, and nothing else changed. */
export function RepairedDownload({ row: { id, file, repairs } }: { row: Row }) {
	const { rows } = useShared();
	const repaired = repairs ? file : undefined;
	const [url, setUrl] = useState<string>();
	useEffect(() => {
		if (!repaired) return setUrl(undefined);
		const made = URL.createObjectURL(repaired);
		setUrl(made);
		return () => URL.revokeObjectURL(made);
	}, [repaired]);
	if (!repaired || !url) return null;
	const name = repairedName(file.name);
	return (
		<a class="button" data-repaired href={url} download={name} aria-label={`Repaired file: download ${name}, in its own format`} onClick={() => rows.update(id, { taken: file })}>
			Repaired file
		</a>
	);
}
