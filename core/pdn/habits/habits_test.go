package habits

import (
	"os"
	"testing"

	"pbn/core/source"
	"pbn/core/testkit"
)

// TestEncodings_E_b: a word in each of the encodings, by each of its names.
func TestEncodings_E_b(t *testing.T) {
	for _, c := range []struct{ label, bytes, want string }{
		{"windows-1251", "\xD8\xE0\xF8\xEA\xE8", "Шашки"}, {"CP1251", "\xB8\xA8\xB9", "ёЁ№"},
		{"koi8-r", "\xFB\xC1\xDB\xCB\xC9", "Шашки"}, {"KOI8", "\xA3\xB3", "ёЁ"},
		{"cp866", "\x98\xA0\xE8\xAA\xA8", "Шашки"}, {"866", "\xF1\xF0\xFC", "ёЁ№"},
	} {
		e, ok := PDN.EncodingOf(c.label)
		if !ok {
			t.Errorf("E-b %s is not known", c.label)
			continue
		}
		text := PDN.Text([]byte(c.bytes), e)
		if got := text.DecodeBytes(text.Bytes); got != c.want {
			t.Errorf("E-b %s: %q, not %q", c.label, got, c.want)
		}
		if back, ok := source.Plain.EncodingOf(c.label); ok {
			t.Errorf("E-b other notations know %s as %s", c.label, back)
		}
	}
	if e, ok := PDN.EncodingOf("latin1"); !ok || e != source.Latin1 {
		t.Error("E-b latin1")
	}
}

// TestAurora_E_b: a file in Windows-1251 is the same file in UTF-8.
func TestAurora_E_b(t *testing.T) {
	var texts [2]string
	for i, name := range []string{"dialect__aurora", "dialect__aurora_1251"} {
		file, err := os.ReadFile(testkit.NeedShared(t, "games/pdn/"+name+".pdn"))
		if err != nil {
			t.Fatal(err)
		}
		e := source.Automatic
		if i == 1 {
			e = Windows1251
		}
		text := PDN.Text(file, e)
		texts[i] = text.DecodeBytes(text.Bytes)
	}
	if texts[0] != texts[1] {
		t.Errorf("E-b %q", texts[1][:200])
	}
}
