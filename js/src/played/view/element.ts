import { h, type VNode } from "preact";
import type { Make } from "../svg.js";

/** Makes an element of a drawing for Preact. */
export const element: Make<VNode> = (name, attributes, ...children) => h(name, attributes, ...children);
