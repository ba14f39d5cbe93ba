import { render } from "preact";
import { Builder } from "./builder.js";

const root = document.getElementById("builder");
if (root) render(<Builder />, root);
