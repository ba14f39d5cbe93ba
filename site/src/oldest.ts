// Runs where the other scripts may not even be read, so it is written in the oldest JavaScript: no module, no arrow function.

declare var OLDEST: { chrome: string; firefox: string; safari: string };
declare var SENTENCES: { [tag: string]: string };

/** By what is missing. That a worker may be a module, Firefox does not tell: it can decompress since the version before. */
function missing(): string[] {
	var lacks: string[] = [];
	if (!("noModule" in document.createElement("script"))) lacks.push("modules");
	if (typeof DecompressionStream === "undefined") lacks.push("module workers");
	if (!("findLast" in Array.prototype)) lacks.push("findLast");
	if (typeof AbortSignal === "undefined" || !("timeout" in AbortSignal)) lacks.push("AbortSignal.timeout");
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
	// The script in the page has set the language that was chosen, if it ran.
	var sentence = SENTENCES[document.documentElement.lang] || SENTENCES["en"] || "";
	var values: { [place: string]: string } = { chrome: OLDEST.chrome, firefox: OLDEST.firefox, safari: OLDEST.safari, missing: lacks.join(", ") };
	text.textContent = sentence.replace(/\{(\w+)\}/g, function (_, place) {
		return values[place] || "";
	});
	var nav = document.querySelector("nav.pages");
	if (nav && nav.parentNode) nav.parentNode.insertBefore(text, nav.nextSibling);
}

var lacks = missing();
if (lacks.length > 0) say(lacks);
