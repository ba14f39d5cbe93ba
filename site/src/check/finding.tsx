import type { Diagnostic } from "pbnkit";
import { FixView } from "./fix-view.js";
import type { Source } from "./source.js";
import { SourceLine } from "./source-line.js";
import type { Repairs } from "./use-repairs.js";
import { visible } from "./visible.js";

interface Props {
	diagnostic: Diagnostic;
	source: Source;
	repairs: Repairs | undefined;
}

/** A diagnostic with the line it is about, the other places that take part, and its fixes. */
export function Finding({ diagnostic, source, repairs }: Props) {
	const { message, span, board, game, related, fixes } = diagnostic;
	const { line, column } = span.start;
	return (
		<li class="finding" data-line={line} tabIndex={-1}>
			<p class="place">
				line {line}, column {column}
				{board ? (
					<>
						, board <bdi>{visible(board)}</bdi>
					</>
				) : (
					game > 0 && `, game ${game}`
				)}
			</p>
			<p class="message">{visible(message)}</p>
			<SourceLine source={source} span={span} />
			{related?.map(({ message: note, span: place }, index) => (
				<div key={index} class="related">
					<p>
						Line {place.start.line}: {visible(note)}
					</p>
					<SourceLine source={source} span={place} />
				</div>
			))}
			{fixes?.map((fix, index) => (
				<FixView key={index} fix={fix} line={line} source={source} repairs={repairs} />
			))}
		</li>
	);
}
