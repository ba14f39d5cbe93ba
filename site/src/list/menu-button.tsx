import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";

/** An entry of a menu: a file to be saved as it is, or something to do. */
export interface Item {
	name: string;
	label: string;
	/** Where the file is, and what it is called. */
	href?: string;
	download?: string;
	run?(): void;
}

/** How far a menu is from the edge of the page at least, in pixels. */
const edge = 8;

interface Props {
	name: string;
	/** What the button is called where its face does not say it. */
	label: string;
	children: ComponentChildren;
	/** Made when the menu is opened. */
	items: () => readonly Item[];
}

/** A button with a menu, with the keys that menus have (ARIA's pattern "menu button"). */
export function MenuButton({ name, label, children, items }: Props) {
	const [open, setOpen] = useState<"first" | "last">();
	const box = useRef<HTMLSpanElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const id = useId();
	const entries = () => [...(box.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
	useLayoutEffect(() => {
		const menu = box.current?.querySelector<HTMLElement>("[role=menu]");
		if (!open || !menu) return;
		// It ends where the button does, unless it would begin before the page.
		menu.style.translate = `${Math.max(0, edge - menu.getBoundingClientRect().left)}px`;
		entries().at(open === "first" ? 0 : -1)?.focus();
	}, [open]);
	useEffect(() => {
		if (!open) return;
		const onElsewhere = ({ target }: Event) => {
			if (!box.current?.contains(target as Node)) setOpen(undefined);
		};
		document.addEventListener("pointerdown", onElsewhere);
		document.addEventListener("focusin", onElsewhere);
		return () => {
			document.removeEventListener("pointerdown", onElsewhere);
			document.removeEventListener("focusin", onElsewhere);
		};
	}, [open]);
	const close = () => {
		setOpen(undefined);
		button.current?.focus();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.ctrlKey || event.altKey || event.metaKey) return;
		const all = entries();
		const at = all.indexOf(document.activeElement as HTMLElement);
		const { key } = event;
		if (!open) {
			if (key !== "ArrowDown" && key !== "ArrowUp") return;
			setOpen(key === "ArrowDown" ? "first" : "last");
		} else if (key === "Escape") close();
		else if (key === "Tab") return setOpen(undefined);
		// A link follows Enter by itself, and Space not at all.
		else if (key === " ") all[at]?.click();
		else {
			const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key] ?? startingWith(all, at, key);
			if (to === undefined) return;
			all.at(to % all.length)?.focus();
		}
		event.preventDefault();
		event.stopPropagation();
	};
	return (
		<span ref={box} class="menu" onKeyDown={onKeyDown}>
			<button
				ref={button}
				type="button"
				class="menu-button"
				data-file-menu={name}
				aria-haspopup="menu"
				aria-expanded={open !== undefined}
				aria-controls={open && id}
				aria-label={label}
				title={label}
				onClick={(event) => {
					// The second click of a double click is no wish to close what the first has opened.
					if (event.detail < 2) setOpen(open ? undefined : "first");
				}}
			>
				{children}
			</button>
			{open && (
				<span id={id} class="menu-items" role="menu" aria-label={label}>
					{items().map((item) => (
						<Entry key={item.name} item={item} close={close} />
					))}
				</span>
			)}
		</span>
	);
}

function Entry({ item: { name, label, href, download, run }, close }: { item: Item; close: () => void }) {
	return href === undefined ? (
		<button
			type="button"
			role="menuitem"
			tabIndex={-1}
			data-item={name}
			onClick={() => {
				close();
				run?.();
			}}
		>
			{label}
		</button>
	) : (
		// It stays until the browser has followed it.
		<a
			role="menuitem"
			tabIndex={-1}
			data-item={name}
			href={href}
			download={download}
			onClick={() => {
				run?.();
				setTimeout(close);
			}}
		>
			{label}
		</a>
	);
}

/** The next entry that begins with a letter. */
function startingWith(entries: readonly HTMLElement[], at: number, letter: string): number | undefined {
	if (letter.length !== 1) return undefined;
	const places = entries.map((_, step) => (at + 1 + step) % entries.length);
	return places.find((place) => entries[place]?.textContent?.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()));
}
