import type { Diagnostic } from "pbnkit";
import { FixView } from "./fix-view.js";
import { LineCorrection } from "./line-correction.js";
import type { Source } from "./source.js";
import { SourceLine } from "./source-line.js";
import type { Repairs } from "./use-repairs.js";
import { visible } from "./visible.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";

/** The rule about files with no line that could be corrected. */
const notPBN = "file/not-pbn";

interface Props {
	diagnostic: Diagnostic;
	source: Source;
	repairs: Repairs | undefined;
	/** Opens a board of the file; absent where none can be opened. */
	openBoard: ((game: number) => void) | undefined;
}

/** A row of the table of findings: the board, the line, what was found there with the other places that take part, and its fixes. */
export function Finding({ diagnostic, source, repairs, openBoard }: Props) {
	const words = useSite();
	const { check } = words;
	const { rule, message, span, board, game, related, fixes } = diagnostic;
	const { line, column } = span.start;
	const name = board ? visible(board) : game > 0 ? filled(check.numbered, { n: game }, words) : undefined;
	return (
		<tr class="finding" data-line={line} tabIndex={-1}>
			<td class="of-board">
				{name !== undefined && openBoard && game > 0 ? (
					<button type="button" class="open-board" aria-label={filled(check.showBoard, { name }, words)} onClick={() => openBoard(game)}>
						<span class="narrow-word">{check.board} </span>
						<bdi>{name}</bdi>
					</button>
				) : (
					<bdi>{name}</bdi>
				)}
			</td>
			<td class="place">
				<span class="narrow-word">{check.lineWord} </span>
				{line}
				<span class="column"> {filled(check.column, { n: column }, words)}</span>
			</td>
			<td class="text">
				<p class="message" lang="en">{visible(message)}</p>
				<SourceLine source={source} span={span} />
				{related?.map(({ message: note, span: place }, index) => (
					<div key={index} class="related">
						<p>
							{filled(check.lineOf, { n: String(place.start.line) }, words)}: <span lang="en">{visible(note)}</span>
						</p>
						<SourceLine source={source} span={place} />
					</div>
				))}
			</td>
			<td class="fixes">
				{fixes?.map((fix, index) => (
					<FixView key={index} fix={fix} line={line} source={source} repairs={repairs} />
				))}
				{repairs && rule !== notPBN && <LineCorrection source={source} place={span.start} repairs={repairs} />}
			</td>
		</tr>
	);
}
