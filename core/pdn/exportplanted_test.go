package pdn

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/draughts"
	"pbn/core/mend"
	"pbn/core/pdn/export"
	"pbn/core/pdn/pdntest"
	"pbn/core/pdn/rules"
	"pbn/core/source"
)

// formPlants are mistakes of form: the rule that has to find each, what is replaced in an export, the first time it is there, and by what.
var formPlants = []struct {
	rule   diag.Rule
	places string
	by     string
}{
	{rules.ExportSeparator, ` \*(\n+)$`, "$1"},
	{rules.ExportBOM, `^`, "\uFEFF"},
	{rules.ExportCaptureSeparator, `(\d)x(\d)`, "$1:$2"},
	{rules.ExportCommentLayout, `(\d-\d+ )(\d+\. )`, "$1{ a} $2"},
	{rules.ExportFENForm, `(Generated"\]\n)`, "$1[FEN \"W:W31-50:B1-20\"]\n"},
	{rules.ExportGameLayout, `\]\n\n`, "]\n"},
	{rules.ExportGameTypeForm, `"20"`, `"20,W,10,10,N2,0"`},
	{rules.ExportLeadingZero, ` (\d-\d)`, " 0$1"},
	{rules.ExportLineEnd, `"\]\n`, "\"]\r\n"},
	{rules.ExportMoveNumber, ` 3\. `, " "},
	{rules.ExportResultType, `(Generated"\]\n)`, "$1[Result \"1-0\"]\n"},
	{rules.ExportSpacing, ` 2\. `, "  2. "},
	{rules.ExportTagLayout, `\[Event `, "[Event  "},
	{rules.ExportTagOrder, `(\[Event .*\n)(\[GameType .*\n)`, "$2$1"},
}

// TestPlantedForms plants mistakes of form in exports of legal games: each is found, and nothing else of the form but how far lines go then; its
// fix makes the export.
func TestPlantedForms(t *testing.T) {
	for _, p := range formPlants {
		places, planted := regexp.MustCompile(p.places), 0
		for seed := uint64(0); planted < 3 && seed < 40; seed++ {
			out, _ := Export(Bytes(pdntest.Plain(draughts.Variants[0], 1, seed)), export.Options{})
			at := places.FindSubmatchIndex(out)
			if at == nil {
				continue
			}
			planted++
			changed := append(places.Expand(append([]byte(nil), out[:at[0]]...), []byte(p.by), out, at), out[at[1]:]...)
			want, _ := Export(Bytes(changed), export.Options{})
			found := Validate(Bytes(changed), Options{As: ExportFormat}).Diagnostics
			for _, d := range found.Items {
				if name := rules.Name(d.Rule); d.Rule != p.rule && d.Rule != rules.ExportSpacing && strings.HasPrefix(name, "export/") {
					t.Errorf("%s is found as %s: %s", rules.Name(p.rule), name, d.Message)
				}
				if d.Rule == p.rule && len(d.Fixes) > 0 {
					if mended, _ := mend.Apply(changed, source.UTF8, d.Fixes[:1]); string(mended) != string(want) {
						t.Errorf("%s is mended so:\n%s\nnot so:\n%s", rules.Name(p.rule), mended, want)
					}
				}
			}
			if found.Found(p.rule) != 1 {
				t.Errorf("%s was found %d times in\n%s", rules.Name(p.rule), found.Found(p.rule), changed)
			}
		}
		if planted == 0 {
			t.Errorf("%s has no place", rules.Name(p.rule))
		}
	}
}

// TestOtherForms: what is written by an option is not export format; the rule of the option alone finds it, and its fix makes that.
func TestOtherForms(t *testing.T) {
	for rule, as := range map[diag.Rule]export.Options{
		rules.ExportLongCapture: {LongCaptures: true}, rules.ExportNotation: {Notation: export.Algebraic}, rules.ExportSeparator: {Separator: export.Result},
	} {
		planted := 0
		for seed := uint64(0); planted < 3 && seed < 40; seed++ {
			file := bytes.Replace(pdntest.Plain(draughts.Variants[0], 1, seed), []byte("*"), []byte("2-0"), 1)
			want, _ := Export(Bytes(file), export.Options{})
			changed, _ := Export(Bytes(file), as)
			if string(changed) == string(want) {
				continue
			}
			planted++
			fixed := 0
			for _, d := range Validate(Bytes(changed), Options{As: ExportFormat}).Diagnostics.Items {
				switch name := rules.Name(d.Rule); {
				case d.Rule == rule && len(d.Fixes) > 0:
					fixed++
					if mended, _ := mend.Apply(changed, source.UTF8, d.Fixes[:1]); words(mended) != words(want) {
						t.Errorf("%s is mended so:\n%s\nnot so:\n%s", name, mended, want)
					}
				case d.Rule != rules.ExportSpacing && strings.HasPrefix(name, "export/"):
					t.Errorf("%s is found as %s: %s", rules.Name(rule), name, d.Message)
				}
			}
			if fixed != 1 {
				t.Errorf("%s has %d fixes in\n%s", rules.Name(rule), fixed, changed)
			}
		}
		if planted == 0 {
			t.Errorf("%s has no place", rules.Name(rule))
		}
	}
}

// words are the words of a text, however far its lines go.
func words(text []byte) string { return strings.Join(strings.Fields(string(text)), " ") }
