/** Components that show chess problems, and a diagram as text. */
export * from "./board/index.js";
export { en } from "./language/en.js";
export type { ProblemWords } from "./language/words.js";
export { Diagram, DiagramBoard, type DiagramProps } from "./view/diagram.js";
