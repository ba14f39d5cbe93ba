package answers

import (
	"encoding/json"
	"reflect"
	"testing"

	"pbn/core/wire"
)

func TestBlocks_6_2_a(t *testing.T) {
	type position struct{ Byte, Line, Column, UTF16 int }
	type span struct{ Start, End position }
	type block struct {
		Container    string
		Outer, Inner span
		Attributes   map[string]string
		Text         string
		Closed       bool
	}
	for _, c := range []struct {
		in      string
		options wire.Options
		want    []block
	}{
		{"", wire.Options{}, []block{}},
		{"[Board \"1\"]", wire.Options{}, []block{}},
		{"\xE9\n<PBN>;\x80</pbn>", wire.Options{Encoding: "windows-1252"}, []block{{
			"pbn", span{position{2, 2, 1, 2}, position{15, 2, 14, 15}}, span{position{7, 2, 6, 7}, position{9, 2, 8, 9}}, map[string]string{},
			";€", true,
		}}},
		{"<pre lang=fr class=x><code Class='language-pbn' data-hidden='&quot;'>;&lt;</code></pre><pbn-deal>;b", wire.Options{}, []block{
			{
				"pre", span{position{0, 1, 1, 0}, position{87, 1, 88, 87}}, span{position{69, 1, 70, 69}, position{74, 1, 75, 74}},
				map[string]string{"class": "language-pbn", "data-hidden": "\"", "lang": "fr"}, ";<", true,
			},
			{"pbn-deal", span{position{87, 1, 88, 87}, position{99, 1, 100, 99}}, span{position{97, 1, 98, 97}, position{99, 1, 100, 99}},
				map[string]string{}, ";b", false},
		}},
	} {
		got := []block{}
		if err := json.Unmarshal(Blocks([]byte(c.in), c.options), &got); err != nil {
			t.Fatalf("%q: %v", c.in, err)
		}
		if !reflect.DeepEqual(got, c.want) {
			t.Errorf("%q:\n%+v, want\n%+v", c.in, got, c.want)
		}
	}
}
