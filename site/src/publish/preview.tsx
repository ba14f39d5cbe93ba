import { upgrade } from "pbnkit/auto";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { ArticleRoom, BuilderTexts, Drawn, Kind } from "../rooms/article.js";

/** How long nothing is typed before the preview is made anew, in milliseconds. */
const pause = 250;

interface Props {
	room: ArticleRoom;
	texts: BuilderTexts;
	kind: Kind;
	text: string;
	attributes: Record<string, string>;
	/** Whether it has so little room that it is scrolled. */
	scrolls: boolean;
	/** Is told that something else is to be shown: what was drawn is of the choices before. */
	onStale(): void;
	/** Is told of what is shown, and how high it is, in pixels. */
	onDrawn(drawn: Drawn, height: number): void;
}

/** The text as the writer's page will show it: the same script makes it of the same element. */
export function Preview({ room, texts, kind, text, attributes, scrolls, onStale, onDrawn }: Props) {
	const isEmpty = text.trim() === "";
	const place = useRef<HTMLDivElement>(null);
	const wanted = JSON.stringify([kind.key, text, attributes]);
	useLayoutEffect(onStale, [wanted]);
	useEffect(() => {
		let shown: { destroy(): void }[] = [];
		let stopped = false;
		let drawn: Drawn = { kind, items: [], spot: undefined };
		const tell = () => onDrawn(drawn, place.current?.scrollHeight ?? 0);
		const timer = setTimeout(async () => {
			if (isEmpty) return onDrawn(drawn, 0);
			const element = document.createElement("pre");
			element.className = kind.key;
			for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
			element.textContent = text;
			place.current?.replaceChildren(element);
			const handles = place.current ? (await upgrade(place.current)).filter(({ notation }) => notation === kind.key) : [];
			shown = handles;
			const [handle] = handles;
			drawn = { ...drawn, items: (handle && ("problems" in handle ? handle.problems : handle.games)) ?? [] };
			if (stopped) for (const handle of shown) handle.destroy();
			else tell();
		}, pause);
		const onStep = ({ detail }: Event & { detail?: unknown }) => {
			drawn = { ...drawn, spot: detail };
			tell();
		};
		const listened = place.current;
		if (room.steps) listened?.addEventListener(room.steps, onStep);
		return () => {
			stopped = true;
			clearTimeout(timer);
			if (room.steps) listened?.removeEventListener(room.steps, onStep);
			for (const handle of shown) handle.destroy();
		};
	}, [wanted]);
	const focus = scrolls && { tabIndex: 0, role: "region" as const, "aria-label": texts.preview };
	return isEmpty ? <p class="preview preview-none">{texts.nothing}</p> : <div key="deal" class="preview" ref={place} {...focus} />;
}
