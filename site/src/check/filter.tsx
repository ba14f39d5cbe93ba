import type { Severity } from "pbnkit";
import { useId } from "preact/hooks";
import { count, severities } from "../files/words.js";
import { weights, type Wanted } from "./groups.js";

interface Props {
	counts: Record<Severity, number>;
	/** Whether there are several boards to choose from. */
	boards: boolean;
	wanted: Wanted;
	want: (wanted: Wanted) => void;
}

/** Which findings are shown. */
export function Filter({ counts, boards, wanted, want }: Props) {
	const board = useId();
	const there = weights.filter((severity) => counts[severity] > 0);
	const shown = there.filter((severity) => wanted.severities.includes(severity));
	if (there.length < 2 && !boards) return null;
	const toggle = (severity: Severity) =>
		want({ ...wanted, severities: weights.filter((one) => wanted.severities.includes(one) !== (one === severity)) });
	const onlyErrors = shown.length === 1 && shown[0] === "error";
	return (
		<div class="filter" role="group" aria-label="Which findings are shown">
			{there.length > 1 &&
				there.map((severity) => (
					<button
						key={severity}
						type="button"
						class={`toggle ${severity}`}
						data-severity={severity}
						aria-pressed={shown.includes(severity)}
						onClick={() => toggle(severity)}
					>
						<span class="icon" aria-hidden="true">
							{severities[severity].icon}
						</span>
						{count(counts[severity], severities[severity].word)}
					</button>
				))}
			{there.length > 1 && counts.error > 0 && (
				<button type="button" class="only-errors" onClick={() => want({ ...wanted, severities: onlyErrors ? weights : ["error"] })}>
					{onlyErrors ? "Show all" : "Errors only"}
				</button>
			)}
			{boards && (
				<span class="board-filter">
					<label for={board}>Board</label>
					<input id={board} type="search" size={6} autocomplete="off" value={wanted.board} onInput={(event) => want({ ...wanted, board: event.currentTarget.value.trim() })} />
				</span>
			)}
		</div>
	);
}
