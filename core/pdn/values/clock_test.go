package values

import "testing"

func TestUsedTime_T_8(t *testing.T) {
	for _, c := range []struct {
		text    string
		seconds int
		state   State
		written string
	}{
		{"1:59:20", 7160, Standard, "1:59:20"}, {"0:05", 300, Standard, "0:05"}, {"12:00", 43200, Standard, "12:00"}, {"01:36:00", 5760, Standard, "1:36"},
		{"1.36", 5760, Odd, "1:36"}, {"1.36.05", 5765, Odd, "1:36:05"}, {"99:59:59", 359999, Standard, "99:59:59"},
		{"", 0, Silent, ""}, {"?", 0, Silent, ""},
		{"1:60", 0, Bad, ""}, {"1:5", 0, Bad, ""}, {"1:05:60", 0, Bad, ""}, {"1:05.30", 0, Bad, ""}, {"1:05:3", 0, Bad, ""}, {"1:05:300", 0, Bad, ""},
		{"100:00", 0, Bad, ""}, {"1:05:", 0, Bad, ""}, {"90", 0, Bad, ""}, {":05", 0, Bad, ""}, {"1:", 0, Bad, ""}, {"1h36", 0, Bad, ""},
	} {
		seconds, state := ReadUsedTime(c.text)
		if seconds != c.seconds || state != c.state {
			t.Errorf("T-8 %q: %d seconds, state %d", c.text, seconds, state)
		}
		if got := string(AppendUsedTime(nil, seconds)); c.written != "" && got != c.written {
			t.Errorf("T-8 %q is written as %q", c.text, got)
		}
	}
}

func TestResultFormat_T_7(t *testing.T) {
	for _, c := range []struct {
		format, result string
		is, known      bool
	}{
		{"Plus draw", "1+ - 1-", true, true}, {"Plus draw", "2-0", true, true}, {"Plus draw", "1+-1-", false, true}, {"Plus draw", "1/2-1/2", false, true},
		{"Delfts", "1 1/2 - 1/2", true, true}, {"Delfts", "1-1", true, true}, {"Delfts", "1+ - 1-", false, true},
		{"Goes", "1.02-0.98", true, true}, {"Goes", "0-2", true, true}, {"Goes", "1.02-0.99", false, true}, {"Goes", "1.0-1.0", false, true},
		{"Goes", "0-0", true, true}, {"Goes", "1x02-0.98", false, true}, {"Goes", "a-2", false, true}, {"Goes", "2", false, true}, {"Goes", "1:02-0.98", false, true},
		{"Other", "9-3", false, false}, {"", "2-0", false, false},
	} {
		if is, known := IsResultOf(c.format, c.result); is != c.is || known != c.known {
			t.Errorf("T-7 %s %q: %t, known %t", c.format, c.result, is, known)
		}
	}
}
