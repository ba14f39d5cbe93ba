package pbn

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/testkit"
)

// fileInPieces is a file in pieces, from which it can be written in other ways that mean the same. As it is, it is in export
// format.
type fileInPieces []writtenGame

type writtenGame struct {
	start    string
	tags     []writtenTag
	auction  []string // calls with what follows them
	notes    []string
	play     [][4]string
	sections []string
}

type writtenTag struct{ name, value, comment string }

var asWritten = fileInPieces{
	{
		start: "{The first game}",
		tags: []writtenTag{
			{"Event", "A \\\"club\\\" evening", ""}, {"Site", "Aachen", "{by the sea}"}, {"Date", "2001.02.03", ""}, {"Board", "1", ";first"},
			{"West", "Andr\xe9", ""}, {"North", "?", ""}, {"East", "?", ""}, {"South", "?", ""}, {"Dealer", "N", "{N of course}"},
			{"Vulnerable", "None", ""},
			{"Deal", "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85", "{a\r\ndeal}"}, {"Scoring", "MP;MP1", ""},
			{"Declarer", "S", ""}, {"Contract", "5HX", ""}, {"Result", "9", ""}, {"Annotator", "Somebody", ""}, {"DealId", "x-1", ""},
			{"Zeta", "", "{unknown}"},
		},
		auction: []string{"1D", "1S", "3H =1=", "4S {jump} $5", "4NT =2= {two suits} $3 $25", "X", "Pass", "Pass", "5C", "X", "5H", "X", "Pass",
			"Pass", "Pass"},
		notes: []string{"1:weak", "2:clubs and diamonds"},
		play: [][4]string{
			{"SK {lead}", "H3", "S4", "S3"}, {"C5", "C2", "C6", "CK $7"}, {"S2", "H6", "S5", "S7"}, {"C8", "CA", "CT", "C4"},
			{"D2", "DA", "DT", "D3"},
			{"D4", "DK", "H5", "H7"}, {"-", "-", "-", "H2 {here it ends}"},
		},
		sections: []string{"[OptimumResultTable \"Declarer;Denomination\\2R;Result\\2R\"]\r\n{tricks}\r\nN NT  7\r\nN  S 10\r\n",
			"[Weather \"2001\"]\r\nfine \"no rain\" 20\r\nlater\r\n"},
	},
	{
		tags: []writtenTag{
			{"Event", "#", ""}, {"Site", "#", ""}, {"Date", "#", ""}, {"Board", "2", ""}, {"West", "?", ""}, {"North", "?", ""}, {"East", "?", ""},
			{"South", "?", ""},
			{"Dealer", "E", ""}, {"Vulnerable", "NS", ""}, {"Deal", "E:A8654.KQ5.T.QJT6 - KQT2.AT.J6542.85 -", ""}, {"Scoring", "?", ""},
			{"Declarer", "", ""}, {"Contract", "Pass", ""}, {"Result", "", ""},
		},
		auction: []string{"Pass", "Pass", "Pass", "Pass"},
	},
}

// way is how a file is written.
type way struct {
	name    string
	shuffle bool
	lower   bool
	lineEnd string
	blanks  bool
	turn    int
}

const seats = "NESW"

// text writes the file.
func (games fileInPieces) text(w way, random *rand.Rand) string {
	blank := func() string {
		if !w.blanks {
			return " "
		}
		return []string{" ", "  ", "\t", "\n", " \n\t"}[random.IntN(5)]
	}
	var out strings.Builder
	out.WriteString("% PBN 2.1\n% EXPORT\n")
	for i, g := range games {
		if i > 0 {
			out.WriteString("\n")
			if w.blanks {
				out.WriteString("  \n\n\t\n")
			}
		}
		if g.start != "" {
			out.WriteString(g.start + "\n")
		}
		pieces := g.pieces(w, blank)
		if w.shuffle {
			random.Shuffle(len(pieces), func(a, b int) { pieces[a], pieces[b] = pieces[b], pieces[a] })
		}
		out.WriteString(strings.Join(pieces, ""))
	}
	return strings.ReplaceAll(strings.ReplaceAll(out.String(), "\r\n", "\n"), "\n", w.lineEnd)
}

// pieces are the parts of a game that may come in any order.
func (g *writtenGame) pieces(w way, blank func() string) (pieces []string) {
	lower := func(text string) string {
		if w.lower {
			return strings.ToLower(text)
		}
		return text
	}
	pair := func(name, value string) string {
		if w.blanks {
			return "[" + blank() + name + blank() + "\"" + value + "\"" + blank() + "]"
		}
		return "[" + name + " \"" + value + "\"]"
	}
	for _, t := range g.tags {
		value := t.value
		switch t.name {
		case "Deal":
			value = lower(turnedDeal(value, w.turn))
		case "Dealer", "Vulnerable", "Declarer", "Contract":
			value = lower(value)
		}
		text := pair(t.name, value)
		if t.comment != "" {
			text += "\n" + t.comment
		}
		pieces = append(pieces, text+"\n")
	}
	dealer := strings.Index(seats, g.value("Dealer"))
	first := (dealer + 4 - w.turn) % 4
	calls := append(slices.Repeat([]string{"-"}, w.turn), g.auction...)
	auction := pair("Auction", lower(seats[first:first+1])) + moves(calls, w, lower, blank)
	for _, note := range g.notes {
		auction += pair("Note", note) + "\n"
	}
	pieces = append(pieces, auction)
	if g.play != nil {
		leader := (strings.Index(seats, g.value("Declarer")) + 1 + w.turn) % 4
		var cards []string
		for _, row := range g.play {
			cards = append(append(cards, row[w.turn:]...), row[:w.turn]...)
		}
		pieces = append(pieces, pair("Play", lower(seats[leader:leader+1]))+moves(cards, w, lower, blank)+"*\n")
	}
	return append(pieces, g.sections...)
}

func (g *writtenGame) value(name string) string {
	i := slices.IndexFunc(g.tags, func(t writtenTag) bool { return t.name == name })
	return g.tags[i].value
}

// moves are calls or cards, four a line, or anyhow.
func moves(list []string, w way, lower func(string) string, blank func() string) string {
	var out strings.Builder
	for i, move := range list {
		if i%4 == 0 {
			out.WriteString("\n")
		} else {
			out.WriteString(blank())
		}
		word, rest, annotated := strings.Cut(move, " ")
		out.WriteString(lower(word))
		if annotated {
			out.WriteString(blank() + rest)
		}
	}
	return out.String() + "\n"
}

// turnedDeal begins a deal with a later hand.
func turnedDeal(deal string, turn int) string {
	first := strings.IndexByte(seats, deal[0])
	hands := strings.Fields(deal[2:])
	return seats[(first+turn)%4:(first+turn)%4+1] + ":" + strings.Join(append(hands[turn:], hands[:turn]...), " ")
}

// TestOtherWaysToWrite_2_1_a: whatever way a file is written, it has one export.
func TestOtherWaysToWrite_2_1_a(t *testing.T) {
	want := asWritten.text(way{lineEnd: "\r\n"}, nil)
	ways := []way{
		{name: "as it is", lineEnd: "\r\n"}, {name: "LF", lineEnd: "\n"}, {name: "CR", lineEnd: "\r"},
		{name: "shuffled tags", lineEnd: "\r\n", shuffle: true}, {name: "lower case", lineEnd: "\r\n", lower: true},
		{name: "white space", lineEnd: "\r\n", blanks: true}, {name: "the next seat first", lineEnd: "\r\n", turn: 1},
		{name: "two seats on", lineEnd: "\r\n", turn: 2}, {name: "three seats on", lineEnd: "\r\n", turn: 3},
		{name: "all at once", lineEnd: "\n", shuffle: true, lower: true, blanks: true, turn: 3},
	}
	for _, w := range ways {
		for seed := range uint64(50) {
			text := asWritten.text(w, rand.New(rand.NewPCG(seed, 1)))
			out, _ := Export(Bytes([]byte(text)), export.Options{})
			if string(out) != want {
				t.Errorf("%s:\n%s\n--- in\n%s", w.name, testkit.Difference(out, []byte(want)), text)
				break
			}
		}
	}
	if r := Validate(Bytes([]byte(want)), Options{AsExport: true}); r.Diagnostics.Count(diag.Error)+r.Diagnostics.Count(diag.Warning) > 0 {
		t.Errorf("%+v", r.Diagnostics.Items)
	}
}
