// What the viewer has already is not loaded with it again.
import "../index.js";
export { Sections } from "../../../viewer/tables/sections.js";
