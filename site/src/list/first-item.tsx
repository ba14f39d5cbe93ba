import { hydrate, render, type VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useShared } from "../files/context.js";
import { loadedAndIdle } from "../files/warm-up.js";
import type { PageWords } from "../rooms/room.js";
import { en } from "../words/en.js";
import { useSite } from "../words/use-site.js";

/**
 * An item to look at, for those who have no file here yet. It is drawn in English when the site is built, and comes to life when the
 * page has nothing else to do; who chose another language gets it in that, together with the page.
 */
export function FirstItem({ item }: { item: VNode }) {
	const words = useSite();
	const { home } = useShared();
	const place = useRef<HTMLElement>(null);
	const [isDrawn] = useState(() => globalThis.document?.documentElement.lang === en.tag && document.querySelector(".first-deal") !== null);
	useEffect(() => {
		const aside = place.current;
		if (!aside || !isDrawn) return;
		let left = false;
		void loadedAndIdle().then(() => left || hydrate(item, aside));
		return () => {
			left = true;
			render(null, aside);
		};
	}, [isDrawn]);
	return <aside ref={place} class="first-deal" aria-label={(home.page?.(words) as PageWords).home.example} {...(isDrawn ? leaveAlone : { children: item })} />;
}

/** What tells Preact that the content of an element is not its own. */
const leaveAlone = { dangerouslySetInnerHTML: { __html: "" } };
