import type { Comment, Move } from "../../pbn/types.js";
import type { Words } from "../language/words.js";
import { nagSigns } from "../notation.js";
import { Said } from "../text/said.js";
import { useViewer } from "../viewer.js";

/** The NAGs of a card, its suffix among them; NAG 0 says nothing (3.7). */
export function nagsOf({ annotations = [] }: Move): number[] {
	return [...new Set(annotations.filter(({ kind, value }) => kind !== "note" && value !== 0).map(({ value }) => value))];
}

/** The indices of the notes that a card refers to. */
export function noteIndices(move: Move | undefined): number[] {
	const annotations = move?.annotations ?? [];
	return [...new Set(annotations.filter(({ kind }) => kind === "note").map(({ value }) => value))];
}

/** What a NAG means; "$20" where the standard does not say. */
function nagInWords(nag: number, words: Words): string {
	return words.nags[nag as 7] ?? `$${nag}`;
}

/** The irregularities of a card, and the meanings of its NAGs: of all, or of those that are `wanted`. */
export function remarksInWords(move: Move, words: Words, wanted = (_: number): boolean => true): string[] {
	return [
		...[...new Set(move.irregularities)].map((letter) => words.play.irregularities[letter as "R"] ?? letter),
		...nagsOf(move).filter(wanted).map((nag) => nagInWords(nag, words)),
	];
}

/** The comments of a card and of its annotations, in the order of the file. */
export function commentsOf({ comments = [], annotations = [] }: Move): Comment[] {
	return [...comments, ...annotations.flatMap((annotation) => annotation.comments ?? [])];
}

/** The signs of a card, "!"; their meaning for those who listen. */
export function Signs({ move }: { move: Move }) {
	const { words } = useViewer();
	return (
		<>
			{nagsOf(move).map((nag) => {
				const sign = nagSigns[nag];
				return (
					sign && (
						<span key={nag} class="pbn-nag">
							<Said shown={sign} said={`, ${nagInWords(nag, words)}`} />
						</span>
					)
				);
			})}
		</>
	);
}
