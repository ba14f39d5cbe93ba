/** What finds a block in the source of its page. It is loaded where a browser has made something else of it. */
export { findInSource } from "../page-source.js";
