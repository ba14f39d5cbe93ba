import type { Exit } from "./exit.js";
import type { Shell } from "./shell.js";
import type { Values } from "./values.js";

/** Runs a command. Throws UsageError where the values do not go together. */
export type Command = (shell: Shell, values: Values, names: string[]) => Promise<Exit>;
