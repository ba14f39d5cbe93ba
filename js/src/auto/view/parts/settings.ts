// What the viewer has already is not loaded with it again.
import "../index.js";
export { settingsFrom } from "../../../viewer/block/settings-from.js";
