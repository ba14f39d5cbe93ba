import type { Fix } from "pbnkit";
import { useId, useState } from "preact/hooks";
import { ChangeView } from "./change-view.js";
import type { Source } from "./source.js";
import type { Repairs } from "./use-repairs.js";
import { visible } from "./visible.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";

interface Props {
	fix: Fix;
	line: number;
	source: Source;
	/** Absent where the file is too large to be repaired here. */
	repairs: Repairs | undefined;
}

/** What a fix would do, and whether a person has to decide it. */
export function FixView({ fix, line, source, repairs }: Props) {
	const words = useSite();
	const { check } = words;
	const [shown, setShown] = useState(false);
	const change = useId();
	const title = visible(fix.title);
	const about = filled(check.inLine, { title, n: String(line) }, words);
	return (
		<div class="fix">
			<p class="fix-title">
				<b>{check.fixIs}</b> <span lang="en">{title}</span> <span class={fix.safe ? "kind safe" : "kind"}>{fix.safe ? check.safe : check.unsafe}</span>
			</p>
			<p class="fix-actions">
				<button
					type="button"
					class="show-change"
					aria-expanded={shown}
					aria-controls={shown ? change : undefined}
					aria-label={filled(check.showChangeOf, { what: about }, words)}
					onClick={() => setShown(!shown)}
				>
					{check.showChange}
				</button>
				{repairs && (
					<button type="button" class="apply" aria-disabled={repairs.busy} aria-label={filled(check.applyThis, { what: about }, words)} onClick={() => void repairs.apply(fix)}>
						{check.apply}
					</button>
				)}
			</p>
			<div id={change}>{shown && <ChangeView source={source} fix={fix} />}</div>
		</div>
	);
}
