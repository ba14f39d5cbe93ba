import { useEffect } from "preact/hooks";
import { useShared } from "../files/context.js";
import { siteWords } from "../words/site.js";

/** Names what is open in the title of the page, which tabs, histories and bookmarks show, as long as it is. */
export function useTitle(shown: string | undefined, file: string): void {
	useEffect(() => {
		if (shown !== undefined) document.title = `${shown} · ${file}`;
	}, [shown, file]);
	const { home } = useShared();
	useEffect(
		() => () => {
			document.title = home.page?.(siteWords()).title ?? "";
		},
		[],
	);
}
