import type { Fix } from "pbnkit";
import { useId, useState } from "preact/hooks";
import { ChangeView } from "./change-view.js";
import type { Source } from "./source.js";
import type { Repairs } from "./use-repairs.js";
import { visible } from "./visible.js";

interface Props {
	fix: Fix;
	line: number;
	source: Source;
	/** Absent where the file is too large to be repaired here. */
	repairs: Repairs | undefined;
}

/** What a fix would do, and whether a person has to decide it. */
export function FixView({ fix, line, source, repairs }: Props) {
	const [shown, setShown] = useState(false);
	const change = useId();
	const title = visible(fix.title);
	const about = `${title}, line ${line}`;
	return (
		<div class="fix">
			<p class="fix-title">
				<b>Fix:</b> {title} <span class={fix.safe ? "kind safe" : "kind"}>{fix.safe ? "safe: the meaning stays" : "changes the meaning: you decide"}</span>
			</p>
			<p class="fix-actions">
				<button
					type="button"
					class="show-change"
					aria-expanded={shown}
					aria-controls={shown ? change : undefined}
					aria-label={`Show the change: ${about}`}
					onClick={() => setShown(!shown)}
				>
					Show the change
				</button>
				{repairs && (
					<button type="button" class="apply" aria-disabled={repairs.busy} aria-label={`Apply: ${about}`} onClick={() => void repairs.apply(fix)}>
						Apply
					</button>
				)}
			</p>
			<div id={change}>{shown && <ChangeView source={source} fix={fix} />}</div>
		</div>
	);
}
