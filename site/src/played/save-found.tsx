import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useRoomHere, useShared } from "../files/context.js";
import { whyNot } from "../files/convert.js";
import { download } from "../files/download.js";
import { savedName } from "../out/pack.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import type { Entry } from "./game-index.js";
import type { GameReader } from "./game-reader.js";
import type { Notation } from "./notation.js";

interface Props {
	notation: Notation;
	reader: GameReader;
	/** In the order of the list. */
	found: readonly Entry[];
}

/** Saves the games that were found as a file of their own, in export format. */
export function SaveFound({ notation, reader, found }: Props) {
	const words = notation.words(useSite());
	const { works } = useShared();
	const work = works.of(useRoomHere());
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
			const source = new Blob(found.map(({ number }) => reader.slice(number)));
			const encoding = reader.encoding && { sourceEncoding: reader.encoding };
			download(await notation.save(work, source, { ...encoding, signal }), savedName(reader.file.name, "games", `.${notation.ending}`));
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
