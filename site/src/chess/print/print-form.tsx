import { PrintGamesForm, type PrintFormProps } from "../../played/print/print-form.js";
import { chessPaper } from "./paper.js";

/** What is asked before games are printed. */
export const PrintForm = (props: PrintFormProps) => <PrintGamesForm paper={chessPaper} {...props} />;
