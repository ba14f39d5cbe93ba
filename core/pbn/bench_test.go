package pbn

import (
	"bytes"
	"testing"

	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/source"
)

const benchGame = `[Event "Club evening"]
[Board "7"]
[West "Ash"]
[North "Elm"]
[East "Oak"]
[South "Yew"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:K974.A63.K852.94 53.872.J93.AT872 AQT86.K5.A74.QJ3 J2.QJT94.QT6.K65"]
[Scoring "MP"]
{South wondered about slam, \S being solid.}
[Auction "S"]
1S Pass 3C =1= Pass
4S AP
[Note "1:four spades, 10 or 11 points"]
[Play "W"]
HQ H3 H2 HK
S2 S4 S3 SA
*
[ScoreTable "Rank\2R;Contract\5L;Declarer;Score_NS\5R"]
1 4S S 650
2 4S S 620

`

// BenchmarkVerbs runs each verb over a tournament of a thousand games.
func BenchmarkVerbs(b *testing.B) {
	file := bytes.Repeat([]byte(benchGame), 1000)
	for name, verb := range map[string]func(){
		"parse":    func() { Parse(Bytes(file), func(*source.Text, *game.Game) {}) },
		"validate": func() { Validate(Bytes(file), Options{}) },
		"export":   func() { Export(Bytes(file), export.Options{}) },
	} {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(file)))
			b.ReportAllocs()
			for b.Loop() {
				verb()
			}
		})
	}
}
