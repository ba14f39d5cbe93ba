import { dispatch, doneMark } from "../page.js";
import type { RenderedGame } from "../played/rendered-game.js";
import type { ProblemsHandle } from "./handle.js";
import type { ShownProblem } from "./plain.js";

/** What a block of problems needs to be brought to life. */
interface Alive {
	problems: readonly ShownProblem[];
	/** Gets the moves of a solution that is opened, so that its element has them as an attribute. */
	prepare?(element: HTMLElement): Promise<void>;
	/** Takes the block off the page, or what was made of it back. */
	leave(): void;
}

/** Lets a reader play the solutions of a block: whatever that needs is loaded when he opens the first of them. */
export function alive(element: HTMLElement, { problems, prepare, leave }: Alive): ProblemsHandle {
	const answers = [...element.querySelectorAll<HTMLElement>(".pbi-problem")].map((each) => new Answer(each, element.lang, prepare));
	let current = answers[0];
	for (const answer of answers) answer.element.addEventListener("pbi-step", () => (current = answer));
	const numberOf = (number: number) => problems.findIndex((problem) => problem.number === number);
	const handle: ProblemsHandle = {
		element,
		notation: "pbi",
		problems,
		goTo(place) {
			const number = typeof place === "object" ? place.problem : undefined;
			if (number !== undefined) current = answers[problems.length > 0 ? numberOf(number) : number - 1] ?? current;
			void current?.play((game) => game.goTo(typeof place === "object" ? { ...(place.move !== undefined && { move: place.move }) } : place));
		},
		next: () => void current?.play((game) => game.act("forward")),
		prev: () => void current?.play((game) => game.act("back")),
		destroy() {
			for (const answer of answers) answer.leave();
			leave();
		},
	};
	element.setAttribute(doneMark("pbi-rendered"), "");
	dispatch(element, "pbi-rendered", { handle, problems });
	return handle;
}

/** The solution of a problem. */
class Answer {
	readonly element: HTMLElement;
	readonly #language: string;
	readonly #prepare: Alive["prepare"];
	readonly #details: HTMLDetailsElement | null;
	readonly #leaving = new AbortController();
	#game: Promise<RenderedGame | undefined> | undefined;

	constructor(element: HTMLElement, language: string, prepare: Alive["prepare"]) {
		this.element = element;
		this.#language = language;
		this.#prepare = prepare;
		this.#details = element.querySelector("details.pbi-answer");
		this.#details?.addEventListener("toggle", () => this.#toggled(), { signal: this.#leaving.signal });
		if (this.#details?.open) this.#toggled();
	}

	/** The diagram is that of the problem while nobody sees the solution. */
	#toggled(): void {
		if (this.#details?.open) void this.#opened();
		else void this.#game?.then((game) => game?.goTo("start"));
	}

	/** Does something with the moves of the solution, and opens it first. */
	async play(act: (game: RenderedGame) => void): Promise<void> {
		if (!this.#details) return;
		this.#details.open = true;
		const game = await this.#opened();
		if (game) act(game);
	}

	#opened(): Promise<RenderedGame | undefined> {
		return (this.#game ??= this.#read().catch((error) => {
			// The solution can be read; what failed may be tried again.
			this.#game = undefined;
			console.warn("pbnkit: this solution cannot be played", error);
			return undefined;
		}));
	}

	async #read(): Promise<RenderedGame | undefined> {
		await this.#prepare?.(this.element);
		if (!/[^\s/]/.test(this.element.dataset["pbiMoves"] ?? "") || this.#leaving.signal.aborted) return undefined;
		const { playable } = await import("./play.js");
		return playable(this.element, this.#language);
	}

	leave(): void {
		this.#leaving.abort();
		void this.#game?.then((game) => game?.leave());
	}
}
