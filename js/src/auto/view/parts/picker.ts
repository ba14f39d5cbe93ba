export { Picker } from "../../../viewer/picker.js";
