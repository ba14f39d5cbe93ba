import { Builder } from "../../publish/builder.js";
import { problemArticles } from "./room.js";

/** The builder of problems. */
export function ProblemsBuilder() {
	return <Builder room={problemArticles} />;
}
