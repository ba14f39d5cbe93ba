import type { Position } from "pbnkit";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Line, lineAt, rewriting } from "./line.js";
import type { Source } from "./source.js";
import type { Repairs } from "./use-repairs.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";

interface Props {
	source: Source;
	place: Position;
	repairs: Repairs;
}

/** Corrects the line of a finding by hand; the file is then checked again. */
export function LineCorrection({ source, place, repairs }: Props) {
	const words = useSite();
	const { check } = words;
	const [open, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const close = () => {
		setOpen(false);
		button.current?.focus();
	};
	return (
		<div class="correction">
			<button ref={button} type="button" class="correct" aria-expanded={open} aria-label={filled(check.correctLine, { n: String(place.line) }, words)} onClick={() => setOpen(!open)}>
				{check.correct}
			</button>
			{open && <LineField source={source} place={place} repairs={repairs} close={close} />}
		</div>
	);
}

function LineField({ source: { file, encoding }, place, repairs, close }: Props & { close: () => void }) {
	const words = useSite();
	const { check } = words;
	const [line, setLine] = useState<Line | "too long" | "unread">();
	const [text, setText] = useState("");
	const field = useRef<HTMLInputElement>(null);
	const id = useId();
	useEffect(() => {
		let gone = false;
		lineAt(file, encoding, place).then(
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
	}, [file, encoding, place]);
	useLayoutEffect(() => field.current?.focus(), [line]);
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
