export { linkItems } from "../../../viewer/links/link-items.js";
