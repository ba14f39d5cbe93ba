import { App } from "../app.js";
import { problemsRoom } from "../rooms/problems.js";

/** The first page of chess problems. */
export function ProblemsPage() {
	return <App home={problemsRoom} />;
}
