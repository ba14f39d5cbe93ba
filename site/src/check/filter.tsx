import type { Severity } from "pbnkit";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { severities } from "../files/words.js";
import { counted } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
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
	const words = useSite();
	const { check } = words;
	const board = useId();
	const there = weights.filter((severity) => counts[severity] > 0);
	if (there.length < 2 && !boards) return null;
	const chip = (severities: readonly Severity[], label: ComponentChildren, name: string) => (
		<button
			key={name}
			type="button"
			class={`toggle ${name}`}
			data-severity={name}
			aria-pressed={wanted.severities.length === severities.length && severities.every((one) => wanted.severities.includes(one))}
			onClick={() => want({ ...wanted, severities })}
		>
			{label}
		</button>
	);
	return (
		<div class="filter" role="group" aria-label={check.shown}>
			{there.length > 1 && chip(weights, check.all, "all")}
			{there.length > 1 &&
				there.map((severity) =>
					chip(
						[severity],
						<>
							<span class="icon" aria-hidden="true">
								{severities[severity].icon}
							</span>
							{counted(counts[severity], severity, words)}
						</>,
						severity,
					),
				)}
			{boards && (
				<span class="board-filter">
					<label for={board}>{check.board}</label>
					<input id={board} type="search" size={6} autocomplete="off" value={wanted.board} onInput={(event) => want({ ...wanted, board: event.currentTarget.value.trim() })} />
				</span>
			)}
		</div>
	);
}
