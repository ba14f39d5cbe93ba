// Runs where the other scripts may not even be read, so it is written in the oldest JavaScript: no module, no arrow function.

declare var OLDEST: { chrome: string; firefox: string; safari: string };

/** By what is missing. That a worker may be a module, Firefox does not tell: it can decompress since the version before. */
function missing(): string[] {
	var lacks: string[] = [];
	if (!("noModule" in document.createElement("script"))) lacks.push("modules");
	if (typeof DecompressionStream === "undefined") lacks.push("module workers");
	if (!("findLast" in Array.prototype)) lacks.push("newer functions of lists");
	if (typeof AbortSignal === "undefined" || !("timeout" in AbortSignal)) lacks.push("time limits");
	if (typeof CSS === "undefined" || !CSS.supports("container-type", "inline-size")) lacks.push("container queries");
	try {
		new RegExp("(?<=a)b");
	} catch (error) {
		lacks.push("lookbehind");
	}
	return lacks;
}

function say(lacks: string[]): void {
	var text = document.createElement("p");
	text.className = "too-old";
	text.setAttribute("role", "alert");
	text.textContent =
		"This browser is too old for this page, and parts of it will not work. It needs Chrome or Edge " +
		OLDEST.chrome +
		", Firefox " +
		OLDEST.firefox +
		", Safari " +
		OLDEST.safari +
		", or a newer one. (Missing here: " +
		lacks.join(", ") +
		".)";
	var nav = document.querySelector("nav.pages");
	if (nav && nav.parentNode) nav.parentNode.insertBefore(text, nav.nextSibling);
}

var lacks = missing();
if (lacks.length > 0) say(lacks);
