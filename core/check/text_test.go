package check

import (
	"testing"

	"pbn/core/source"
)

func TestForbidden_2_2_a(t *testing.T) {
	for _, c := range []struct {
		text     string
		encoding source.Encoding
		want     int
	}{
		{"\x01", source.Latin1, 1}, {"\x7F", source.Latin1, 1}, {"\x85", source.Latin1, 1}, {"\xA0", source.Latin1, 0}, {"\t", source.Latin1, 0}, {"\v", source.Latin1, 0},
		{"\x85", source.Windows1252, 0}, {"\x81", source.Windows1252, 1}, {"\xC2", source.Windows1252, 0},
		{"\u0085", source.UTF8, 2}, {"\u00A0", source.UTF8, 0}, {"\xC2", source.UTF8, 0},
	} {
		if got := forbidden(source.New([]byte(c.text), c.encoding), 0); got != c.want {
			t.Errorf("%q in %v: %d, want %d", c.text, c.encoding, got, c.want)
		}
	}
}
