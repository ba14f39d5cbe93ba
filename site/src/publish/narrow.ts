import { useEffect, useState } from "preact/hooks";

/** Where the choices are beside the preview: publish.css. */
const wide = "(min-width: 62rem)";

/** Whether the page is too narrow to have the choices beside the preview. Where it is built, nobody knows. */
export function useNarrow(): boolean {
	const [isNarrow, setNarrow] = useState(false);
	useEffect(() => {
		const query = matchMedia(wide);
		const look = () => setNarrow(!query.matches);
		look();
		query.addEventListener("change", look);
		return () => query.removeEventListener("change", look);
	}, []);
	return isNarrow;
}
