import type { PbiProblem } from "pbnkit/pbi";
import type { PbiSolution } from "pbnkit/pbi/solve";
import { Diagram, menOf } from "pbnkit/pbi/viewer";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Finding } from "../files/kit.js";
import { useSite } from "../words/use-site.js";
import type { ProblemRoomWords } from "../words/words.js";
import { problemWords, viewerWords } from "./language.js";
import { ProblemFacts } from "./problem-facts.js";
import { foundSolution } from "./solving/found.js";
import { partsOf } from "./solving/lines.js";
import { menAfter } from "./solving/play.js";
import { SolutionView } from "./solving/solution-view.js";
import { SolvePanel } from "./solving/solve-panel.js";
import { type Player, usePlayer } from "./solving/use-player.js";

interface Props {
	problem: PbiProblem;
	/** What in it needs a person. */
	needs: readonly Finding[];
	openFindings(item: string): void;
}

/** A problem as it is printed, what is said of it, and its solution. */
export function ShownProblem({ problem, needs, openFindings }: Props) {
	const site = useSite();
	const words = problemWords(site);
	const [solution, setSolution] = useState<PbiSolution | undefined>(() => foundSolution(problem)?.solution);
	const { parts, isCut } = useMemo(() => (solution ? partsOf(solution) : { parts: [], isCut: false }), [solution]);
	const player = usePlayer(parts);
	const start = useMemo(() => menOf(problem), [problem]);
	const men = useMemo(() => start && menAfter(start, player.moves), [start, player]);
	const last = player.moves.at(-1);
	const { letters } = viewerWords(site);
	const said = (san: string) => san.replace(/[KQRBN]/g, (letter) => letters[(letter === "N" ? "S" : letter) as keyof typeof letters]);
	const box = useRef<HTMLDivElement>(null);
	usePlayerKeys(box, player);
	return (
		<div ref={box} class="shown-problem pbi-play" data-shown={problem.number}>
			{needs[0] && (
				<p class="board-finding error">
					<span class="board-finding-text" lang="en">
						{needs[0].message}
					</span>{" "}
					<button type="button" data-findings title={words.list.findings} onClick={() => openFindings(String(problem.number))}>
						{needs.length.toLocaleString(site.tag)} <span aria-hidden="true">›</span>
					</button>
				</p>
			)}
			<div class="problem-figure">
				<Diagram problem={problem} words={viewerWords(site)} {...(men && { men })} {...(last && { last: [last.from, last.to] })} />
				<Controls player={player} isThere={parts.length > 0} words={words} />
			</div>
			<div class="problem-side">
				<ProblemFacts problem={problem} words={words} said={said} />
				<SolvePanel problem={problem} words={words} show={setSolution} />
				{parts.length > 0 && <SolutionView parts={parts} isCut={isCut} player={player} said={said} words={words} />}
			</div>
		</div>
	);
}

const buttons = [
	["start", "⇤"],
	["back", "◀"],
	["forward", "▶"],
] as const;

/** What leads through a solution. It has its room before that is there. */
function Controls({ player, isThere, words: { solve: texts } }: { player: Player; isThere: boolean; words: ProblemRoomWords }) {
	const does = { start: player.start, back: () => player.turn("back"), forward: () => player.turn("forward") };
	const isOff = { start: player.isAtStart, back: player.isAtStart, forward: player.isAtEnd };
	return (
		<div class={isThere ? "problem-controls" : "problem-controls reader-waits"}>
			{buttons.map(([name, sign]) => (
				<button key={name} type="button" data-play={name} aria-label={texts[name]} title={texts[name]} aria-disabled={isOff[name]} onClick={() => isOff[name] || does[name]()}>
					<span aria-hidden="true">{sign}</span>
				</button>
			))}
		</div>
	);
}

/** The keys of a solution; the page gives those that are pressed elsewhere. */
function usePlayerKeys(box: { current: HTMLElement | null }, player: Player): void {
	const now = useRef(player);
	now.current = player;
	useEffect(() => {
		const element = box.current;
		const listen = (event: KeyboardEvent) => {
			if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || (event.target as Element).closest("input, select")) return;
			const to = ({ ArrowLeft: "back", ArrowRight: "forward", ArrowUp: "up", ArrowDown: "down" } as const)[event.key];
			if (to && now.current.turn(to)) event.preventDefault();
		};
		element?.addEventListener("keydown", listen);
		return () => element?.removeEventListener("keydown", listen);
	}, []);
}
