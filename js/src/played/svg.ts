/** Drawings as text or as elements; a square is 100 wide. */
type Attributes = Record<string, string | number>;

/**
 * Makes an element of a drawing, whatever it is drawn with.
 *
 * @example
 * ```ts
 * import { drawBoard, type Make } from "pbnkit/pgn/board";
 *
 * const count: Make<number> = (name, _, ...children) => children.reduce<number>((sum, child) => sum + Number(child), name === "use" ? 1 : 0);
 * console.log(drawBoard({ men: ["K"], coordinates: false }, count)); // 1
 * ```
 */
export type Make<T> = (name: string, attributes: Attributes, ...children: (T | string)[]) => T;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] as string);

/** Makes elements as text. */
export const asText: Make<string> = (name, attributes, ...children) => {
	const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
	return `<${name}${written.join("")}${children.length > 0 ? `>${children.join("")}</${name}>` : "/>"}`;
};

/** An arrow from the centre of a square to that of another, as an outline. */
export function arrow(dx: number, dy: number): string {
	const length = Math.hypot(dx, dy);
	const [ux, uy] = [dx / length, dy / length];
	const point = (along: number, across: number) => `${round(ux * along - uy * across)} ${round(uy * along + ux * across)}`;
	const [start, neck, tip] = [22, length - 42, length - 6];
	return `M${[point(start, 7), point(neck, 8), point(neck, 22), point(tip, 0), point(neck, -22), point(neck, -8), point(start, -7)].join("L")}Z`;
}

const round = (n: number) => Math.round(n * 10) / 10;
