import type { Game } from "../../pbn/types.js";
import { Comments } from "./comments.js";
import { type CommentPlace, commentsByPlace } from "./comment-places.js";

/** The comments of a game that are shown at a place. */
export function CommentsAt({ game, place }: { game: Game; place: CommentPlace }) {
	return <Comments comments={commentsByPlace(game)[place]} />;
}
