import { PrintGamesForm, type PrintFormProps } from "../../played/print/print-form.js";
import { draughtsPaper } from "./paper.js";

/** What is asked before games are printed. */
export const PrintForm = (props: PrintFormProps) => <PrintGamesForm paper={draughtsPaper} {...props} />;
