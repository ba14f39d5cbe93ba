import type { Encoding, Fix, Position, Span } from "pbnkit";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ComponentType } from "preact";
import { useItems, useRoomHere } from "../files/context.js";
import type { Finding as Found } from "../files/kit.js";
import type { LineEditorProps } from "../rooms/room.js";
import { useOverflow } from "../rules/overflow.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { carets, excerpt, sliceAround, visible } from "./excerpt.js";
import { FixView } from "./fix-view.js";
import { type Source, useOfSource } from "./source.js";
import type { Repairs } from "./use-repairs.js";

/** The rule about files with no line that could be corrected. */
const notPBN = "file/not-pbn";

interface Props {
	diagnostic: Found;
	/** What is said above the table: a finding that says the same need not say it again. */
	title: string | undefined;
	source: Source;
	repairs: Repairs | undefined;
	/** Opens a board of the file; absent where none can be opened. */
	openBoard: ((game: number) => void) | undefined;
}

/** A row of the table of findings: the board, the line, what was found there with the other places that take part, and its fixes. */
export function Finding({ diagnostic, title, source, repairs, openBoard }: Props) {
	const words = useSite();
	const { check } = words;
	const items = useItems();
	const { rule, message, span, board, game, related, fixes } = diagnostic;
	const { line, column } = span.start;
	const [correcting, setCorrecting] = useState(false);
	const correct = useRef<HTMLButtonElement>(null);
	const form = useId();
	const close = () => {
		setCorrecting(false);
		correct.current?.focus();
	};
	const name = board ? visible(board) : game > 0 ? filled(check.numbered, { n: game }, words) : undefined;
	const row = (
		<tr class="finding" data-line={line} tabIndex={-1}>
			<td class="of-board">
				{name !== undefined && openBoard && game > 0 ? (
					<button type="button" class="open-board" aria-label={filled(items.show, { name }, words)} onClick={() => openBoard(game)}>
						<span class="narrow-word">{items.item} </span>
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
				<p class={message === title ? "message spoken" : "message"} lang="en">{visible(message)}</p>
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
				{repairs && rule !== notPBN && (
					<button
						ref={correct}
						type="button"
						class="correct"
						aria-expanded={correcting}
						aria-controls={correcting ? form : undefined}
						aria-label={filled(check.correctLine, { n: String(line) }, words)}
						onClick={() => setCorrecting(!correcting)}
					>
						{check.correct}
					</button>
				)}
			</td>
		</tr>
	);
	if (!repairs || !correcting) return row;
	return (
		<>
			{row}
			<tr class="correction" id={form}>
				<td colSpan={4}>
					<LineField source={source} span={span} repairs={repairs} close={close} />
				</td>
			</tr>
		</>
	);
}

const excerptOf = async ({ file, encoding }: Source, span: Span) => excerpt(await sliceAround(file, encoding, span));

/** The line of a place, with the place marked below it. */
function SourceLine({ source, span }: { source: Source; span: Span }) {
	const words = useSite();
	const { value: cut, problem } = useOfSource(excerptOf, source, span);
	const line = useRef<HTMLPreElement>(null);
	const scrolls = useOverflow(line, cut);
	if (problem) return <p class="problem">{problem}</p>;
	// It keeps its place while it is read.
	if (!cut) return <pre class="source">{"\n\n"}</pre>;
	if (cut.before + cut.marked + cut.after === "") return null;
	return (
		<pre class="source" ref={line} {...(scrolls && { tabIndex: 0, role: "group", "aria-label": filled(words.check.lineOf, { n: String(span.start.line) }, words) })}>
			{cut.cutBefore && "…"}
			{cut.before}
			<mark>{cut.marked}</mark>
			{cut.after}
			{cut.cutAfter && "…"}
			{"\n"}
			<span class="carets" aria-hidden="true">
				{carets(cut)}
			</span>
		</pre>
	);
}

interface CorrectionProps {
	source: Source;
	span: Span;
	repairs: Repairs;
	close: () => void;
}

/** Corrects the line of a finding by hand, under all of its row; the file is then checked again. */
function LineField({ source: { file, encoding }, span, repairs, close }: CorrectionProps) {
	const words = useSite();
	const { check } = words;
	const [line, setLine] = useState<Line | "too long" | "unread">();
	const [text, setText] = useState("");
	const field = useRef<HTMLInputElement>(null);
	const id = useId();
	useEffect(() => {
		let gone = false;
		lineAt(file, encoding, span.start).then(
			(read) => {
				if (gone) return;
				setLine(read ?? "too long");
				setText(read?.text ?? "");
			},
			() => !gone && setLine("unread"),
		);
		return () => {
			gone = true;
		};
	}, [file, encoding, span]);
	const { lineEditor } = useRoomHere();
	const [Editor, setEditor] = useState<ComponentType<LineEditorProps>>();
	const hasEditor = typeof line === "object" && lineEditor?.isFor(line.text) === true;
	useEffect(() => {
		// Without it the line is corrected as text.
		if (hasEditor) void lineEditor?.open().then((editor) => setEditor(() => editor)).catch(() => undefined);
	}, [hasEditor, lineEditor]);
	useLayoutEffect(() => {
		// The focus brings the caret into view.
		if (typeof line === "object") field.current?.setSelectionRange(line.mark, line.mark);
		field.current?.focus();
	}, [line]);
	if (line === "unread") return <p class="problem">{words.failure.notRead}</p>;
	if (line === "too long") return <p class="correction-note">{check.tooLong}</p>;
	if (!line) return null;
	const submit = (event: Event) => {
		event.preventDefault();
		if (text === line.text) close();
		else void repairs.correct(rewriting(line, text));
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== "Escape") return;
		event.stopPropagation();
		close();
	};
	return (
		<form class="correction-form" onSubmit={submit} onKeyDown={onKeyDown}>
			<label for={id}>{filled(check.lineOf, { n: String(line.number) }, words)}</label>
			<input
				ref={field}
				id={id}
				type="text"
				value={text}
				autocomplete="off"
				autocapitalize="off"
				spellcheck={false}
				onInput={(event) => setText(event.currentTarget.value)}
			/>
			{hasEditor && Editor && <Editor line={text} write={setText} />}
			<span class="correction-buttons">
				<button type="submit" class="primary" aria-disabled={repairs.busy}>
					{check.write}
				</button>
				<button type="button" onClick={close}>
					{check.cancel}
				</button>
			</span>
		</form>
	);
}

/** The most of a line that is corrected by hand, in bytes: what is longer is no line for a field. */
const longest = 2000;

/** A line of a file without its end, and where it is, in bytes. */
interface Line {
	number: number;
	from: number;
	to: number;
	text: string;
	/** Where the place is in the text. */
	mark: number;
}

/** The line of a place; undefined where it is too long. Rejects where the file cannot be read. */
async function lineAt(file: Blob, encoding: Encoding, { byte, line }: Pick<Position, "byte" | "line">): Promise<Line | undefined> {
	const width = encoding.startsWith("utf-16") ? 2 : 1;
	const start = Math.max(0, byte - longest);
	const bytes = new Uint8Array(await file.slice(start, byte + longest).arrayBuffer());
	const isEnd = (at: number) => {
		const [low, high] = encoding === "utf-16be" ? [bytes[at + 1], bytes[at]] : [bytes[at], width === 2 ? bytes[at + 1] : 0];
		return high === 0 && (low === 0x0a || low === 0x0d);
	};
	let [from, to] = [byte - start, byte - start];
	while (from >= width && !isEnd(from - width)) from -= width;
	while (to < bytes.length && !isEnd(to)) to += width;
	if ((from < width && start > 0) || (to >= bytes.length && start + bytes.length < file.size)) return undefined;
	const textTo = (end: number) => new TextDecoder(encoding).decode(bytes.subarray(from, end));
	// A byte order mark is not of the line.
	const mark = start + from === 0 ? markLength(bytes) : 0;
	return { number: line, from: start + from + mark, to: start + to, text: textTo(to), mark: textTo(byte - start).length };
}

function markLength([first, second, third]: Uint8Array): number {
	if (first === 0xef && second === 0xbb && third === 0xbf) return 3;
	return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) ? 2 : 0;
}

/** What writes another text in place of a line. */
function rewriting({ number, from, to }: Line, text: string): Fix {
	// A fix is applied by its bytes.
	const at = (byte: number): Position => ({ byte, line: number, column: 1, utf16: 0 });
	return { title: `Write line ${number} anew`, safe: false, edits: [{ span: { start: at(from), end: at(to) }, text }] };
}
