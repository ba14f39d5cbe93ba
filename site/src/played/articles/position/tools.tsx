import type { VNode } from "preact";
import type { PlayedArticleTable } from "../../../words/words.js";

/** What a click on a square does: it moves men, sets one, or removes the one that is there. */
export type Tool<Man extends string> = "move" | "remove" | Man;

/** What happens to men. Squares are numbers, from 0. */
export interface Hand<Man extends string> {
	set(at: number, man: Man | undefined): void;
	/** From a square to another one, or off the board. */
	move(from: number, to: number | undefined): void;
}

/** How far a man has to go before he is dragged, in CSS pixels. */
export const dragged = 6;

interface Props<Man extends string> {
	/** In two rows. */
	men: readonly [readonly Man[], readonly Man[]];
	tool: Tool<Man>;
	choose(tool: Tool<Man>): void;
	drop(at: number, man: Man): void;
	/** The square at a place of the page. */
	squareAt(x: number, y: number): number | undefined;
	nameOf(man: Man): string;
	picture(man: Man): VNode;
	texts: Pick<PlayedArticleTable["position"], "tools"> & { move: string; remove: string };
}

/** What a click does. A man can be dragged to his square as well. */
export function Tools<Man extends string>({ men, tool, choose, drop, squareAt, nameOf, picture, texts }: Props<Man>) {
	const button = (each: Tool<Man>, name: string, content: VNode | string, handlers = {}) => (
		<button key={each} type="button" data-tool={each} aria-pressed={tool === each} aria-label={name} title={name} onClick={() => choose(each)} {...handlers}>
			{content}
		</button>
	);
	const draggedBy = (man: Man) => ({
		onPointerDown(event: PointerEvent) {
			if (event.pointerType !== "mouse" || event.button !== 0) return;
			choose(man);
			(event.currentTarget as Element).setPointerCapture(event.pointerId);
		},
		onPointerUp(event: PointerEvent) {
			const at = squareAt(event.clientX, event.clientY);
			if (at !== undefined) drop(at, man);
		},
	});
	const ofMan = (man: Man) => button(man, nameOf(man), picture(man), draggedBy(man));
	return (
		<div class="set-tools" role="group" aria-label={texts.tools}>
			{men[0].map(ofMan)}
			{button("move", texts.move, "✥")}
			{men[1].map(ofMan)}
			{button("remove", texts.remove, "✕")}
		</div>
	);
}
