import { useState } from "preact/hooks";
import { download } from "../files/download.js";
import { whyNot } from "../files/convert.js";
import { savedName } from "../out/pack.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { problemWords } from "./language.js";
import type { Entry } from "./problem-index.js";
import type { ProblemReader } from "./problem-reader.js";
import { ofProblems } from "./reading-worker.js";

/** Saves the problems that were found as a file of their own, in export format. */
export function SaveFound({ reader, found }: { reader: ProblemReader; found: readonly Entry[] }) {
	const words = problemWords(useSite());
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string>();
	const save = async () => {
		if (isBusy) return;
		setBusy(true);
		setProblem(undefined);
		try {
			const kit = await ofProblems.get();
			const { bytes } = await kit.export(reader.part(found.map(({ number }) => number)), { ...(reader.encoding && { sourceEncoding: reader.encoding }) });
			download(new Blob([bytes], { type: "text/plain" }), savedName(reader.file.name, "problems", ".pbi"));
		} catch (error) {
			setProblem(whyNot(error));
		}
		setBusy(false);
	};
	return (
		<>
			<button type="button" data-save-found aria-disabled={isBusy} onClick={() => void save()}>
				{filled(words.list.save, { n: found.length }, words)}
			</button>
			{problem && <p class="problem">{problem}</p>}
		</>
	);
}
