export { settingsFrom } from "../../../viewer/block/settings-from.js";
