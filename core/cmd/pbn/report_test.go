package main

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"pbn/core/cmd/line"
	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/rules"
)

// hasAll is a file with an error that refers to another place, a warning, and what is told.
const hasAll = "% PBN 3.0\n[Board \"1\"][Vulnerable \"NS\"]\n[Deal \"N:AA... - - -\"]\n[Auction \"N\"]\n1C $5 $5 AP\n"

// written is what a command line writes of the file.
func written(t *testing.T, args string) string {
	t.Helper()
	l, err := words.Read(strings.Fields(args))
	if err != nil {
		t.Fatal(err)
	}
	f := formatOf(l)
	return f.frame.start + string(f.file("a b/é:1,%.pbn", pbn.Validate(pbn.Bytes([]byte(hasAll)), pbn.Options{}))) + f.frame.end
}

// TestGitHub has a command for each diagnostic, and with --quiet for errors alone.
func TestGitHub(t *testing.T) {
	const place = " file=a b/é%3A1%2C%25.pbn,line="
	deal := "::error" + place + "3,endLine=3,col=11,endColumn=12,title=deal/duplicate-card::"
	dealer := "::error" + place + "4,endLine=4,col=1,endColumn=14,title=auction/no-dealer::"
	for args, want := range map[string][]string{
		"validate --format=github a": {
			"::warning" + place + "1,endLine=1,col=1,endColumn=10,title=file/unknown-version::",
			"::notice" + place + "2,endLine=2,col=24,endColumn=28,title=deal/rotation::", deal, dealer,
			"::warning" + place + "5,endLine=5,col=7,endColumn=9,title=annotation/double-nag::",
		},
		"validate --format=github --quiet a": {deal, dealer},
	} {
		lines := strings.SplitAfter(strings.TrimSuffix(written(t, args), "\n"), "\n")
		if len(lines) != len(want) {
			t.Errorf("%s: %q", args, lines)
			continue
		}
		for i, line := range lines {
			if !strings.HasPrefix(line, want[i]) || len(line) < len(want[i])+10 {
				t.Errorf("%s: %q, want %q", args, line, want[i])
			}
		}
	}
}

// TestSARIF is read as its readers do.
func TestSARIF(t *testing.T) {
	type text struct{ Text string }
	type place struct {
		Message          text
		PhysicalLocation struct {
			ArtifactLocation struct{ URI string }
			Region           struct{ StartLine, StartColumn, EndLine, EndColumn int }
		}
	}
	var log struct {
		Schema  string `json:"$schema"`
		Version string
		Runs    []struct {
			ColumnKind string
			Tool       struct {
				Driver struct {
					Name, Version string
					Rules         []struct {
						ID                   string
						ShortDescription     text
						DefaultConfiguration struct{ Level string }
					}
				}
			}
			Results []struct {
				RuleID, Level               string
				Message                     text
				Locations, RelatedLocations []place
			}
		}
	}
	if err := json.Unmarshal([]byte(written(t, "validate --format=sarif a")), &log); err != nil || len(log.Runs) != 1 {
		t.Fatal(err, log)
	}
	run := log.Runs[0]
	driver := run.Tool.Driver
	if log.Schema != "https://json.schemastore.org/sarif-2.1.0.json" || log.Version != "2.1.0" || run.ColumnKind != "unicodeCodePoints" || driver.Name != "pbnkit" || driver.Version != line.Version() {
		t.Errorf("%+v", log)
	}
	all := rules.All()
	if len(driver.Rules) != len(all) {
		t.Fatalf("%d rules, want %d", len(driver.Rules), len(all))
	}
	levels := map[diag.Severity]string{diag.Error: "error", diag.Warning: "warning", diag.Info: "note"}
	for i, rule := range driver.Rules {
		if of := rules.Of(all[i]); rule.ID != of.Name || rule.ShortDescription.Text != of.Title || rule.DefaultConfiguration.Level != levels[of.Severity] {
			t.Errorf("%+v, want %+v", rule, of)
		}
	}
	if len(run.Results) != 5 {
		t.Fatalf("%+v", run.Results)
	}
	for i, level := range []string{"warning", "note", "error", "error", "warning"} {
		r := run.Results[i]
		if r.Level != level || len(r.Message.Text) < 10 || len(r.Locations) != 1 || r.Locations[0].PhysicalLocation.ArtifactLocation.URI != "a%20b/%C3%A9%3A1%2C%25.pbn" {
			t.Errorf("%+v, want %s", r, level)
		}
	}
	wrong := run.Results[2]
	region := wrong.Locations[0].PhysicalLocation.Region
	if wrong.RuleID != "deal/duplicate-card" || region.StartLine != 3 || region.StartColumn != 11 || region.EndLine != 3 || region.EndColumn != 12 {
		t.Errorf("%+v", wrong)
	}
	if len(wrong.RelatedLocations) != 1 || wrong.RelatedLocations[0].Message.Text == "" || wrong.RelatedLocations[0].PhysicalLocation.Region.StartColumn != 10 {
		t.Errorf("%+v", wrong.RelatedLocations)
	}
}

// TestFrames: JSON is one document, JSON lines are lines, and all other text is for people.
func TestFrames(t *testing.T) {
	var document struct{ Files []struct{ Path string } }
	if err := json.Unmarshal([]byte(written(t, "validate --format=json a")), &document); err != nil || len(document.Files) != 1 {
		t.Errorf("%+v (%v)", document, err)
	}
	if lines := written(t, "validate --format=jsonl a"); strings.Count(lines, "\n") != 1 || !strings.HasSuffix(lines, "}\n") || !json.Valid([]byte(lines)) {
		t.Error(lines)
	}
	for args, colours := range map[string]bool{"validate a": false, "validate --format=text --color=never a": false, "validate --color=always a": true} {
		if text := written(t, args); strings.Contains(text, "\x1B[") != colours || strings.HasPrefix(text, "{") || !strings.Contains(text, "é:1,%.pbn:3:11:") {
			t.Errorf("%s: %q", args, text)
		}
	}
}

// TestWantsColor: --color comes first, then FORCE_COLOR; what is no terminal has none.
func TestWantsColor(t *testing.T) {
	file, err := os.Open(os.DevNull)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	for _, c := range []struct {
		args, force string
		want        bool
	}{
		{"validate a", "", false}, {"validate a", "1", true}, {"validate a", "0", false}, {"validate a", "false", false}, {"validate a", "true", true},
		{"validate --color=always a", "0", true}, {"validate --color=never a", "1", false}, {"validate --color=auto a", "1", true}, {"validate --color=auto a", "0", false},
	} {
		l, err := words.Read(strings.Fields(c.args))
		if err != nil {
			t.Fatal(err)
		}
		t.Setenv("FORCE_COLOR", c.force)
		if c.force == "" {
			os.Unsetenv("FORCE_COLOR")
		}
		if got := wantsColor(l, file); got != c.want {
			t.Errorf("%s with FORCE_COLOR=%s: %t", c.args, c.force, got)
		}
	}
}

// TestBytesOfATerminal asks of every byte whether a terminal gets it, and a path in a URI.
func TestBytesOfATerminal(t *testing.T) {
	for c := range 256 {
		is := byte(c)
		want := is
		if is < ' ' && is != '\t' && is != '\n' && is != '\r' || is == 0x7F {
			want = '?'
		}
		if got := visible([]byte{is}, 'x')[0]; got != want {
			t.Errorf("%x becomes %x", is, got)
		}
		if is >= 0x80 && is < 0xA0 {
			want = '?'
		}
		if got := visible([]byte{'a', 0xC2, is}, 'x')[2]; got != want {
			t.Errorf("C2 %x becomes %x", is, got)
		}
		if got := visible([]byte{is}, 0xC2)[0]; got != want {
			t.Errorf("%x after C2 becomes %x", is, got)
		}
		kept := strings.IndexByte("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/-_.!~*'()", is) >= 0
		if got := asURI(string([]byte{is})); (got == string([]byte{is})) != kept || !kept && len(got) != 3 {
			t.Errorf("%x is %s in a URI", is, got)
		}
	}
}
