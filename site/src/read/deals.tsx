import { useMemo } from "preact/hooks";
import type { Outcome } from "../files/rows.js";
import { foundIn } from "./found.js";
import { readerOf } from "./board-reader.js";
import { type Opened, Reader } from "./reader.js";

interface Props {
	file: File;
	validation: Outcome | undefined;
	opened: Opened | undefined;
	/** Shows the findings of a board, by its name or by the number of the game. */
	openFindings: (board: string) => void;
}

/** The boards of a file, to look at: the first ones also while the file is converted, when nothing else is known of it. */
export function Deals({ file, validation, opened, openFindings }: Props) {
	const found = useMemo(() => foundIn(validation?.diagnostics), [validation]);
	return (
		<section class="part boards-part">
			<Reader key={file} reader={readerOf(file, validation?.from ? undefined : validation?.encoding)} gameCount={validation?.gameCount} found={found} opened={opened} openFindings={openFindings} />
		</section>
	);
}
