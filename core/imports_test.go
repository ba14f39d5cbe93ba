package core

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// mayImport is who imports whom of the module's own packages: data flows one way (see core/README.md).
var mayImport = map[string][]string{
	"core/source":        {},
	"core/bridge":        {},
	"core/diag":          {"core/source"},
	"core/embed":         {"core/diag", "core/source", "core/wire"},
	"core/fill":          {"core/source"},
	"core/plain":         {"core/diag", "core/source", "core/item"},
	"core/scribe":        {"core/diag", "core/fill", "core/item", "core/plain", "core/source"},
	"core/testkit":       {"core/diag", "core/report", "core/source"},
	"core/chess":         {},
	"core/draughts":      {},
	"core/event":         {},
	"core/tree":          {},
	"core/wordings":      {},
	"core/openings":      {"core/chess"},
	"core/solve":         {"core/chess"},
	"core/solve/answers": {"core/chess", "core/solve", "core/wire"},
	// The table is apart from what reads it, so that modules can be without it.
	"core/openings/known": {"core/openings"},
	"core/cmd/openings":   {"core/chess"},
	"core/dd":             {"core/bridge"},
	"core/dd/tricks":      {"core/bridge", "core/wire"},
	"core/report":         {"core/diag", "core/source"},
	"core/recognize":      {},
	"core/cells":          {},
	"core/where":          {"core/plain"},
	"core/lists":          {"core/report", "core/source"},
	"core/chunks":         {"core/source"},
	"core/together":       {"core/chunks", "core/diag", "core/report", "core/source"},
	"core/desk":           {"core/chunks", "core/plain", "core/report", "core/source", "core/where"},
	"core/options":        {"core/source"},
	"core/mend":           {"core/diag", "core/report", "core/source"},
	"core/given":          {"core/item", "core/source", "core/tree"},
	"core/amend":          {"core/diag", "core/given", "core/item", "core/mend", "core/report", "core/source", "core/tree"},
	// The module has no pages: neither wasm nor what it imports may import them.
	"core/pbn/docs": {},

	"core/pbn/habits": {"core/source"},
	"core/pbn/values": {"core/source", "core/bridge", "core/pbn/habits"},
	"core/pbn/rules":  {"core/wordings", "core/bridge", "core/diag", "core/embed", "core/source", "core/plain"},
	"core/pbn/tags":   {"core/pbn/values", "core/pbn/rules", "core/diag"},

	"core/pbn/nag": {"core/source", "core/diag", "core/pbn/habits"},
	"core/pbn": {"core/chunks", "core/together", "core/embed", "core/pbn/check", "core/pbn/edit", "core/pbn/spell", "core/pbn/export", "core/pbn/game",
		"core/pbn/scan", "core/bridge", "core/diag", "core/source", "core/pbn/rules", "core/pbn/values", "core/report", "core/plain",
		"core/recognize", "core/mend", "core/pbn/habits"},
	"core/pbn/check": {"core/pbn/game", "core/pbn/optimum", "core/pbn/scan", "core/item", "core/bridge", "core/diag", "core/source",
		"core/pbn/rules", "core/pbn/tags", "core/pbn/values", "core/pbn/habits", "core/plain"},
	"core/pbn/edit": {"core/pbn/game", "core/pbn/tags", "core/pbn/values", "core/bridge", "core/diag", "core/source", "core/pbn/habits", "core/mend"},
	"core/pbn/turn": {"core/pbn/edit", "core/pbn/game", "core/pbn/habits", "core/pbn/rules", "core/pbn/tags", "core/pbn/values", "core/bridge", "core/diag",
		"core/mend", "core/source"},
	"core/pbn/spell": {"core/pbn/game", "core/pbn/tags", "core/pbn/values", "core/bridge", "core/source"},
	"core/pbn/export": {"core/options", "core/pbn/game", "core/pbn/scan", "core/item", "core/bridge", "core/diag", "core/source", "core/pbn/rules",
		"core/pbn/tags", "core/pbn/values", "core/report", "core/plain", "core/pbn/habits", "core/fill"},
	"core/pbn/game": {"core/pbn/scan", "core/item", "core/pbn/rules", "core/pbn/tags", "core/pbn/values", "core/bridge", "core/diag",
		"core/source", "core/pbn/habits"},
	"core/desk/answers": {"core/desk", "core/report", "core/source", "core/where", "core/wire"},
	"core/pbn/collect":  {"core/desk", "core/mend", "core/pbn", "core/pbn/edit", "core/pbn/game", "core/pbn/tags", "core/pbn/values", "core/bridge", "core/plain", "core/source", "core/where"},
	"core/pbn/optimum":  {"core/pbn/game", "core/bridge", "core/diag", "core/pbn/rules", "core/pbn/tags", "core/pbn/values"},
	"core/pbn/solving": {"core/mend", "core/pbn", "core/pbn/edit", "core/pbn/game", "core/pbn/optimum", "core/pbn/tags", "core/pbn/values",
		"core/bridge", "core/source", "core/pbn/habits"},
	// What joins PBN with the solver; the modules have one of the two each.
	"core/optima": {"core/dd", "core/pbn", "core/pbn/game", "core/pbn/solving", "core/bridge", "core/source", "core/pbn/habits"},
	// LIN becomes PBN and is made of it, so it knows PBN; nothing of PBN knows LIN.
	"core/lin": {"core/pbn", "core/pbn/export", "core/pbn/game", "core/pbn/rules", "core/pbn/tags", "core/pbn/values", "core/bridge",
		"core/diag", "core/source", "core/recognize", "core/pbn/habits"},
	"core/hands": {"core/bridge", "core/diag", "core/source"},
	// It takes whatever a person gives, and so knows all of them.
	"core/convert":      {"core/hands", "core/lin", "core/pbn", "core/pbn/export", "core/pbn/game", "core/pbn/rules", "core/pbn/tags", "core/bridge", "core/diag", "core/report", "core/source", "core/plain", "core/recognize", "core/pbn/habits", "core/cells"},
	"core/convert/docs": {"core/pbn/docs"},
	// What notations share knows none of them.
	"core/wire":     {"core/diag", "core/source", "core/report", "core/mend"},
	"core/item":     {"core/source"},
	"core/pbn/scan": {"core/item", "core/pbn/tags", "core/bridge"},
	"core/pbn/answers": {"core/chunks", "core/played", "core/embed", "core/wire", "core/pbn/solving", "core/pbn/values", "core/pbn", "core/pbn/nag", "core/pbn/edit", "core/pbn/spell", "core/pbn/export",
		"core/pbn/game", "core/bridge", "core/diag", "core/report", "core/source", "core/pbn/rules", "core/pbn/tags", "core/mend",
		"core/pbn/habits"},

	"core/pgn": {"core/chunks", "core/together", "core/embed", "core/openings", "core/pgn/check", "core/pgn/export", "core/pgn/game", "core/pgn/habits", "core/pgn/rules", "core/chess", "core/diag", "core/mend",
		"core/recognize", "core/report", "core/scribe", "core/source", "core/pgn/edit", "core/pgn/spell", "core/amend", "core/given"},
	"core/pgn/check": {"core/event", "core/openings", "core/pgn/game", "core/pgn/habits", "core/pgn/nag", "core/pgn/rules", "core/pgn/tags", "core/pgn/values", "core/chess", "core/diag",
		"core/item", "core/plain", "core/source"},
	"core/pgn/export": {"core/pgn/game", "core/pgn/habits", "core/pgn/rules", "core/pgn/scan", "core/pgn/tags", "core/pgn/values", "core/chess", "core/diag",
		"core/item", "core/options", "core/plain", "core/scribe", "core/source"},
	"core/pgn/convert": {"core/lists", "core/pgn", "core/pgn/epd", "core/pgn/export", "core/pgn/game", "core/pgn/spell", "core/pgn/tags", "core/cells", "core/chess",
		"core/source"},
	"core/pgn/docs": {},
	"core/pgn/edit": {"core/pgn/game", "core/pgn/scan", "core/pgn/spell", "core/pgn/values", "core/amend", "core/chess", "core/given", "core/item",
		"core/source", "core/tree"},
	"core/pgn/spell": {"core/pgn/game", "core/pgn/habits", "core/pgn/rules", "core/pgn/tags", "core/pgn/values", "core/chess", "core/diag",
		"core/given", "core/source"},
	"core/pgn/epd": {"core/pgn/check", "core/pgn/export", "core/pgn/game", "core/pgn/habits", "core/pgn/rules", "core/pgn/values", "core/chess",
		"core/diag", "core/mend", "core/plain", "core/recognize", "core/report", "core/source"},
	"core/pgn/habits":  {"core/source"},
	"core/pgn/collect": {"core/chunks", "core/diag", "core/given", "core/report", "core/pgn/spell", "core/openings", "core/desk", "core/pgn", "core/pgn/game", "core/pgn/search", "core/pgn/tags", "core/pgn/values", "core/chess", "core/plain", "core/source", "core/where"},
	"core/pgn/search":  {"core/pgn/game", "core/pgn/rules", "core/chess", "core/diag"},
	"core/pgn/values":  {"core/event"},
	"core/pgn/tags":    {"core/pgn/values"},
	"core/pgn/nag":     {},
	"core/pgn/rules":   {"core/wordings", "core/embed", "core/chess", "core/diag", "core/plain", "core/source"},
	"core/pgn/scan":    {"core/item", "core/pgn/tags", "core/pgn/values", "core/chess"},
	"core/pgn/game": {"core/tree", "core/pgn/nag", "core/pgn/scan", "core/pgn/rules", "core/pgn/tags", "core/pgn/values", "core/chess", "core/diag",
		"core/item", "core/source"},
	"core/pgn/answers": {"core/chunks", "core/told", "core/lists", "core/played", "core/tree", "core/embed", "core/pgn", "core/pgn/export", "core/pgn/game", "core/pgn/habits", "core/pgn/rules", "core/pgn/search", "core/pgn/tags", "core/chess", "core/diag",
		"core/mend", "core/report", "core/source", "core/wire", "core/pgn/edit", "core/pgn/spell", "core/pgn/epd", "core/pgn/convert"},
	"core/pdn/answers": {"core/chunks", "core/embed", "core/lists", "core/told", "core/pdn", "core/pdn/convert", "core/pdn/edit", "core/pdn/export", "core/pdn/spell", "core/pdn/game", "core/pdn/habits", "core/pdn/rules", "core/pdn/values", "core/diag", "core/draughts", "core/mend",
		"core/played", "core/report", "core/source", "core/tree", "core/wire"},
	"core/told":   {"core/amend", "core/given", "core/played", "core/wire"},
	"core/played": {"core/chunks", "core/lists", "core/diag", "core/item", "core/report", "core/source", "core/tree", "core/wire"},

	"core/pdn": {"core/chunks", "core/together", "core/pdn/check", "core/pdn/export", "core/pdn/game", "core/pdn/habits", "core/pdn/rules", "core/diag", "core/draughts", "core/embed", "core/mend",
		"core/recognize", "core/report", "core/scribe", "core/source", "core/amend", "core/given", "core/pdn/edit", "core/pdn/spell"},
	"core/pdn/habits":  {"core/source"},
	"core/pdn/values":  {"core/draughts"},
	"core/pdn/tags":    {},
	"core/pdn/variant": {"core/draughts"},
	"core/pdn/game": {"core/pdn/scan", "core/pdn/tags", "core/pdn/values", "core/pdn/variant", "core/draughts", "core/item", "core/source",
		"core/tree"},
	"core/pdn/convert": {"core/cells", "core/draughts", "core/lists", "core/pdn", "core/pdn/game", "core/pdn/tags", "core/source"},
	"core/pdn/collect": {"core/desk", "core/draughts", "core/event", "core/pdn", "core/pdn/game", "core/pdn/tags", "core/pdn/values", "core/plain", "core/source", "core/where"},
	"core/pdn/docs":    {},
	"core/pdn/rules":   {"core/diag", "core/draughts", "core/plain", "core/source", "core/wordings"},
	"core/pdn/export": {"core/pdn/game", "core/pdn/habits", "core/pdn/rules", "core/pdn/scan", "core/pdn/tags", "core/pdn/values", "core/diag", "core/draughts",
		"core/event", "core/item", "core/options", "core/plain", "core/scribe", "core/source", "core/tree"},
	"core/pdn/edit": {"core/pdn/game", "core/pdn/scan", "core/pdn/spell", "core/pdn/values", "core/amend", "core/draughts", "core/given", "core/item",
		"core/source", "core/tree"},
	"core/pdn/spell": {"core/pdn/check", "core/pdn/game", "core/pdn/habits", "core/pdn/rules", "core/pdn/tags", "core/pdn/values", "core/pdn/variant",
		"core/diag", "core/draughts", "core/given", "core/item", "core/source", "core/tree"},
	"core/pdn/check": {"core/event", "core/diag", "core/draughts", "core/item", "core/pdn/game", "core/pdn/rules", "core/pdn/tags", "core/pdn/values", "core/plain",
		"core/recognize", "core/source", "core/tree"},
	"core/pdn/scan": {"core/draughts", "core/item", "core/pdn/tags", "core/pdn/values"},

	"core/pbi": {"core/chunks", "core/together", "core/pbi/check", "core/pbi/export", "core/pbi/habits", "core/pbi/record", "core/pbi/rules", "core/diag", "core/embed", "core/mend",
		"core/report", "core/source"},
	"core/pbi/habits": {"core/source"},
	"core/pbi/record": {"core/chess", "core/solve", "core/source"},
	"core/pbi/rules":  {"core/chess", "core/diag", "core/plain", "core/source"},
	"core/pbi/docs":   {},
	"core/pbi/check": {"core/chess", "core/diag", "core/pbi/record", "core/pbi/rules", "core/plain", "core/recognize",
		"core/source"},
	"core/pbi/export": {"core/pbi/record", "core/source"},
	"core/pbi/answers": {"core/chunks", "core/chess", "core/diag", "core/embed", "core/mend", "core/pbi", "core/pbi/export", "core/pbi/habits",
		"core/pbi/record", "core/pbi/rules", "core/played", "core/report", "core/solve/answers", "core/source", "core/wire"},
	"core/pbi/convert/answers": {"core/lists", "core/pbi/convert", "core/pbi/habits", "core/pbi/olive", "core/played", "core/source", "core/told", "core/wire"},
	"core/pbi/olive": {"core/chess", "core/lists", "core/pbi", "core/pbi/export", "core/pbi/habits", "core/pbi/record",
		"core/source"},
	"core/pbi/collect": {"core/chess", "core/desk", "core/event", "core/mend", "core/pbi", "core/pbi/habits", "core/pbi/record", "core/pbi/rules", "core/report", "core/source",
		"core/where"},
	"core/pbi/solving": {"core/chess", "core/diag", "core/pbi/record", "core/pbi/rules", "core/solve", "core/source"},
	"core/pbi/convert": {"core/cells", "core/chess", "core/lists", "core/pbi", "core/pbi/export", "core/pbi/habits", "core/pbi/record",
		"core/solve", "core/source"},

	// For tests alone.
	"wasm/host/hosttest":     {"wasm/host"},
	"wasm/pdnread/readtest":  {"wasm/host/hosttest"},
	"wasm/pgnread/readtest":  {"wasm/host/hosttest"},
	"core/amend/amendtest":   {"core/amend", "core/given", "core/source"},
	"core/item/itemtest":     {"core/item", "core/source"},
	"core/pgn/pgntest":       {"core/chess"},
	"core/pbn/pbntest":       {"core/bridge"},
	"core/pdn/pdntest":       {"core/draughts"},
	"core/played/playedtest": {"core/played", "core/wire"},

	// The shell command is a program of its own, beside the modules.
	"core/cmd/diff":  {},
	"core/cmd/line":  {"core/wire"},
	"core/cmd/files": {"core/cmd/line"},
	"core/cmd/pbn": {"core/amend", "core/openings", "core/pgn/game", "core/solve", "core/solve/answers", "core/desk", "core/draughts", "core/pbn/edit", "core/pbn/turn", "core/openings/known", "core/pbi", "core/pbi/answers", "core/pbi/collect", "core/pbi/convert", "core/pbi/docs", "core/pbi/export", "core/pbi/habits", "core/pbi/olive", "core/pbi/record", "core/pbi/rules", "core/pbi/solving", "core/pdn", "core/pdn/answers", "core/lists", "core/pdn/collect", "core/pdn/convert", "core/pdn/docs", "core/pdn/export", "core/pdn/game", "core/pdn/habits", "core/pdn/rules", "core/pgn", "core/pbn/collect", "core/pgn/answers", "core/pgn/collect", "core/pgn/convert", "core/pgn/docs", "core/pgn/epd", "core/pgn/export", "core/pgn/habits", "core/pgn/rules", "core/pgn/search", "core/chess", "core/dd/tricks", "core/pbn/values", "core/convert", "core/cmd/files", "core/cmd/line", "core/bridge",
		"core/optima", "core/pbn", "core/pbn/answers", "core/convert/docs", "core/pbn/export", "core/pbn/game", "core/pbn/rules",
		"core/pbn/solving", "core/diag", "core/report", "core/source",
		"core/wire", "core/cmd/kit", "core/plain", "core/mend", "core/pbn/habits"},
	"core/cmd/parquet": {"core/cmd/line", "core/desk", "core/where"},
	"core/cmd/kit": {"core/cmd/parquet", "core/chunks", "core/desk", "core/where", "core/cmd/diff", "core/cmd/files", "core/cmd/line", "core/diag", "core/mend", "core/report", "core/source", "core/wire",
		"core/recognize"},

	"wasm/host": {"core/wire"},
	"wasm/pbn": {"core/convert", "core/pbn/answers", "core/pbn/export", "wasm/converting", "wasm/host", "core/pbn", "core/wire",
		"core/mend", "core/pbn/habits"},
	"wasm/lin":        {"wasm/converting", "wasm/host"},
	"wasm/converting": {"core/convert", "core/pbn/export", "core/source", "wasm/host", "core/wire"},
	"wasm/read":       {"core/pbn/answers", "wasm/host", "core/wire"},
	"wasm/pgn":        {"core/openings", "core/mend", "core/pgn", "core/pgn/answers", "core/pgn/epd", "core/pgn/export", "core/pgn/rules", "core/pgn/search", "wasm/call", "wasm/host", "core/wire"},
	"wasm/pbi":        {"core/mend", "core/pbi", "core/pbi/answers", "core/pbi/export", "core/pbi/rules", "wasm/call", "wasm/host", "core/wire"},
	"wasm/pbiconvert": {"core/pbi/convert/answers", "wasm/call", "wasm/host"},
	"wasm/solve":      {"core/solve", "core/solve/answers", "wasm/call", "wasm/host"},
	"wasm/pdn":        {"core/mend", "core/pdn", "core/pdn/answers", "core/pdn/export", "core/pdn/rules", "wasm/call", "wasm/host", "core/wire"},
	"wasm/desking":    {"core/desk", "core/desk/answers", "core/source", "wasm/call", "wasm/host"},
	"wasm/pbndesk":    {"core/desk", "core/desk/answers", "core/pbn/collect", "core/pbn/habits", "core/pbn/turn", "wasm/call", "wasm/desking"},
	"wasm/pgndesk":    {"core/desk", "core/openings", "core/pgn/collect", "core/pgn/habits", "core/pgn/search", "core/wire", "wasm/call", "wasm/desking"},
	"wasm/pbidesk":    {"core/desk", "core/desk/answers", "core/mend", "core/pbi/collect", "core/pbi/habits", "core/pbi/rules", "core/wire", "wasm/call", "wasm/desking"},
	"wasm/pdndesk":    {"core/pdn/collect", "core/pdn/habits", "wasm/desking"},
	"wasm/call":       {"core/diag", "core/mend", "core/wire", "wasm/host"},
	"wasm/pdnread":    {"core/pdn/answers", "wasm/host", "core/wire"},
	"wasm/pgnread":    {"core/pgn/answers", "core/pgn/search", "wasm/host", "core/wire"},
	"wasm/dd":         {"core/bridge", "core/dd", "core/dd/tricks", "core/wire", "wasm/host"},
	"wasm/flow":       {"wasm/flow/internal/flow"},
	"wasm/overlay":    {},
	"site/edge":       {"site/edge/api", "site/edge/static"},
	"e2e/browser":     {},
	"e2e/visit": {"core/diag", "core/pbn", "core/pbn/export", "core/pbn/rules", "core/plain", "core/report", "e2e/browser",
		"e2e/trace"},
	"e2e/page": {"core/convert", "core/diag", "core/lin", "core/mend", "core/pbn", "core/pbn/export", "core/pbn/habits",
		"core/pbn/rules", "core/plain", "core/report", "core/source", "core/testkit", "e2e/browser", "e2e/command", "e2e/trace", "e2e/visit"},
	"e2e/chess": {"e2e/browser", "e2e/visit"}, "e2e/draughts": {"e2e/browser", "e2e/visit"}, "e2e/problems": {"e2e/browser", "e2e/visit"},
	"e2e/read":     {"core/diag", "core/pbn", "core/pbn/game", "core/pbn/rules", "core/source", "core/testkit", "e2e/browser", "e2e/visit"},
	"e2e/site":     {"e2e/browser", "e2e/visit", "site/edge/static"},
	"e2e/articles": {"e2e/browser", "e2e/command", "e2e/visit"},
	"e2e/paper":    {"e2e/browser", "e2e/visit"},
	"e2e/package":  {"core/pbn", "core/pbn/export", "e2e/browser", "e2e/visit"},
	"e2e/edge": {"core/convert", "core/convert/docs", "core/pbn", "core/pbn/export", "core/source", "core/pbn/answers",
		"core/wire", "core/plain"},
	"e2e/engines": {"core/pbn", "core/pbn/export", "e2e/command"},

	"e2e/bench": {"core/bridge", "core/convert", "core/dd", "core/pbn", "core/diag", "core/pbn/export", "core/pbn/game", "core/source",
		"core/pgn", "core/pgn/export", "core/pgn/game", "core/pgn/habits", "core/pgn/pgntest",
		"e2e/bench/work", "e2e/trace", "site/edge/static", "core/pbn/habits"},
	"e2e/bench/peak": {"core/convert", "core/optima", "core/pbn/answers", "core/pbn/export", "core/source", "e2e/bench/texts", "core/pbn",
		"core/wire", "core/pbn/habits"},
	"e2e/bench/texts": {"core/item/itemtest"},
	"e2e/bench/probe": {"e2e/bench/work"},
	"e2e/bench/steps": {"core/convert", "core/pbn/rules", "core/pbn", "core/diag", "core/pbn/export", "core/pbn/game", "core/source",
		"core/pbn/answers", "e2e/bench/texts", "core/wire", "core/mend", "core/item", "core/pbn/habits"},
	"e2e/bench/work": {"core/pbn/scan", "core/source", "core/item", "core/pbn/habits"},
	"e2e/command":    {},
	"e2e/trace":      {},
	"e2e/mutants":    {},
	"e2e/parts":      {},

	"wasm/flow/internal/flow": {},

	"site/edge/api": {"core/amend", "core/options", "core/scribe", "core/pbi", "core/pbi/answers", "core/pbi/docs", "core/pbi/export", "core/pbi/habits", "core/pbi/rules", "core/pdn", "core/pdn/answers", "core/pdn/docs", "core/pdn/export", "core/pdn/habits", "core/pdn/rules",
		"core/openings/known", "core/mend", "core/pgn", "core/pgn/answers", "core/pgn/docs", "core/pgn/export", "core/pgn/habits", "core/pgn/rules", "core/convert", "core/optima", "core/pbn", "core/pbn/answers", "core/pbn/export", "core/diag", "core/convert/docs",
		"core/report", "core/source", "core/wire", "core/plain", "core/recognize", "core/pbn/habits", "core/pbn/solving"},
	"site/edge/static": {},
}

// foreignModules is which other modules a folder may use.
var foreignModules = map[string][]string{
	"wasm/pbn": {"github.com/norunners/vert"}, "site/edge": {"github.com/syumai/workers"},
	"e2e/browser": {"github.com/chromedp/"}, "e2e/visit": {"github.com/chromedp/"}, "e2e/page": {"github.com/chromedp/"},
	"e2e/read": {"github.com/chromedp/"}, "e2e/site": {"github.com/chromedp/"}, "e2e/articles": {"github.com/chromedp/"},
	"e2e/paper": {"github.com/chromedp/"}, "e2e/chess": {"github.com/chromedp/"}, "e2e/draughts": {"github.com/chromedp/"}, "e2e/problems": {"github.com/chromedp/"},
	"e2e/bench":     {"github.com/chromedp/"},
	"site/edge/api": {"github.com/andybalholm/brotli"}, "e2e/edge": {"github.com/andybalholm/brotli"},
	"e2e/trace": {"github.com/chromedp/"}, "e2e/engines": {"github.com/chromedp/", "github.com/coder/websocket"},
	"core/cmd/parquet": {"github.com/parquet-go/parquet-go"},
	"core/cmd/kit":     {"golang.org/x/term", "github.com/klauspost/compress"},
	"core/testkit":     {"golang.org/x/tools/txtar"},
}

// slim are the packages of the standard library that the core may use, except the shell command: no system, and nothing that makes the
// module fat.
var slim = strings.Fields(`bytes cmp errors hash/maphash io iter maps math math/bits slices sort strconv strings sync unicode
	unicode/utf16 unicode/utf8`)

// heavy are the packages of the standard library that the shell command does without, though it may use the system: as a module it would
// take longer to begin, and be larger by a third.
var heavy = strings.Fields(`encoding/json fmt log reflect regexp runtime/debug text/template`)

type importLine struct{ folder, file, path string }

// importLines are the imports of all Go files of the module except tests, and of the tests of e2e.
func importLines(t *testing.T) (lines []importLine) {
	t.Helper()
	err := filepath.WalkDir("..", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && slices.Contains([]string{"node_modules", "dist", "testdata", ".git"}, d.Name()) {
			return filepath.SkipDir
		}
		inE2E := strings.HasPrefix(filepath.ToSlash(name), "../e2e/")
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") && !inE2E {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		folder := strings.TrimPrefix(filepath.ToSlash(filepath.Dir(name)), "../")
		for _, spec := range file.Imports {
			path, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			lines = append(lines, importLine{folder, name, path})
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return lines
}

func TestImportDirection(t *testing.T) {
	seen := map[string]bool{}
	for _, l := range importLines(t) {
		seen[l.folder] = true
		allowed, known := mayImport[l.folder]
		own, isOwn := strings.CutPrefix(l.path, "pbn/")
		foreign := strings.Contains(strings.Split(l.path, "/")[0], ".")
		switch {
		case !known:
			t.Errorf("%s: the folder %s has no row in mayImport", l.file, l.folder)
		case isOwn && !slices.Contains(allowed, own):
			t.Errorf("%s: %s may not import %s", l.file, l.folder, own)
		case foreign && !slices.ContainsFunc(foreignModules[l.folder], func(module string) bool { return strings.HasPrefix(l.path, module) }):
			t.Errorf("%s: %s may not import %s", l.file, l.folder, l.path)
		}
	}
	for folder := range mayImport {
		if len(mayImport[folder]) > 0 && !seen[folder] {
			t.Errorf("%s has a row in mayImport, but no import was found there", folder)
		}
	}
}

// TestEachRowIsNeeded holds that a folder imports all that its row allows: else the row shows an arrow that is not there.
func TestEachRowIsNeeded(t *testing.T) {
	imports := map[string][]string{}
	for _, l := range importLines(t) {
		imports[l.folder] = append(imports[l.folder], l.path)
	}
	for folder, allowed := range mayImport {
		for _, other := range allowed {
			if !slices.Contains(imports[folder], "pbn/"+other) {
				t.Errorf("%s may import %s, but does not", folder, other)
			}
		}
	}
	for folder, allowed := range foreignModules {
		for _, module := range allowed {
			if !slices.ContainsFunc(imports[folder], func(path string) bool { return strings.HasPrefix(path, module) }) {
				t.Errorf("%s may import %s, but does not", folder, module)
			}
		}
	}
}

// TestReadmeHasTheImports holds that the table of README.md says of each Go folder what it may import, and leaves none out except those of
// e2e, which may import whatever they test.
func TestReadmeHasTheImports(t *testing.T) {
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	has := map[string]bool{}
	for line := range strings.Lines(string(readme)) {
		cells := strings.Split(strings.TrimSpace(line), " | ")
		folder := strings.Trim(cells[0], "| `")
		if _, isFolder := mayImport[folder]; len(cells) != 3 || !isFolder || isOfE2E(folder) {
			continue
		}
		has[folder] = true
		if is, want := strings.TrimSuffix(cells[2], " |"), importsInWords(folder); is != want {
			t.Errorf("README.md: %s may import\n%s, not\n%s", folder, want, is)
		}
	}
	for folder := range mayImport {
		if !has[folder] && !isOfE2E(folder) && !strings.Contains(folder, "/internal/") {
			t.Errorf("README.md has no row for %s", folder)
		}
	}
}

func isOfE2E(folder string) bool { return folder == "e2e" || strings.HasPrefix(folder, "e2e/") }

// importsInWords are what a folder may import, by the names that README.md has for them: of the core without its path.
func importsInWords(folder string) string {
	var names []string
	for _, other := range mayImport[folder] {
		if !strings.HasPrefix(other, folder+"/internal/") {
			names = append(names, strings.TrimPrefix(strings.TrimPrefix(other, "core/"), "pbn/"))
		}
	}
	slices.Sort(names)
	for _, module := range foreignModules[folder] {
		names = append(names, strings.Trim(module[strings.LastIndexByte(strings.TrimSuffix(module, "/"), '/'):], "/"))
	}
	if len(names) == 0 {
		return "nothing"
	}
	return strings.Join(names, ", ")
}

// shared are the packages that know no notation; those of other notations will use them too.
var shared = []string{"core/source", "core/diag", "core/embed", "core/item", "core/bridge", "core/chess", "core/dd", "core/draughts", "core/solve", "core/wire", "wasm/host",
	"core/report", "core/plain", "core/testkit", "core/cmd/diff", "core/cmd/files", "core/cmd/kit", "core/cmd/line", "core/cmd/parquet", "core/mend",
	"core/recognize", "core/chunks", "core/together", "core/fill", "core/tree", "core/where", "core/desk", "core/desk/answers", "core/lists"}

func TestWhatIsSharedImportsNoNotation(t *testing.T) {
	for _, folder := range shared {
		if _, known := mayImport[folder]; !known {
			t.Errorf("there is no folder %s", folder)
		}
	}
	for _, l := range importLines(t) {
		own, isOwn := strings.CutPrefix(l.path, "pbn/")
		if slices.Contains(shared, l.folder) && isOwn && !slices.Contains(shared, own) {
			t.Errorf("%s: %s is shared and may not import %s", l.file, l.folder, own)
		}
	}
}

// nameless are the folders that do not name PBN, since other notations use them, too: neither their code, nor their comments and tests;
// what is in testdata may be of any notation. js/src/host is here as well, as it has no Go files.
var nameless = []string{
	"core/bridge", "core/chess", "core/cmd/kit", "core/dd", "core/diag", "core/draughts", "core/embed", "core/fill", "core/item", "core/mend", "core/plain", "core/report",
	"core/solve", "core/source",
	"core/testkit", "core/wire", "wasm/host", "js/src/host",
}

// mayName are the lines that may name it, by the beginning of their file: they have one of these texts.
var mayName = map[string][]string{
	// What a file is, is said with a row and with words for each notation; the rows come from core/recognize.
	"js/src/host/recognize": {""},
}

// notANotation is what has the letters and is no notation: import paths, the package, variables of the environment.
var notANotation = regexp.MustCompile(`"pbn(kit)?/[^"]*"|(?i:pbnkit)|PBN_[A-Z]+`)

func TestWhatIsSharedNamesNoNotation(t *testing.T) {
	for _, folder := range nameless {
		err := filepath.WalkDir(filepath.Join("..", folder), func(name string, d fs.DirEntry, err error) error {
			if err == nil && d.IsDir() && d.Name() == "testdata" {
				return filepath.SkipDir
			}
			if err != nil || d.IsDir() {
				return err
			}
			content, err := os.ReadFile(name)
			path := strings.TrimPrefix(filepath.ToSlash(name), "../")
			number := 0
			for line := range strings.Lines(string(content)) {
				if number++; namesPBN(path, line) {
					t.Errorf("%s:%d names a notation, in a folder that knows none: %s", path, number, strings.TrimSpace(line))
				}
			}
			return err
		})
		if err != nil {
			t.Error(err)
		}
	}
}

func namesPBN(path, line string) bool {
	for beginning, texts := range mayName {
		if strings.HasPrefix(path, beginning) && slices.ContainsFunc(texts, func(text string) bool { return strings.Contains(line, text) }) {
			return false
		}
	}
	return strings.Contains(strings.ToLower(notANotation.ReplaceAllString(line, "")), "pbn")
}

func TestPBNDoesNotKnowLIN(t *testing.T) {
	for _, l := range importLines(t) {
		if strings.HasPrefix(l.folder, "core/pbn") && slices.Contains([]string{"pbn/core/lin", "pbn/core/hands", "pbn/core/convert"}, l.path) {
			t.Errorf("%s imports %s", l.file, l.path)
		}
	}
}

// TestNotationsDoNotKnowEachOther holds that PBN, PGN, PDN and PBI import nothing of each other.
func TestNotationsDoNotKnowEachOther(t *testing.T) {
	notations := []string{"core/pbn", "core/pgn", "core/pdn", "core/pbi"}
	for _, l := range importLines(t) {
		for _, notation := range notations {
			for _, other := range notations {
				if notation != other && strings.HasPrefix(l.folder, notation) && strings.HasPrefix(l.path, "pbn/"+other) {
					t.Errorf("%s imports %s", l.file, l.path)
				}
			}
		}
	}
}

func TestCommandImportsNothingHeavy(t *testing.T) {
	for _, l := range importLines(t) {
		if strings.HasPrefix(l.folder, "core/cmd/") && slices.Contains(heavy, l.path) {
			t.Errorf("%s imports %s", l.file, l.path)
		}
	}
}

func TestCoreImportsOnlyWhatIsSlim(t *testing.T) {
	for _, l := range importLines(t) {
		inCore := strings.HasPrefix(l.folder, "core/") && !strings.HasPrefix(l.folder, "core/cmd/") && l.folder != "core/testkit"
		ofPages := (l.folder == "core/pbn/docs" || l.folder == "core/pgn/docs" || l.folder == "core/pdn/docs" || l.folder == "core/pbi/docs" || l.folder == "core/convert/docs" || l.folder == "core/openings/known") && l.path == "embed"
		// A finding has the facts of any kind in the same bytes, and a text that nobody keeps is the bytes of its window.
		ofFacts := (l.folder == "core/diag" || l.folder == "core/source") && l.path == "unsafe"
		ofTests := l.folder == "core/item/itemtest" || l.folder == "core/pgn/pgntest" || l.folder == "core/pbn/pbntest" || l.folder == "core/pdn/pdntest" ||
			l.folder == "core/played/playedtest" || l.folder == "core/amend/amendtest"
		if inCore && !ofPages && !ofFacts && !ofTests && !strings.HasPrefix(l.path, "pbn/") && !slices.Contains(slim, l.path) {
			t.Errorf("%s imports %s", l.file, l.path)
		}
	}
}
