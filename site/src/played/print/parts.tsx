import { useLayoutEffect, useRef } from "preact/hooks";
import type { PaperWords } from "../../words/words.js";
import type { usePrinting } from "./use-printing.js";

export function Check({ name, label, checked, choose }: { name: string; label: string; checked: boolean; choose(checked: boolean): void }) {
	return (
		<label class="reader-check">
			<input type="checkbox" checked={checked} onChange={({ currentTarget }) => choose(currentTarget.checked)} data-print={name} />
			{label}
		</label>
	);
}

interface StartProps {
	printing: ReturnType<typeof usePrinting>;
	/** Of how many items the progress is told. */
	count: number;
	disabled: boolean;
	ask: Pick<PaperWords["ask"], "start" | "making" | "cancel">;
}

/** What prints, and how far that is. */
export function Start({ printing: { progress, problem, stop }, count, disabled, ask }: StartProps) {
	const button = useRef<HTMLButtonElement>(null);
	// The button is away while pages are made, and the focus with it: afterwards a keyboard goes on where it was.
	useLayoutEffect(() => {
		if (progress === undefined && document.activeElement === document.body) button.current?.focus();
	}, [progress]);
	return (
		<>
			{problem && <p class="problem">{problem}</p>}
			{progress === undefined ? (
				<button ref={button} type="submit" class="primary" disabled={disabled}>
					{ask.start}
				</button>
			) : (
				<p>
					<progress max={count} value={progress} aria-label={ask.making} />{" "}
					<button type="button" onClick={stop}>
						{ask.cancel}
					</button>
				</p>
			)}
		</>
	);
}
