import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** Where the focus was among the findings, as elements that may be gone later. */
interface Place {
	element: Element | null;
	key: string;
	group: number;
	finding: number;
}

/**
 * Keeps the place of a person among the findings, where what has the focus goes away with them.
 *
 * @returns what notes the place, before something is done about a finding
 */
export function usePlace(container: RefObject<HTMLElement | null>, findings: unknown): () => void {
	const place = useRef<Place | undefined>(undefined);
	useEffect(() => {
		const was = place.current;
		place.current = undefined;
		if (!was || !container.current || was.element?.isConnected || document.activeElement !== document.body) return;
		target(container.current, was)?.focus();
	}, [container, findings]);
	return () => {
		const element = document.activeElement;
		const groups = [...(container.current?.querySelectorAll<HTMLElement>("[data-key]") ?? [])];
		const group = groups.findIndex((one) => one.contains(element));
		const findings = [...(groups[group]?.querySelectorAll(".finding") ?? [])];
		place.current = { element, key: groups[group]?.dataset["key"] ?? "", group, finding: findings.findIndex((one) => one.contains(element)) };
	};
}

/** What is there now: the next finding of the rule, otherwise the next rule, otherwise all of it. */
function target(container: HTMLElement, { key, group, finding }: Place): HTMLElement | null {
	const groups = [...container.querySelectorAll<HTMLElement>("[data-key]")];
	const same = groups.find((one) => one.dataset["key"] === key);
	const findings = [...(same?.querySelectorAll<HTMLElement>(".finding") ?? [])];
	const toggle = (same ?? groups[Math.max(0, group)] ?? groups.at(-1))?.querySelector<HTMLElement>("[aria-expanded]");
	return findings[finding] ?? findings.at(-1) ?? toggle ?? container;
}
