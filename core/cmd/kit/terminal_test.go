package kit

import (
	"io"
	"strings"
	"testing"
)

// TestControlInTwoWrites: a control character of UTF-8 does not reach the terminal when it is written in two parts.
func TestControlInTwoWrites(t *testing.T) {
	var out strings.Builder
	s := newShell(numbers, &out, io.Discard, &progress{})
	s.onTerminal = true
	for _, part := range []string{"a\xC2", "\x9B2Jb", "\x1B", "[2Jc é \xC2", "\xA9\r\n"} {
		io.WriteString(s, part)
	}
	s.flush()
	if want := "a\xC2?2Jb?[2Jc é ©\r\n"; out.String() != want {
		t.Errorf("the terminal gets %q, want %q", out.String(), want)
	}
}
