package lin_test

import (
	"fmt"
	"strings"

	"pbn/core/lin"
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/source"
)

func ExampleToPBN() {
	hand := "https://www.bridgebase.com/tools/handviewer.html?s=saqhk72&d=s&v=b&a=1N(15-17)P&sn=Jane"
	out, report := lin.ToPBN([]byte(hand), source.Automatic, export.Options{Missing: export.Omit})
	fmt.Print(strings.ReplaceAll(string(out), "\r\n", "\n"))
	fmt.Println(report.Games, "board")
	// Output:
	// % PBN 2.1
	// [Event "?"]
	// [South "Jane"]
	// [Dealer "S"]
	// [Vulnerable "All"]
	// [Deal "S:AQ.K72.. - - -"]
	// [Auction "S"]
	// 1NT =1= Pass
	// *
	// [Note "1:15-17"]
	// 1 board
}

func ExampleFromPBN() {
	games := "[Board \"7\"]\n[Site \"Paris\"]\n[Dealer \"N\"]\n[Vulnerable \"All\"]\n[Auction \"N\"]\n1C =1= AP\n[Note \"1:Alert: 16+\"]\n"
	out, report := lin.FromPBN(pbn.Bytes([]byte(games)))
	fmt.Print(string(out))
	for _, d := range report.Diagnostics.Items {
		fmt.Println(d.Place.Range.Start.Line, lin.Rules(d.Rule).Name, d.Message)
	}
	// Output:
	// pn|,,,|st||md|3|rh||ah|Board 7|sv|b|mb|1C!|an|16+|mb|p|mb|p|mb|p|pg||
	// 2 write/lost LIN has no place for the tag “[Site "Paris"]”.
}
