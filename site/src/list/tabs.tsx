import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";

/** A tab, and what it shows. */
export interface Tab {
	name: string;
	label: ComponentChildren;
	panel: () => ComponentChildren;
}

interface Props {
	/** What the tabs are of, for those who do not see it. */
	of: string;
	tabs: readonly Tab[];
	/** The tab that is shown; undefined is the first one. */
	wanted: string | undefined;
	choose(name: string): void;
}

/** Tabs. A panel is made when it is first looked at, and then keeps what a person did in it. */
export function Tabs({ of, tabs, wanted, choose }: Props) {
	const list = useRef<HTMLDivElement>(null);
	const id = useId();
	// The tab that was chosen may be gone, such as the boards of a file that turned out to have none.
	const chosen = (tabs.find(({ name }) => name === wanted) ?? tabs[0])?.name;
	const made = useRef(new Set<string>());
	if (chosen) made.current.add(chosen);
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.ctrlKey || event.altKey || event.metaKey) return;
		const at = tabs.findIndex(({ name }) => name === chosen);
		const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
		const tab = to === undefined ? undefined : tabs.at(to % tabs.length);
		if (!tab) return;
		event.preventDefault();
		choose(tab.name);
		list.current?.querySelector<HTMLElement>(`[data-tab="${tab.name}"]`)?.focus();
	};
	return (
		<>
			<div ref={list} class="tabs" role="tablist" aria-label={of} onKeyDown={onKeyDown}>
				{tabs.map(({ name, label }) => (
					<button
						key={name}
						type="button"
						role="tab"
						id={`${id}-${name}-tab`}
						data-tab={name}
						aria-selected={name === chosen}
						aria-controls={`${id}-${name}`}
						tabIndex={name === chosen ? 0 : -1}
						onClick={() => choose(name)}
					>
						{label}
					</button>
				))}
			</div>
			{tabs.map(({ name, panel }) => (
				<div key={name} id={`${id}-${name}`} class="panel" role="tabpanel" aria-labelledby={`${id}-${name}-tab`} data-panel={name} hidden={name !== chosen}>
					{made.current.has(name) && panel()}
				</div>
			))}
		</>
	);
}
