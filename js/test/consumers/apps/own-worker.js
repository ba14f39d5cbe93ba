// The package in a worker of the page's own.
import { load } from "pbnkit";
import { convert } from "./show.js";

convert(load).then((done) => postMessage({ done }), (error) => postMessage({ failed: error.stack }));
