import type { Pgn } from "pbnkit/pgn";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useRoomHere, useShared } from "../files/context.js";
import { whyNot } from "../files/convert.js";
import { download } from "../files/download.js";
import type { Work } from "../files/work.js";
import { savedName } from "../out/pack.js";
import { blobSink } from "../out/written.js";
import { filled } from "../words/filled.js";
import type { ChessRoomWords } from "../words/words.js";
import type { Entry } from "./game-index.js";
import type { GameReader } from "./game-reader.js";

interface Props {
	reader: GameReader;
	/** In the order of the list. */
	found: readonly Entry[];
	words: ChessRoomWords;
}

/** Saves the games that were found as a file of their own, in export format. */
export function SaveFound({ reader, found, words }: Props) {
	const { works } = useShared();
	const work = works.of(useRoomHere()) as Work<Pgn>;
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string>();
	const stop = useRef<AbortController>(undefined);
	useLayoutEffect(() => () => stop.current?.abort(), []);
	const save = async () => {
		if (isBusy) return;
		const { signal } = (stop.current = new AbortController());
		setBusy(true);
		setProblem(undefined);
		try {
			const { to, blob } = blobSink("application/vnd.chess-pgn");
			const source = new Blob(found.map(({ number }) => reader.slice(number)));
			const encoding = reader.encoding && { sourceEncoding: reader.encoding };
			await work.do((pgn) => pgn.export(source, { ...encoding, to, signal }), { urgent: true, length: source.size, signal });
			download(blob(), savedName(reader.file.name, "games", ".pgn"));
		} catch (error) {
			if (!signal.aborted) setProblem(whyNot(error));
		}
		setBusy(false);
	};
	return (
		<>
			<button type="button" class="look-for" data-save-found aria-disabled={isBusy} onClick={() => void save()}>
				{filled(words.list.save, { n: found.length }, words)}
			</button>
			{problem && <p class="problem">{problem}</p>}
		</>
	);
}
