/** The diagram of a problem as text, without Preact and without the module. */
export type { Make } from "../../played/svg.js";
export { captionOf, type CaptionProblem } from "./caption.js";
export { type DiagramDrawing, diagramSvg, drawDiagram } from "./drawing.js";
export { countOf, type DiagramMan, type DiagramProblem, menOf } from "./men.js";
export { saidMen } from "./said.js";
