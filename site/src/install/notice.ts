/** Shows a sentence over the foot of the page, where it moves nothing, with a button for each thing that can be done. */
export function notice(sentence: string, actions: Record<string, () => void>): void {
	let place = document.querySelector(".notice");
	if (!place) {
		place = document.createElement("div");
		place.className = "notice";
		place.setAttribute("role", "status");
		document.body.append(place);
	}
	const text = document.createElement("p");
	text.textContent = sentence;
	const close = () => place.replaceChildren();
	const buttons = Object.entries({ ...actions, Close: close }).map(([label, act]) => {
		const button = document.createElement("button");
		button.type = "button";
		button.textContent = label;
		button.onclick = act;
		return button;
	});
	place.replaceChildren(text, ...buttons);
}
