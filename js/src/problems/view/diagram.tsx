import type { VNode } from "preact";
import { useId, useMemo } from "preact/hooks";
import { element } from "../../played/view/element.js";
import type { CaptionProblem } from "../board/caption.js";
import { type DiagramDrawing, drawDiagram } from "../board/drawing.js";
import { figureOf } from "../board/figure.js";
import { type DiagramProblem, menOf } from "../board/men.js";
import { saidMen } from "../board/said.js";
import { en } from "../language/en.js";
import type { ProblemWords } from "../language/words.js";

/**
 * Props of `Diagram`.
 *
 * @example
 * ```tsx
 * import { Diagram } from "pbnkit/pbi/viewer";
 *
 * export const First = () => <Diagram problem={{ names: ["A. Chance"], position: "8/7S/k7/p7/8/8/Q3K3/7R", stipulation: "#2" }} number={1} coordinates />;
 * ```
 */
export interface DiagramProps extends Partial<Pick<DiagramDrawing, "men" | "last" | "coordinates" | "id" | "small">> {
	problem: DiagramProblem & CaptionProblem;
	/** In a list of problems. */
	number?: number | string;
	/** Whether authors, source and awards are above the diagram. Default true. */
	captioned?: boolean;
	/** The words of a language. Default English. */
	words?: ProblemWords;
}

/**
 * A problem as it is printed: authors, source and awards above the diagram, stipulation and the number of men below it. With `men` it is the
 * diagram after a move.
 *
 * @example
 * ```tsx
 * import { Diagram, en } from "pbnkit/pbi/viewer";
 *
 * const problem = { position: "8/8/8/8/8/2k5/8/K1s5", stipulation: "h#2" };
 * export const Small = () => <Diagram problem={problem} captioned={false} small words={en} />;
 * ```
 */
export function Diagram({ problem, number, captioned = true, words = en, ...drawing }: DiagramProps) {
	const printed = useMemo(() => menOf(problem), [problem]);
	const men = drawing.men ?? printed;
	const board = men && <DiagramBoard {...drawing} men={men} words={words} />;
	return figureOf(problem, { board, words, number, captioned, small: drawing.small }, element);
}

/**
 * The drawing alone, with its men in words.
 *
 * @example
 * ```tsx
 * import { DiagramBoard, menOf } from "pbnkit/pbi/viewer";
 *
 * const men = menOf({ position: "8/8/8/8/8/2k5/8/K1s5" }) ?? [];
 * export const Alone = () => <div class="pbi-board"><DiagramBoard men={men} last={["c1"]} /></div>;
 * ```
 */
export function DiagramBoard({ men, last, coordinates, id: given, small, words = en }: Pick<DiagramDrawing, "men"> & Pick<DiagramProps, "last" | "coordinates" | "id" | "small" | "words">) {
	const own = useId();
	const id = given ?? `pbi-${own}`;
	return useMemo(
		() =>
			drawDiagram<VNode>(
				{ men, label: `${words.diagram} ${saidMen(men, words)}`, id, ...(last && { last }), ...(coordinates && { coordinates }), ...(small && { small }) },
				element,
			),
		[men, last, coordinates, id, small, words],
	);
}
