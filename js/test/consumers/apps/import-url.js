import { load } from "pbnkit";
import wasm from "pbnkit/pbn.wasm";
import { convert, show } from "./show.js";

show(convert(load, { wasm }));
