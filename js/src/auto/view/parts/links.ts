// What the viewer has already is not loaded with it again.
import "../index.js";
export { linkItems } from "../../../viewer/links/link-items.js";
