// What the viewer has already is not loaded with it again.
import "../index.js";
export { repairCms } from "../../../viewer/block/repair-cms.js";
