// The search by name in the list of all names: without this script the list is there, whole.
const list = document.querySelector<HTMLElement>(".doc-index");
const search = list?.querySelector<HTMLElement>(".doc-search");
const field = search?.querySelector("input");
const told = search?.querySelector("[role=status]");
if (list && search && field && told) {
	search.hidden = false;
	const sections = [...list.querySelectorAll("h2")].map((heading) => {
		const parts: HTMLElement[] = [heading];
		for (let next = heading.nextElementSibling; next && next.tagName !== "H2"; next = next.nextElementSibling) parts.push(next as HTMLElement);
		return { parts, items: parts.flatMap((part) => [...part.querySelectorAll("li")]) };
	});
	field.oninput = () => {
		const wanted = field.value.trim().toLowerCase();
		for (const { parts, items } of sections) {
			for (const item of items) item.hidden = !(item.querySelector("a")?.textContent ?? "").toLowerCase().includes(wanted);
			for (const part of parts) part.hidden = items.every((item) => item.hidden);
		}
		const all = sections.flatMap(({ items }) => items);
		told.textContent = wanted === "" ? "" : `${all.filter((item) => !item.hidden).length} / ${all.length}`;
	};
}
