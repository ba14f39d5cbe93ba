package pbn_test

import (
	"fmt"
	"os"
	"strings"

	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

const file = `[Board "5"]
[Dealer "N"]
[Auction "N"]
1NT Dbl ALL PASS
[Play "E"]
SK S2 S3 S4
*
`

func ExampleParse() {
	pbn.Parse(pbn.Bytes([]byte(file)), func(_ *source.Text, g *game.Game) {
		contract, declarer, _ := g.LedTo()
		fmt.Println(contract, "by", declarer.Name())
		for _, t := range g.Play.Tricks {
			fmt.Println(t.Leader, "leads,", t.Winner, "wins")
		}
	})
	// Output:
	// 1NTX by North
	// E leads, E wins
}

// A stream is read a game at a time.
func ExampleParse_stream() {
	stream := habits.PBN.Stream(strings.NewReader(strings.Repeat("[Site \"Bath\"]\n\n", 100_000)), source.Automatic)
	report := pbn.Parse(stream, func(*source.Text, *game.Game) {})
	fmt.Println(report.Games, "games", report.Err)
	// Output: 100000 games <nil>
}

func ExampleValidate() {
	for _, d := range pbn.Validate(pbn.Bytes([]byte(file)), pbn.Options{}).Diagnostics.Items {
		fmt.Printf("%d:%d %s %s: %s\n", d.Place.Range.Start.Line, d.Place.Range.Start.Column, d.Severity, rules.Name(d.Rule), d.Message)
	}
	// Output:
	// 4:5 error auction/bad-call: “Dbl” should be written X; it is read as that.
	// 4:9 error auction/bad-call: “ALL PASS” should be written AP; it is read as that.
	// 5:1 error play/missing-tag: A play needs the tags Deal, Declarer and Contract before it; it lacks Deal, Declarer, Contract.
}

func ExampleExport() {
	out, _ := pbn.Export(pbn.Bytes([]byte(file)), export.Options{})
	os.Stdout.Write([]byte(strings.ReplaceAll(string(out), "\r\n", "\n")))
	// Output:
	// % PBN 2.1
	// % EXPORT
	// [Event "?"]
	// [Site "?"]
	// [Date "?"]
	// [Board "5"]
	// [West "?"]
	// [North "?"]
	// [East "?"]
	// [South "?"]
	// [Dealer "N"]
	// [Vulnerable "?"]
	// [Deal "?"]
	// [Scoring "?"]
	// [Declarer "N"]
	// [Contract "1NTX"]
	// [Result "?"]
	// [Auction "N"]
	// 1NT X Pass Pass
	// Pass
	// [Play "E"]
	// SK S2 S3 S4
	// *
}
