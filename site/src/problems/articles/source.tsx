import type { ShownProblem } from "pbnkit/auto";
import type { ComponentType } from "preact";
import { useRef, useState } from "preact/hooks";
import { whyNot } from "../../files/convert.js";
import { Options, PasteField } from "../../publish/fields.js";
import type { SourceProps } from "../../rooms/article.js";
import { filled } from "../../words/filled.js";
import { useSite } from "../../words/use-site.js";
import type { Draft } from "../editor/draft.js";
import { bare } from "./examples.js";
import { articleWords } from "./language.js";

/** A problem of the text that is on a board. */
interface OnBoard {
	Editor: ComponentType<{ draft: Draft; change(draft: Draft): void }>;
	draft: Draft;
	/** The text that was made of the draft last: where the builder has another one, that is shown. */
	text: string;
	/** The text with another draft in the place of the problem. */
	write(draft: Draft): Promise<string>;
}

/** What a writer gives: a text of problems, or one of them on a board. */
export function ProblemSource({ texts, text, drawn, change }: SourceProps) {
	const site = useSite();
	const { source } = articleWords(site);
	const [board, setBoard] = useState<OnBoard>();
	const [problem, setProblem] = useState<string>();
	const latest = useRef<Draft>(undefined);
	const shown = board?.text === text ? board : undefined;
	const attempt = (made: Promise<void>) =>
		void made.then(
			() => setProblem(undefined),
			(error) => setProblem(whyNot(error)),
		);
	const toBoard = async () => {
		const [first] = (drawn?.items ?? []) as readonly ShownProblem[];
		const { opened } = await import("./on-board.js");
		setBoard(await opened(text, first?.number));
	};
	const choose = (how: string) => {
		setProblem(undefined);
		if (how === "board") attempt(toBoard());
		else setBoard(undefined);
	};
	const put = async (of: OnBoard, draft: Draft) => {
		latest.current = draft;
		setBoard({ ...of, draft });
		const text = await of.write(draft);
		// What was made of an older draft is not wanted any more.
		if (latest.current !== draft) return;
		setBoard({ ...of, draft, text });
		change(text);
	};
	return (
		<div class="played-source">
			<div>
				<Options
					label={source.label}
					name="source"
					value={shown ? "board" : "text"}
					options={[
						["text", source.text],
						["board", source.board],
					]}
					onChange={choose}
				/>
				{!shown && <p class="kinds-hint">{source.hint}</p>}
			</div>
			{problem && (
				<p class="problem" role="alert">
					{problem}
				</p>
			)}
			{shown ? <shown.Editor draft={shown.draft} change={(draft) => attempt(put(shown, draft))} /> : <PasteField label={filled(texts.paste, { deal: bare }, site)} text={text} onInput={(text) => change(text)} />}
		</div>
	);
}
