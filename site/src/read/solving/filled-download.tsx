import { useEffect, useRef, useState } from "preact/hooks";
import { whyNot } from "../../files/convert.js";
import { download } from "../../files/download.js";
import { EncodingNote } from "../../out/encoding-note.js";
import type { BeyondLatin1 } from "../../out/written.js";
import type { BoardReader } from "../board-reader.js";
import { useLanguage } from "../language.js";
import { useWorker, worker } from "../reading-worker.js";
import { filledFile } from "./filled-file.js";
import { session } from "./session.js";

/** Downloads a file with what is computed by now. */
export function FilledDownload({ reader }: { reader: BoardReader }) {
	const { fill: texts } = useLanguage();
	const [making, setMaking] = useState(false);
	const [problem, setProblem] = useState<string>();
	const [beyond, setBeyond] = useState<BeyondLatin1>();
	const stop = useRef<AbortController>(undefined);
	useEffect(() => () => stop.current?.abort(), []);
	const save = async (asLatin1 = false) => {
		if (making) return;
		const { signal } = (stop.current = new AbortController());
		const leave = useWorker();
		setMaking(true);
		setProblem(undefined);
		try {
			const { blob, beyond } = await filledFile(await worker(), reader, session, signal, asLatin1);
			download(blob, `${reader.file.name.replace(/\.[^.]*$/, "")}.pbn`);
			setBeyond(beyond);
		} catch (error) {
			if (!signal.aborted) setProblem(whyNot(error));
		}
		leave();
		setMaking(false);
	};
	return (
		<>
			<button type="button" class="primary" aria-disabled={making} data-fill-button="download" onClick={() => void save()}>
				{making ? texts.making : texts.download}
			</button>
			<EncodingNote beyond={beyond} choose={(asLatin1) => void save(asLatin1)} />
			{problem && (
				<span class="problem" role="alert">
					{problem}
				</span>
			)}
		</>
	);
}
