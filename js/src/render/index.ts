export { type PageOptions, renderPage, renderPieces } from "./page.js";
