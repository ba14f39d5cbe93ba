//go:build written

package answers

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pbn/core/bridge"
	"pbn/core/pbn"
	"pbn/core/pbn/game"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// TestWriteCells writes beside each file of PBN in the folder PBN_FOLDER what each element of its sections is, by game, section and row,
// for js/test/game-cells.slow.test.mjs.
func TestWriteCells(t *testing.T) {
	for name, file := range readAll(t, filepath.Join(os.Getenv("PBN_FOLDER"), "*.pbn"), 1) {
		games := [][][][]cell{}
		pbn.Parse(pbn.Bytes(file), func(_ *source.Text, g *game.Game) {
			sections := [][][]cell{}
			for i := range g.Sections {
				sections = append(sections, cellsOf(&g.Sections[i]))
			}
			games = append(games, sections)
		})
		out, err := json.Marshal(games)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(strings.TrimSuffix(name, ".pbn")+".cells.json", out, 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// cell is an element of a table, as js/src/game/cells.ts has it, without its value.
type cell map[string]any

func cellsOf(s *game.Section) [][]cell {
	var rows [][]game.Element
	for _, row := range s.Rows {
		rows = append(rows, row)
	}
	cells := [][]cell{}
	for _, row := range rows {
		line := []cell{}
		for at := range row {
			line = append(line, cellOf(s, rows, row, at))
		}
		cells = append(cells, line)
	}
	return cells
}

func cellOf(s *game.Section, rows [][]game.Element, row []game.Element, at int) cell {
	e := &row[at]
	text, _ := s.Form(row, at)
	if s.Columns == nil {
		return cell{"text": text, "kind": "text"}
	}
	holds := s.Columns[at].Holds()
	switch {
	case e.Text == "-" && !e.IsString && holds == values.RanksType:
		return cell{"text": "", "kind": "ranks", "ranks": ""}
	case e.Text == "-" && !e.IsString:
		return cell{"text": text, "kind": "irrelevant"}
	case e.Text == "?" && !e.IsString, e.Text == "":
		return cell{"text": text, "kind": "unknown"}
	}
	if holds == values.TextType && hasNumbers(rows, at) {
		holds = values.NumberType
	}
	read, artificial := number(e)
	if artificial {
		text = read
	}
	is := meaning(holds, s.Columns[at].Kind.Name, text)
	if is == nil {
		is = cell{"kind": "unreadable"}
	}
	is["text"] = text
	if artificial {
		is["artificial"] = true
	}
	return is
}

// number returns the text of an element without the "^" of a score that was not won at the table (5.2).
func number(e *game.Element) (text string, artificial bool) {
	rest, found := strings.CutPrefix(e.Text, "^")
	if _, ok := values.ReadNumber(rest); found && ok && !e.IsString {
		return rest, true
	}
	return e.Text, false
}

// hasNumbers reports whether all elements of a column that say something are numbers, and some do.
func hasNumbers(rows [][]game.Element, at int) bool {
	said := slices.DeleteFunc(slices.Clone(rows), func(row []game.Element) bool {
		return at >= len(row) || row[at].Text == "" || !row[at].IsString && row[at].SaysNothing()
	})
	return len(said) > 0 && !slices.ContainsFunc(said, func(row []game.Element) bool {
		text, _ := number(&row[at])
		_, ok := values.ReadNumber(text)
		return !ok
	})
}

// meaning returns what a text of a column is; nil where it cannot be what the column holds.
func meaning(holds values.Type, column, text string) cell {
	switch holds {
	case values.NamesType:
		names := strings.Split(text, ";")
		for i := range names {
			names[i] = strings.TrimSpace(names[i])
		}
		return cell{"kind": "names", "names": names}
	case values.SeatType, values.SwappedType:
		if side := values.ReplaceFirst(text, "-", ""); side == "NS" || side == "EW" {
			return cell{"kind": "side", "side": side}
		}
		seat, swapped, _ := values.ReadDeclarer(text)
		if swapped && holds == values.SeatType || !seat.Known() {
			return nil
		}
		is := cell{"kind": "seat", "seat": seat.String()}
		if swapped {
			is["swapped"] = true
		}
		return is
	case values.DenominationType:
		if d, ok, _ := values.ReadDenomination(text); ok {
			return cell{"kind": "denomination", "denomination": d.String()}
		}
	case values.ContractType:
		c, ok, _ := values.ReadContract(text)
		switch {
		case c.PassedOut:
			return cell{"kind": "passedOut"}
		case ok:
			return cell{"kind": "contract", "contract": bid(c.Level, c.Denomination, c.Risk)}
		}
	case values.CallType:
		return callCell(text)
	case values.CardType:
		card, ok, _ := values.ReadCard(text)
		switch {
		case text == "0":
			return cell{"kind": "others"}
		case ok:
			return cell{"kind": "card", "card": cell{"suit": string(card.Suit().Letter()), "rank": string(card.Rank().Letter())}}
		case len(text) == 1 && strings.Contains("SHDCshdc", text):
			return cell{"kind": "suit", "suit": strings.ToUpper(text)}
		}
	case values.RanksType:
		if ranks, ok := values.ReadRanks(text); ok {
			return cell{"kind": "ranks", "ranks": ranks}
		}
	case values.TextType, values.PairType:
		return cell{"kind": holds.String()}
	default:
		return numberCell(holds, column, text)
	}
	return nil
}

func callCell(text string) cell {
	if all, _ := values.ReadAllPass(text); all {
		return cell{"kind": "allPass"}
	}
	call, ok, _ := values.ReadCall(text)
	switch {
	case text == "0":
		return cell{"kind": "others"}
	case !ok:
		return nil
	case call.IsBid():
		is := bid(call.Level(), call.Denomination(), 0)
		is["kind"] = "bid"
		return cell{"kind": "call", "call": is}
	}
	kinds := map[bridge.Call]string{bridge.Pass: "pass", bridge.Double: "double", bridge.Redouble: "redouble"}
	return cell{"kind": "call", "call": cell{"kind": kinds[call]}}
}

// bid returns a contract in parts, without those that it does not have.
func bid(level int, d bridge.Denomination, risk bridge.Risk) cell {
	is := cell{"denomination": d.String()}
	if level > 0 {
		is["level"] = level
	}
	if risk > 0 {
		is["risk"] = risk.String()
	}
	return is
}

// numberCell is meaning for the types that are numbers.
func numberCell(holds values.Type, column, text string) cell {
	switch holds {
	case values.ThinkingTimeType:
		seconds := 0
		for _, part := range strings.Split(text, ":") {
			seconds = 60*seconds + values.Number(part)
		}
		if holds.Read(text).Understood() {
			return cell{"kind": "time", "seconds": seconds}
		}
		return nil
	case values.ScoreRangeType:
		low, high, isRange := strings.Cut(text, ",")
		if !isRange {
			break
		}
		is := cell{"kind": "scoreRange"}
		for name, bound := range map[string]string{"low": low, "high": high} {
			n, err := strconv.Atoi(bound)
			if err != nil && bound != "*" {
				return nil
			}
			if bound != "*" {
				is[name] = n
			}
		}
		if low == "*" && high == "*" {
			return nil
		}
		return is
	}
	if column == "Rank" {
		text = values.ReplaceFirst(text, "=", "")
	}
	form, ok := values.ReadNumber(text)
	n, err := strconv.ParseFloat(form, 64)
	if !ok || err != nil || holds == values.ScoreRangeType && strings.ContainsAny(text, ".,%") {
		return nil
	}
	kind := holds.String()
	if holds == values.ScoreRangeType {
		kind = "number"
	}
	return cell{"kind": kind, "number": n}
}
