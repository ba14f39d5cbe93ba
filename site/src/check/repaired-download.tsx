import { useEffect, useState } from "preact/hooks";
import { useShared } from "../files/context.js";
import type { Row } from "../files/rows.js";
import { repairedName } from "./repair.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";

/** Downloads a file with its fixes, and nothing else changed. */
export function RepairedDownload({ row: { id, file, repairs } }: { row: Row }) {
	const { rows } = useShared();
	const words = useSite();
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
		<a class="button" data-repaired href={url} download={name} aria-label={filled(words.repair.fileOf, { name }, words)} onClick={() => rows.update(id, { taken: file })}>
			{words.repair.file}
		</a>
	);
}
