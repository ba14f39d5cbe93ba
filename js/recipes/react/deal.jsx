import { useEffect, useRef } from "react";
import { render } from "pbnkit/auto";
import "pbnkit/style.css";

/** A deal, or a file of them, from a text of PBN or a File. */
export function Deal({ source, settings }) {
	const place = useRef(null);
	useEffect(() => {
		let shown;
		let isGone = false;
		render(place.current, source, { settings }).then((handle) => {
			if (isGone) handle.destroy();
			else shown = handle;
		});
		return () => {
			isGone = true;
			shown?.destroy();
		};
	}, [source, settings]);
	return <div ref={place} />;
}
