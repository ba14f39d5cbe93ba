import type { Game } from "pbnkit";
import { type Handle, upgrade } from "pbnkit/auto";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** How long nothing is typed before the preview is made anew, in milliseconds. */
const pause = 250;

interface Props {
	pbn: string;
	attributes: Record<string, string>;
	/** Is told that something else is to be shown: what was drawn is of the choices before. */
	onStale(): void;
	/** Is told of the games that are shown, and how high they are, in pixels. */
	onDrawn(games: readonly Game[], height: number): void;
}

/** The deal as the writer's page will show it: the same script makes it of the same element. */
export function Preview({ pbn, attributes, onStale, onDrawn }: Props) {
	const place = useRef<HTMLDivElement>(null);
	const wanted = JSON.stringify([pbn, attributes]);
	useLayoutEffect(onStale, [wanted]);
	useEffect(() => {
		let handles: Handle[] = [];
		let stopped = false;
		const timer = setTimeout(async () => {
			const element = document.createElement("pre");
			element.className = "pbn";
			for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
			element.textContent = pbn;
			place.current?.replaceChildren(element);
			if (place.current) handles = await upgrade(place.current);
			if (stopped) for (const handle of handles) handle.destroy();
			else onDrawn(handles[0]?.games ?? [], place.current?.offsetHeight ?? 0);
		}, pause);
		return () => {
			stopped = true;
			clearTimeout(timer);
			for (const handle of handles) handle.destroy();
		};
	}, [wanted]);
	return <div class="preview" ref={place} />;
}
