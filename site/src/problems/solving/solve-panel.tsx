import type { PbiProblem } from "pbnkit/pbi";
import type { PbiSolution, PbiSolveProgress } from "pbnkit/pbi/solve";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { whyNot } from "../../files/convert.js";
import { filled } from "../../words/filled.js";
import type { ProblemRoomWords } from "../../words/words.js";
import { foundSolution, keepFound } from "./found.js";
import { solved } from "./solver.js";

/** How many replies may refute a try. */
const refutations = 1;

type State = { is: "idle" | "stopped" } | { is: "solving"; progress: PbiSolveProgress | undefined } | { is: "solved"; solution: PbiSolution } | { is: "failed"; why: string };

interface Props {
	problem: PbiProblem;
	words: ProblemRoomWords;
	/** Takes what was found; undefined where that is gone. */
	show(solution: PbiSolution | undefined): void;
}

/** The button that solves a problem, how far that is, and what came of it in a sentence. */
export function SolvePanel({ problem, words, show }: Props) {
	const { solve: texts } = words;
	const [before] = useState(() => foundSolution(problem));
	const [state, setState] = useState<State>(before ? { is: "solved", solution: before.solution } : { is: "idle" });
	const [tries, setTries] = useState(before?.tries ?? false);
	const [setPlay, setSetPlay] = useState(before?.setPlay ?? false);
	const stop = useRef<AbortController>(undefined);
	useLayoutEffect(() => () => stop.current?.abort(), []);
	const reason = whyUnsolved(problem);
	if (reason) return <p class="reader-note">{texts[reason]}</p>;

	const run = async () => {
		stop.current?.abort();
		const { signal } = (stop.current = new AbortController());
		const next = (state: State) => signal.aborted || setState(state);
		next({ is: "solving", progress: undefined });
		show(undefined);
		try {
			const solution = await solved(problem, { tries: tries ? refutations : 0, setPlay, signal, onProgress: (progress) => next({ is: "solving", progress }) });
			if (signal.aborted) return;
			keepFound(problem, { solution, tries, setPlay });
			show(solution);
			setState({ is: "solved", solution });
		} catch (error) {
			next({ is: "failed", why: whyNot(error) });
		}
	};
	const halt = () => {
		stop.current?.abort();
		setState({ is: "stopped" });
	};
	const isSolving = state.is === "solving";
	const act = isSolving ? halt : () => void run();
	return (
		<div class="solve-panel">
			<div class="solve-acts">
				{/* The second click of a double click is no wish to stop what the first has begun. */}
				<button type="button" class="solve-button" data-solve={isSolving ? "stop" : "start"} onClick={({ detail }) => detail > 1 || act()}>
					{isSolving ? texts.stop : state.is === "solved" ? texts.again : texts.solve}
				</button>
				<Choice label={texts.tries} isOn={tries} turn={setTries} isShown={problem.aim?.kind !== "help"} />
				<Choice label={texts.setPlay} isOn={setPlay} turn={setSetPlay} isShown />
			</div>
			<div class="solve-said" role="status">
				{isSolving && <Progress progress={state.progress} words={words} />}
				{state.is === "stopped" && texts.verdicts.stopped}
				{state.is === "failed" && <span class="problem">{state.why}</span>}
				{state.is === "solved" && <Verdict solution={state.solution} words={words} />}
			</div>
		</div>
	);
}

/** Why a problem cannot be solved here; undefined of one that can. */
function whyUnsolved({ fen, aim, pieces, conditions }: PbiProblem): "noPosition" | "notSolved" | "fairy" | undefined {
	if (pieces || conditions?.length) return "fairy";
	if (fen === undefined) return "noPosition";
	return aim?.moves !== undefined && ["direct", "help", "self"].includes(aim.kind) ? undefined : "notSolved";
}

function Choice({ label, isOn, turn, isShown }: { label: string; isOn: boolean; turn(isOn: boolean): void; isShown: boolean }) {
	if (!isShown) return null;
	return (
		<label class="reader-check">
			<input type="checkbox" checked={isOn} onChange={({ currentTarget }) => turn(currentTarget.checked)} />
			{label}
		</label>
	);
}

function Progress({ progress, words }: { progress: PbiSolveProgress | undefined; words: ProblemRoomWords }) {
	const { solve: texts } = words;
	if (!progress?.total) return <span>{texts.loading}</span>;
	const said = filled(texts.solving, { done: progress.done, all: progress.total }, words);
	return (
		<>
			<progress max={progress.total} value={progress.done} aria-label={said} /> {said}
		</>
	);
}

function Verdict({ solution, words }: { solution: PbiSolution; words: ProblemRoomWords }) {
	const { duals, notes } = solution;
	const { solve: texts } = words;
	return (
		<>
			<b class={`verdict verdict-${solution.verdict}`}>{verdictSaid(solution, words)}</b>
			{duals > 0 && <span> {filled(texts.duals, { n: duals }, words)}</span>}
			{[...new Set(notes.map(({ kind }) => kind))].map((kind) => (
				<p key={kind} class="reader-note">
					{filled(texts.notes[kind], { squares: notes.flatMap(({ kind: each, square }) => (each === kind && square ? [square] : [])).join(", ") }, words)}
				</p>
			))}
		</>
	);
}

/** What was proved, in a sentence. */
function verdictSaid({ verdict, count, shortIn = 0, stipulation }: PbiSolution, words: ProblemRoomWords): string {
	const texts = words.solve.verdicts;
	const isHelp = stipulation.startsWith("h");
	if (verdict === "sound") return isHelp ? filled(texts.soundLines, { n: count }, words) : texts.sound;
	if (verdict === "noSolution" || verdict === "notFinished") return texts[verdict];
	return filled(verdict === "cooked" && isHelp ? texts.cookedLines : texts[verdict], { n: verdict === "short" ? shortIn : count }, words);
}
