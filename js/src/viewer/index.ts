export { repairCms } from "../blocks/repair-cms.js";
export { sourceText } from "../blocks/source-text.js";
export { highCardPoints, tagValue } from "../game/checked.js";
export { suits } from "../game/order.js";
export { type BlockProps, containerAttributes } from "./block/block.js";
export { boardChoices } from "./block/settings-from.js";
export { boardIds, chosenGames } from "./block/boards.js";
export { settingsFrom } from "./block/settings-from.js";
export { rotated, type RotatedGame } from "./deal/rotated.js";
export type { GamesProps } from "./games-view.js";
export { en } from "./language/en.js";
export type { Words } from "./language/words.js";
export type { PlayControl, PlayListener, PlayPlace } from "./play/position.js";
export type { PlayState } from "./play/use-play.js";
export type { Settings } from "./settings.js";
export { type CommentPlace, commentPlaces, commentsByPlace } from "./text/comment-places.js";
export { doubleDummy, readOptimum } from "./tables/double-dummy.js";
export { pars } from "./tables/double-dummy.js";
export { RankingList, withoutRankings } from "./tables/rankings.js";
export { copyText } from "../host/clipboard.js";
export { obstacleInWords } from "./solved/obstacle.js";
export { type Obstacle, obstacleOf } from "./solved/obstacle.js";
export { Session } from "./solved/session.js";
export { solverOf } from "./solved/solver.js";
export type { Solving } from "./solved/solving.js";
export { type Sharing, SharingContext } from "./links/sharing.js";
export { linText } from "./links/link-items.js";
export { bboAddress, bsolAddress } from "./links/link-items.js";
export { withoutMarkup } from "./text/suit-text.js";
export {
	AuctionTable,
	Bid,
	BlockView,
	BoardLabels,
	Comments,
	CommentsAt,
	ContractLine,
	DealDiagram,
	GameHeader,
	GamesView,
	GameView,
	Rank,
	Rankings,
	Sections,
	Stepper,
	SuitSymbol,
	SuitText,
	TrickTable,
	usePlay,
	ViewerProvider,
} from "./whole.js";
