import { useId } from "preact/hooks";

/** What finds it. */
export const searchField = "input[type=search]";

interface SearchProps {
	words: { search: string; searchIn: string; searchFor: string };
	query: string;
	search(query: string): void;
	/** How many were found, in words. */
	said: string;
	/** Goes to the first that was found. */
	enter(): void;
	leave(): void;
}

/** One field for all that an item can be found by. */
export function SearchField({ words: texts, query, search, said, enter, leave }: SearchProps) {
	const id = useId();
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.isComposing) return;
		if (event.key === "Enter") enter();
		else if (event.key === "Escape") query === "" ? leave() : search("");
		else return;
		event.preventDefault();
	};
	return (
		<div class="reader-search" role="search" aria-label={texts.searchIn}>
			<label for={id}>{texts.search}</label>
			<input
				id={id}
				type="search"
				value={query}
				placeholder={texts.searchFor}
				autocomplete="off"
				spellcheck={false}
				onInput={({ currentTarget }) => search(currentTarget.value)}
				onKeyDown={onKeyDown}
			/>
			<span class="reader-found" role="status">
				{said}
			</span>
		</div>
	);
}
