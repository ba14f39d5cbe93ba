import { fontName, outlines, type Rectangle, type Scene, type Shape } from "./scene.js";

const namespace = "http://www.w3.org/2000/svg";

/** A picture as a drawing, with what it shows in words for those who do not see it. */
export function svgOf({ width, height, shapes }: Scene, title: string, description: string): SVGSVGElement {
	const svg = element("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "img" });
	const clips = new Map<string, string>();
	svg.append(element("title", {}, title), element("desc", {}, description), element("rect", { width, height, fill: "#fff" }));
	for (const shape of shapes) svg.append(drawn(shape, (within) => clipOf(svg, clips, within)));
	return svg;
}

/** A drawing as a file. */
export function svgText(svg: SVGSVGElement): string {
	return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(svg)}\n`;
}

function drawn(shape: Shape, clip: (within: NonNullable<Rectangle["within"]>) => string): SVGElement {
	if (shape.kind === "suit") {
		const { suit, x, y, size, colour } = shape;
		return element("path", { d: outlines[suit], fill: hex(colour), transform: `translate(${x} ${round(y - size)}) scale(${round(size / 100)})` });
	}
	if (shape.kind === "text") {
		const { text, x, y, width, family, size, bold, italic, colour } = shape;
		return element(
			"text",
			{
				...{ x, y, fill: hex(colour), "font-family": family, "font-size": size },
				...(bold && { "font-weight": "bold" }),
				...(italic && { "font-style": "italic" }),
				// Another program has other fonts: what is wider or narrower there is set as wide as here.
				...(text.length > 1 && { textLength: round(width), lengthAdjust: "spacingAndGlyphs" }),
			},
			text,
		);
	}
	const { x, y, width, height, radius, fill, stroke, within } = shape;
	return element("rect", {
		...{ x, y, width: round(width), height: round(height), fill: fill ? hex(fill) : "none" },
		...(radius > 0 && { rx: round(Math.min(radius, width / 2, height / 2)) }),
		...(stroke && { stroke: hex(stroke.colour), "stroke-width": stroke.width }),
		...(within && { "clip-path": `url(#${clip(within)})` }),
	});
}

function clipOf(svg: SVGSVGElement, clips: Map<string, string>, { x, y, width, height, radius }: NonNullable<Rectangle["within"]>): string {
	const key = `${x} ${y}`;
	let id = clips.get(key);
	if (!id) {
		id = `within-${clips.size + 1}`;
		clips.set(key, id);
		const path = element("clipPath", { id });
		path.append(element("rect", { x, y, width, height, rx: radius }));
		svg.append(path);
	}
	return id;
}

function element<Name extends keyof SVGElementTagNameMap>(name: Name, attributes: Record<string, string | number>, text?: string): SVGElementTagNameMap[Name] {
	const made = document.createElementNS(namespace, name);
	for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
	if (text !== undefined) made.textContent = text;
	return made;
}

const round = (number: number) => Math.round(number * 1000) / 1000;

const known = new Map<string, string>();

/** A colour as every program reads it: what it looks like on the white sheet, whatever it is made of. */
function hex(colour: string): string {
	const before = known.get(colour);
	if (before) return before;
	const canvas = document.createElement("canvas");
	[canvas.width, canvas.height] = [1, 1];
	const to = canvas.getContext("2d", { willReadFrequently: true });
	if (!to) return colour;
	for (const layer of ["#fff", colour]) {
		to.fillStyle = layer;
		to.fillRect(0, 0, 1, 1);
	}
	const found = `#${[...to.getImageData(0, 0, 1, 1).data.subarray(0, 3)].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
	known.set(colour, found);
	return found;
}

/** The dots of a picture for each of its pixels, so that it is sharp on fine screens. */
const fineness = 2;

/** The same picture in dots. Rejects where the browser cannot make it. */
export async function pngOf({ width, height, shapes }: Scene): Promise<Blob> {
	const canvas = document.createElement("canvas");
	[canvas.width, canvas.height] = [width * fineness, height * fineness];
	const to = canvas.getContext("2d");
	if (!to) throw new Error("no canvas");
	to.scale(fineness, fineness);
	to.fillStyle = "#fff";
	to.fillRect(0, 0, width, height);
	for (const shape of shapes) {
		to.save();
		paint(to, shape);
		to.restore();
	}
	return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

function paint(to: CanvasRenderingContext2D, shape: Shape): void {
	if (shape.kind === "suit") {
		const { suit, x, y, size, colour } = shape;
		to.translate(x, y - size);
		to.scale(size / 100, size / 100);
		to.fillStyle = colour;
		to.fill(new Path2D(outlines[suit]));
		return;
	}
	if (shape.kind === "text") {
		const { text, x, y, width, colour } = shape;
		to.font = fontName(shape);
		to.fillStyle = colour;
		to.translate(x, y);
		if (text.length > 1) to.scale(width / to.measureText(text).width, 1);
		to.fillText(text, 0, 0);
		return;
	}
	const { fill, stroke, within } = shape;
	if (within) to.clip(outline(within));
	if (fill) {
		to.fillStyle = fill;
		to.fill(outline(shape));
	}
	if (stroke) {
		[to.strokeStyle, to.lineWidth] = [stroke.colour, stroke.width];
		to.stroke(outline(shape));
	}
}

function outline({ x, y, width, height, radius }: Pick<Rectangle, "x" | "y" | "width" | "height" | "radius">): Path2D {
	const path = new Path2D();
	const r = Math.min(radius, width / 2, height / 2);
	path.moveTo(x + r, y);
	path.arcTo(x + width, y, x + width, y + height, r);
	path.arcTo(x + width, y + height, x, y + height, r);
	path.arcTo(x, y + height, x, y, r);
	path.arcTo(x, y, x + width, y, r);
	path.closePath();
	return path;
}
