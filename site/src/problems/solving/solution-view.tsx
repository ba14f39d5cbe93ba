import { useEffect, useRef } from "preact/hooks";
import type { ProblemRoomWords } from "../../words/words.js";
import type { Part, Step } from "./lines.js";
import type { Player } from "./use-player.js";

interface Props {
	parts: readonly Part[];
	isCut: boolean;
	player: Player;
	/** A move in the letters of the language. */
	said(san: string): string;
	words: ProblemRoomWords;
}

/** The lines of a solution, each move of which can be put on the board. */
export function SolutionView({ parts, isCut, player, said, words }: Props) {
	const { solve: texts } = words;
	let at = 0;
	return (
		<div class="solution" role="group" aria-label={texts.parts.solution} tabIndex={0}>
			{parts.map(({ name, lines }) => (
				<section key={name} class="solution-part" aria-label={texts.parts[name]}>
					<p class="solution-head">{texts.parts[name]}</p>
					{lines.map(({ depth, steps }) => {
						const line = at++;
						return (
							<p key={line} class="solution-line" data-line={line} style={{ marginInlineStart: `${Math.min(depth, 6) * 1.4}rem` }}>
								{steps.map((step, place) => (
									<Move key={place} step={step} isOn={player.isAt(line, place)} go={() => player.go(line, place)} said={said} texts={texts} />
								))}
							</p>
						);
					})}
				</section>
			))}
			{isCut && <p class="reader-note">{texts.cut}</p>}
		</div>
	);
}

interface MoveProps {
	step: Step;
	isOn: boolean;
	go(): void;
	said(san: string): string;
	texts: ProblemRoomWords["solve"];
}

function Move({ step: { ways, number, mark, is, other }, isOn, go, said, texts }: MoveProps) {
	const last = ways[0].at(-1);
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (isOn) button.current?.scrollIntoView({ block: "nearest" });
	}, [isOn]);
	return (
		<>
			{other ? `${other} ` : is === "threat" && ` ${texts.threat} `}
			<button ref={button} type="button" class="solution-move" aria-current={isOn || undefined} tabIndex={-1} onClick={go}>
				{number}
				{last && said(last.san)}
				{mark}
			</button>
			{is === "zugzwang" && ` ${texts.zugzwang}`}
		</>
	);
}
