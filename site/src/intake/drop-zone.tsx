import type { ComponentChildren, ComponentType } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useShared } from "../files/context.js";
import { exampleOf, toRoot } from "../rooms/facts.js";
import type { EntryProps, PageWords, Room } from "../rooms/room.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { collected, type Collected, fromDrop, fromFolderPicker, fromInput, fromPicker, fromText, isEmpty } from "./collect.js";
import type { Intake, Opening } from "./intake.js";

/** Preact's types do not know the attribute. */
const folderOnly = { webkitdirectory: true };

interface Props {
	intake: Intake;
	/** Whether it is one line over the files that are there. */
	small: boolean;
}

/** Where files come in. The whole page takes what is dropped or pasted. */
export function DropZone({ intake: { take, opening }, small }: Props) {
	const files = useRef<HTMLInputElement>(null);
	const folder = useRef<HTMLInputElement>(null);
	const [exampleFails, setExampleFails] = useState(false);
	const words = useSite();
	const { home } = useShared();
	const page = home.page?.(words) as PageWords;
	const dragging = usePageDrop(take, home);
	usePagePaste(take, home);
	const entry = useEntry(take);
	const { intake } = words;

	const onChange = ({ currentTarget }: Event) => {
		const input = currentTarget as HTMLInputElement;
		if (input.files) void take(fromInput(input.files));
		// The same file may be chosen again.
		input.value = "";
	};
	/** The browser's picker, whose files can be saved in place; or else the input. */
	const choose = async (picker: () => Promise<Collected | undefined>, input: HTMLInputElement | null) => {
		const chosen = await picker();
		if (!chosen) input?.click();
		else if (!isEmpty(chosen)) void take(chosen);
	};
	const example = async () => {
		try {
			const response = await fetch(`${toRoot(home)}${exampleOf(home)}`);
			if (!response.ok) throw new Error(response.statusText);
			void take(collected([{ file: new File([await response.blob()], exampleOf(home)), folder: "" }]));
			setExampleFails(false);
		} catch {
			setExampleFails(true);
		}
	};

	return (
		<>
			{/* With the first file it is another place of the page: nothing of it moves there. */}
			<section key={small ? "line" : "zone"} id="drop" class={`drop${small ? " drop-small" : ""}${dragging ? " dragging" : ""}`} aria-label={intake.label}>
				{!small && (
					<p class="drop-title">
						<span hidden={dragging}>{page.dropHere}</span>
						<span hidden={!dragging}>{intake.letGo}</span>
					</p>
				)}
				<div class="drop-buttons">
					<button type="button" class={small ? "" : "primary"} onClick={() => void choose(fromPicker, files.current)}>
						{small ? (
							intake.addFiles
						) : (
							<>
								<span class="with-pointer">{intake.chooseFiles}</span>
								<span class="by-touch">{page.chooseByTouch}</span>
							</>
						)}
					</button>
					<button type="button" class="choose-folder" onClick={() => void choose(fromFolderPicker, folder.current)}>
						{intake.chooseFolder}
					</button>
					<PasteButton take={take} label={small ? intake.paste : intake.pasteText} />
					{entry?.button}
					<button type="button" id="example" onClick={() => void example()}>
						{small ? intake.example : intake.tryExample}
					</button>
				</div>
				{exampleFails && <p role="alert">{intake.noExample}</p>}
				{opening && <Unpacking opening={opening} />}
			</section>
			{entry?.dialog}
			<input ref={files} id="files" type="file" multiple tabIndex={-1} aria-hidden="true" class="hidden-input" onChange={onChange} />
			<input
				ref={folder}
				id="folder"
				type="file"
				multiple
				{...folderOnly}
				tabIndex={-1}
				aria-hidden="true"
				class="hidden-input"
				onChange={onChange}
			/>
		</>
	);
}

function Unpacking({ opening: { name, done, total, stop } }: { opening: Opening }) {
	const words = useSite();
	const { intake } = words;
	return (
		<p class="unpacking">
			{filled(intake.unpacking, { name }, words)} <progress aria-label={intake.unpacked} {...(total > 0 && { max: total, value: done })} />{" "}
			{total > 0 && `${done.toLocaleString(words.tag)} / ${total.toLocaleString(words.tag)} `}
			<button type="button" onClick={stop}>
				{intake.stop}
			</button>
		</p>
	);
}

/** Takes files and text that are dropped anywhere on the page. Whether some are being dragged over it. */
function usePageDrop(take: Intake["take"], home: Room): boolean {
	const [dragging, setDragging] = useState(false);
	useLayoutEffect(() => {
		let within = false;
		// Text that is dragged within the page, or into a field of text, is nothing for us.
		const wanted = ({ dataTransfer, target }: DragEvent) =>
			dataTransfer?.types.includes("Files") ||
			(dataTransfer?.types.includes("text/plain") && !within && !(target instanceof HTMLElement && target.matches("input, textarea")));
		const over = (event: DragEvent) => {
			if (!wanted(event)) return;
			// Without this the browser opens the file in place of the page.
			event.preventDefault();
			setDragging(true);
		};
		const leave = (event: DragEvent) => {
			if (event.relatedTarget === null) setDragging(false);
		};
		const drop = (event: DragEvent) => {
			setDragging(false);
			if (!event.dataTransfer || !wanted(event)) return;
			event.preventDefault();
			void fromDrop(event.dataTransfer, home).then(take);
		};
		const stop = new AbortController();
		const { signal } = stop;
		addEventListener("dragstart", () => (within = true), { signal });
		addEventListener("dragend", () => (within = false), { signal });
		addEventListener("dragenter", over, { signal });
		addEventListener("dragover", over, { signal });
		addEventListener("dragleave", leave, { signal });
		addEventListener("drop", drop, { signal });
		return () => stop.abort();
	}, [take]);
	return dragging;
}

/** A button, and the dialog where PBN is pasted or written. */
function PasteButton({ take, label }: { take: Intake["take"]; label: string }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const text = useRef<HTMLTextAreaElement>(null);
	const [problem, setProblem] = useState<string>();
	const words = useSite();
	const { intake } = words;
	const { home } = useShared();
	const { title, label: asks, placeholder } = (home.page?.(words) as PageWords).paste;
	const heading = useId();
	const area = useId();

	const submit = (event: Event) => {
		event.preventDefault();
		const pasted = fromText(text.current?.value ?? "", home);
		setProblem(pasted.problems?.[0]);
		if (pasted.found.length === 0 && pasted.link === undefined) return text.current?.focus();
		dialog.current?.close();
		if (text.current) text.current.value = "";
		void take(pasted);
	};
	return (
		<>
			<button type="button" id="paste" onClick={() => dialog.current?.showModal()}>
				{label}
			</button>
			<dialog ref={dialog} class="paste" aria-labelledby={heading} onClose={() => setProblem(undefined)}>
				<form onSubmit={submit}>
					<h2 id={heading}>{title}</h2>
					<label for={area}>{asks}</label>
					<textarea ref={text} id={area} rows={12} spellcheck={false} autoComplete="off" placeholder={placeholder} />
					{problem && <p role="alert">{problem}</p>}
					<div class="dialog-buttons">
						<button type="submit" class="primary">
							{intake.check}
						</button>
						<button type="button" onClick={() => dialog.current?.close()}>
							{intake.cancel}
						</button>
					</div>
				</form>
			</dialog>
		</>
	);
}

/** The dialog in which an item is entered, and the button for it, where the room of the page has one. The dialog is open for several. */
function useEntry(take: Intake["take"]): { button: ComponentChildren; dialog: ComponentChildren } | undefined {
	const { home } = useShared();
	const words = useSite();
	const button = useRef<HTMLButtonElement>(null);
	const [Dialog, setDialog] = useState<ComponentType<EntryProps>>();
	const [open, setOpen] = useState(false);
	const [problem, setProblem] = useState("");
	const memory = useRef<unknown>(undefined);
	const { entry } = home;
	if (!entry) return undefined;
	const show = async () => {
		try {
			const dialog = await entry.open();
			setDialog(() => dialog);
			setProblem("");
			setOpen(true);
		} catch (error) {
			setProblem(filled(words.failure.notLoaded, { why: error instanceof Error ? error.message : String(error) }, words));
		}
	};
	const close = () => {
		setOpen(false);
		button.current?.focus();
	};
	return {
		button: (
			<>
				<button ref={button} type="button" id="enter" onClick={() => void show()}>
					{entry.label(words)}
				</button>
				{problem && <span role="alert">{problem}</span>}
			</>
		),
		dialog: open && Dialog && <Dialog memory={memory} take={(file) => void take(collected([{ file, folder: "" }]))} close={close} />,
	};
}

/** Takes files and text that are pasted anywhere but in a field of text. */
function usePagePaste(take: Intake["take"], home: Room): void {
	useLayoutEffect(() => {
		const paste = (event: ClipboardEvent) => {
			const { clipboardData: data, target } = event;
			if (!data || (target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable))) return;
			const files = [...data.files];
			const text = data.getData("text/plain");
			if (files.length === 0 && text === "") return;
			event.preventDefault();
			void take(files.length > 0 ? collected(files.map((file) => ({ file, folder: "" }))) : fromText(text, home));
		};
		addEventListener("paste", paste);
		return () => removeEventListener("paste", paste);
	}, [take]);
}
