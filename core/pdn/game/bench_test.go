package game

import (
	"bytes"
	"os"
	"testing"

	"pbn/core/pdn/habits"
	"pbn/core/source"
	"pbn/core/testkit"
)

func BenchmarkRead(b *testing.B) {
	for _, name := range []string{"generated__international", "generated__russian", "generated__frisian", "raven__tinsley_1", "dialect__joined", "dialect__lidraughts"} {
		one, err := os.ReadFile(testkit.NeedShared(b, "games/pdn/"+name+".pdn"))
		if err != nil {
			b.Fatal(err)
		}
		file := bytes.Repeat(append(one, '\n', '\n'), 1<<21/len(one))
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(file)))
			b.ReportAllocs()
			var r Reader
			for b.Loop() {
				for r.Reset(habits.PDN.Open(file, source.Automatic)); ; {
					if _, ok := r.Next(); !ok {
						break
					}
				}
			}
		})
	}
}
