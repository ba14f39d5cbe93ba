import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface Props {
	name: string;
	title: ComponentChildren;
	onToggle?(open: boolean): void;
	children: ComponentChildren;
}

/** A menu over the items of a file. It closes with Escape, and when a person goes on elsewhere. */
export function ReaderMenu({ name, title, onToggle, children }: Props) {
	const menu = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			const { current } = menu;
			if (event.key !== "Escape" || event.defaultPrevented || !current?.open) return;
			event.preventDefault();
			current.open = false;
			current.querySelector("summary")?.focus();
		};
		const onElsewhere = ({ target }: Event) => {
			if (menu.current?.open && !menu.current.contains(target as Node)) menu.current.open = false;
		};
		document.addEventListener("keydown", onKeyDown);
		document.addEventListener("pointerdown", onElsewhere);
		document.addEventListener("focusin", onElsewhere);
		return () => {
			document.removeEventListener("keydown", onKeyDown);
			document.removeEventListener("pointerdown", onElsewhere);
			document.removeEventListener("focusin", onElsewhere);
		};
	}, []);
	return (
		<details ref={menu} class="reader-menu" name="reader-menu" data-menu={name} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
			{/* The second click of a double click is no wish to close what the first has opened. */}
			<summary onClick={(event) => event.detail > 1 && event.preventDefault()}>{title}</summary>
			{children}
		</details>
	);
}

/** Opens the list of keys. */
export function openKeys(reader: Element | null): void {
	const menu = reader?.querySelector<HTMLDetailsElement>("[data-menu=keys]");
	if (!menu) return;
	menu.open = true;
	menu.querySelector("summary")?.focus();
}
