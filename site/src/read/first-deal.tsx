import { hydrate, render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { loadedAndIdle } from "../files/idle.js";
import { en } from "../words/en.js";
import { useSite } from "../words/use-site.js";
import { ExampleDeal } from "./example-deal.js";

/**
 * A board to play through, for those who have no file here yet. It is drawn in English when the site is built, and comes to life when the
 * page has nothing else to do; who chose another language gets it in that, together with the page.
 *
 * @param mayPlay whether what people need before is there
 */
export function FirstDeal({ mayPlay }: { mayPlay: boolean }) {
	const { home } = useSite();
	const place = useRef<HTMLElement>(null);
	const [isDrawn] = useState(() => globalThis.document?.documentElement.lang === en.tag && document.querySelector(".first-deal") !== null);
	const comesToLife = isDrawn && mayPlay;
	useEffect(() => {
		const aside = place.current;
		if (!aside || !comesToLife) return;
		let left = false;
		void loadedAndIdle().then(() => left || hydrate(<ExampleDeal />, aside));
		return () => {
			left = true;
			render(null, aside);
		};
	}, [comesToLife]);
	return (
		<aside ref={place} class="first-deal" aria-label={home.example} {...(isDrawn ? leaveAlone : { children: <ExampleDeal /> })} />
	);
}

/** What tells Preact that the content of an element is not its own. */
const leaveAlone = { dangerouslySetInnerHTML: { __html: "" } };
