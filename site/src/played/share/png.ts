/** How wide a picture is, in dots. */
const width = 960;

/** A drawing in dots. Rejects where the browser cannot make it. */
export async function pngOf(svg: SVGSVGElement): Promise<Blob> {
	const canvas = document.createElement("canvas");
	const { x, y, width: inside, height } = svg.viewBox.baseVal;
	canvas.width = width;
	canvas.height = Math.round((width * height) / inside);
	const to = canvas.getContext("2d");
	if (!to) throw new Error("no canvas");
	to.scale(width / inside, width / inside);
	to.translate(-x, -y);
	for (const child of svg.children) paint(to, child, { fill: "#000", stroke: "none", color: "#000", "stroke-width": "1" });
	return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

/** What elements have from those around them. */
const inherited = ["fill", "stroke", "color", "stroke-width", "stroke-linejoin", "stroke-linecap", "font-family", "font-size", "font-weight", "text-anchor"] as const;

type Look = Partial<Record<(typeof inherited)[number], string>>;

const numberIn = (element: Element, name: string) => Number(element.getAttribute(name) ?? 0);

const anchors: Readonly<Record<string, CanvasTextAlign>> = { start: "left", middle: "center", end: "right" };

/** Paints an element as its attributes say: a page must not load a drawing as a picture, and its styles are of the page. */
function paint(to: CanvasRenderingContext2D, element: Element, around: Look): void {
	const look = { ...around };
	for (const name of inherited) {
		const value = element.getAttribute(name);
		if (value !== null) look[name] = value;
	}
	const number = (name: string) => numberIn(element, name);
	to.save();
	to.globalAlpha *= Number(element.getAttribute("opacity") ?? 1);
	transform(to, element);
	clip(to, element);
	switch (element.localName) {
		case "g":
			for (const child of element.children) paint(to, child, look);
			break;
		case "use": {
			const used = element.ownerDocument.getElementById((element.getAttribute("href") ?? "").slice(1));
			to.translate(number("x"), number("y"));
			// Of a group its parts: it has an id alone.
			for (const part of used?.localName === "g" ? used.children : used ? [used] : []) paint(to, part, look);
			break;
		}
		case "text":
			to.font = `${look["font-weight"] ?? ""} ${look["font-size"]}px ${look["font-family"]}`;
			to.textAlign = anchors[look["text-anchor"] ?? "start"] ?? "left";
			to.fillStyle = look.fill ?? "#000";
			to.fillText(element.textContent ?? "", number("x"), number("y"));
			break;
		case "rect":
		case "path":
		case "circle":
			paintOutline(to, outlineOf(element), element, look);
	}
	to.restore();
}

/** As drawings of boards have it: moved, or turned around a point. */
function transform(to: CanvasRenderingContext2D, element: Element): void {
	const [, name, values = ""] = /(translate|rotate)\(([^()]*)\)/.exec(element.getAttribute("transform") ?? "") ?? [];
	const [first = 0, second = 0, third = 0] = values.split(/[ ,]+/).map(Number);
	if (name === "translate") to.translate(first, second);
	if (name !== "rotate") return;
	to.translate(second, third);
	to.rotate((first * Math.PI) / 180);
	to.translate(-second, -third);
}

function clip(to: CanvasRenderingContext2D, element: Element): void {
	const [, id] = /^url\(#(.+)\)$/.exec(element.getAttribute("clip-path") ?? "") ?? [];
	const shape = id === undefined ? null : element.ownerDocument.getElementById(id)?.firstElementChild;
	if (shape) to.clip(outlineOf(shape));
}

function outlineOf(element: Element): Path2D {
	const number = (name: string) => numberIn(element, name);
	if (element.localName === "path") return new Path2D(element.getAttribute("d") ?? "");
	const path = new Path2D();
	if (element.localName === "rect") path.rect(number("x"), number("y"), number("width"), number("height"));
	else path.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
	return path;
}

function paintOutline(to: CanvasRenderingContext2D, path: Path2D, element: Element, look: Look): void {
	const colour = (name: "fill" | "stroke") => (look[name] === "currentColor" ? (look.color ?? "#000") : (look[name] ?? "none"));
	const around = to.globalAlpha;
	const opacity = (name: string) => around * Number(element.getAttribute(name) ?? 1);
	if (colour("fill") !== "none") {
		to.globalAlpha = opacity("fill-opacity");
		to.fillStyle = colour("fill");
		to.fill(path);
	}
	if (colour("stroke") === "none" || look["stroke-width"] === "0") return;
	to.globalAlpha = opacity("stroke-opacity");
	to.strokeStyle = colour("stroke");
	to.lineWidth = Number(look["stroke-width"]);
	to.lineJoin = (look["stroke-linejoin"] ?? "miter") as CanvasLineJoin;
	to.lineCap = (look["stroke-linecap"] ?? "butt") as CanvasLineCap;
	to.stroke(path);
}
