import type { PlayedArticleTable } from "../../../words/words.js";
import { filled } from "../../../words/filled.js";
import { useSite } from "../../../words/use-site.js";
import { type Check, useCheck } from "./use-check.js";

interface Props {
	line: string;
	texts: Pick<PlayedArticleTable["position"], "checking" | "unchecked" | "fine" | "mend">;
	check: Check;
	mend(line: string): void;
}

/** What is wrong, in words. */
export function Faults({ line, texts, check, mend }: Props) {
	const site = useSite();
	const checked = useCheck(line, check);
	const { faults = [], mended, problem } = checked ?? {};
	return (
		<div class="set-faults" role="status">
			{!checked && <p>{texts.checking}</p>}
			{problem && <p>{filled(texts.unchecked, { why: problem }, site)}</p>}
			{checked && !problem && faults.length === 0 && <p class="set-fine">✓ {texts.fine}</p>}
			{faults.length > 0 && (
				<ul lang="en">
					{faults.map(({ severity, message }) => (
						<li key={message} class={severity}>
							{message}
						</li>
					))}
				</ul>
			)}
			{mended !== undefined && (
				<button type="button" data-set-up="mend" onClick={() => mend(mended)}>
					{texts.mend}
				</button>
			)}
		</div>
	);
}
