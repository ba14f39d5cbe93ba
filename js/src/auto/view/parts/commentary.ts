// What the viewer has already is not loaded with it again.
import "../index.js";
export * from "../../../viewer/commentary.js";
