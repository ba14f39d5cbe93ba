import { useEffect, useRef, useState } from "preact/hooks";
import { fromDrop, fromInput, type Collected } from "./collect.js";

/** Preact's types do not know the attribute. */
const folderOnly = { webkitdirectory: true };

/** Where files come in. The whole page takes what is dropped. */
export function DropZone({ take }: { take: (collected: Collected) => void }) {
	const files = useRef<HTMLInputElement>(null);
	const folder = useRef<HTMLInputElement>(null);
	const [exampleFails, setExampleFails] = useState(false);
	const dragging = usePageDrop(take);

	const onChange = ({ currentTarget }: Event) => {
		const input = currentTarget as HTMLInputElement;
		if (input.files) take(fromInput(input.files));
		// The same file may be chosen again.
		input.value = "";
	};
	const example = async () => {
		try {
			const response = await fetch("example.pbn");
			if (!response.ok) throw new Error(response.statusText);
			take({ found: [{ file: new File([await response.blob()], "example.pbn"), folder: "" }], skipped: 0 });
			setExampleFails(false);
		} catch {
			setExampleFails(true);
		}
	};

	return (
		<section id="drop" class={dragging ? "drop dragging" : "drop"} aria-label="Add files">
			<p class="drop-title">{dragging ? "Let go to check these files" : "Drop PBN files or a folder here"}</p>
			<div class="drop-buttons">
				<button type="button" class="primary" onClick={() => files.current?.click()}>
					Choose files…
				</button>
				<button type="button" onClick={() => folder.current?.click()}>
					Choose a folder…
				</button>
				<button type="button" id="example" onClick={() => void example()}>
					Try an example
				</button>
			</div>
			{exampleFails && <p role="alert">The example could not be loaded.</p>}
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
		</section>
	);
}

/** Takes files that are dropped anywhere on the page. Whether some are being dragged over it. */
function usePageDrop(take: (collected: Collected) => void): boolean {
	const [dragging, setDragging] = useState(false);
	useEffect(() => {
		const withFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
		const over = (event: DragEvent) => {
			if (!withFiles(event)) return;
			// Without this the browser opens the file in place of the page.
			event.preventDefault();
			setDragging(true);
		};
		const leave = (event: DragEvent) => {
			if (event.relatedTarget === null) setDragging(false);
		};
		const drop = (event: DragEvent) => {
			setDragging(false);
			if (!event.dataTransfer || !withFiles(event)) return;
			event.preventDefault();
			void fromDrop(event.dataTransfer).then(take);
		};
		const stop = new AbortController();
		const { signal } = stop;
		addEventListener("dragenter", over, { signal });
		addEventListener("dragover", over, { signal });
		addEventListener("dragleave", leave, { signal });
		addEventListener("drop", drop, { signal });
		return () => stop.abort();
	}, [take]);
	return dragging;
}
