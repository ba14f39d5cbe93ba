import { pagesOf } from "../../paper/print-view.js";
import type { PaperWords } from "../../words/words.js";
import type { PrintedPosition } from "./paper.js";

interface Props {
	positions: readonly PrintedPosition[];
	/** What the sheets are called. */
	title: string;
	perPage: number;
	withSolutions: boolean;
	texts: PaperWords;
}

/** So many diagrams to a page, and what is to be found in them on the last one. */
export function PositionsView({ positions, title, perPage, withSolutions, texts }: Props) {
	const solved = withSolutions ? positions.filter(({ solution }) => solution !== undefined) : [];
	return (
		<div class="game-sheets" lang={texts.tag}>
			{pagesOf(positions, perPage).map((onPage) => (
				<section key={onPage[0]?.number} class={`position-sheet position-sheet-${perPage}`}>
					<p class="position-head">
						<bdi>{title}</bdi>{" "}
						<span>
							{[...new Set([onPage[0]?.number, onPage.at(-1)?.number])].join("–")}
						</span>
					</p>
					<div class="position-grid">
						{onPage.map((position) => (
							<Position key={position.number} {...position} />
						))}
					</div>
				</section>
			))}
			{solved.length > 0 && (
				<section class="solutions">
					<h2>{texts.positions.answers}</h2>
					<div class="game-columns">
						{solved.map(({ number, solution }) => (
							<div key={number} class="printed-solution">
								<b>{number}.</b> {solution}
							</div>
						))}
					</div>
				</section>
			)}
		</div>
	);
}

/** A diagram with its number, what the file calls it, and who is to move. */
function Position({ number, name, board, text, color, task }: PrintedPosition) {
	return (
		<figure class="printed-position" data-printed={number}>
			<figcaption>
				<b>{number}</b> {name && <bdi>{name}</bdi>}
			</figcaption>
			{board ? <div class="printed-board">{board}</div> : <p class="printed-unreadable">{text}</p>}
			{board && (
				<p>
					<span class={`printed-side printed-${color}`} /> {task}
				</p>
			)}
		</figure>
	);
}
