package habits

import (
	"testing"

	"pbn/core/source"
)

// TestEncoding: PBN is Latin-1 unless its bytes show another encoding, or a line of BridgeComposer says one.
func TestEncoding_2_2_e(t *testing.T) {
	const line = "%Content-type: text/x-pbn; charset="
	for text, want := range map[string]source.Encoding{
		"": source.Latin1, "[Event \"x\"]": source.Latin1, "[West \"Andr\xe9\"]": source.Latin1, "[West \"André\"]": source.UTF8,
		"\x93x\x94 caf\xe9": source.Windows1252, line + "UTF-8\r\n[A \"\"]": source.UTF8, line + "UTF-8\n\xe9": source.Latin1,
		"% PBN 2.1\n" + line + "windows-1252\n\xe9": source.Windows1252, line + "ISO-8859-1\né": source.UTF8,
		line + "ISO-8859-1\n\x93": source.Windows1252,
	} {
		if got := PBN.Detect([]byte(text)); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}
