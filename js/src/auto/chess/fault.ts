import type { Fault } from "../../played/types.js";
import type { BlockDiagnostic } from "../played/own.js";

/** What is said at a move. */
export const faultOf = ({ rule, message }: BlockDiagnostic): Omit<Fault, "path"> | undefined => (rule.startsWith("move/") ? { message } : undefined);
