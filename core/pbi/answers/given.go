package answers

import (
	"io"
	"strconv"

	"pbn/core/diag"
	"pbn/core/pbi"
	"pbn/core/pbi/export"
	"pbn/core/pbi/record"
	"pbn/core/wire"
)

// The members that a caller may give; what follows from others is not read.
var (
	problemMembers = []string{
		"number", "line", "span", "names", "position", "fen", "men", "pieces", "stipulation", "aim", "conditions", "usedSource", "referencedSources", "awards",
		"keymove", "key", "status", "verified", "comment", "remark", "keywords", "judges", "twins", "solution", "diagnostics",
	}
	sourceMembers = []string{"number", "title", "date", "page", "year"}
	awardMembers  = []string{"number", "rank", "tourney", "date", "year"}
)

// readProblem reads the fields of a problem that an object has, into one that has others already.
func readProblem(r *wire.ShapeReader, v *wire.Value, p *record.Problem) {
	r.Members(v, problemMembers)
	for _, name := range v.Names {
		switch name {
		case "names":
			p.Names = r.Texts(v, name)
		case "position":
			p.Position = r.Text(v, name)
		case "stipulation":
			p.Stipulation = r.Text(v, name)
		case "usedSource":
			p.Used = record.Source{}
			r.Object(v, name, func(v *wire.Value) { p.Used = readSource(r, v) })
		case "referencedSources":
			p.Referenced = nil
			r.Objects(v, name, func(v *wire.Value) { p.Referenced = append(p.Referenced, readSource(r, v)) })
		case "awards":
			p.Awards = nil
			r.Objects(v, name, func(v *wire.Value) { p.Awards = append(p.Awards, readAward(r, v)) })
		case "keymove":
			p.Keymove = r.Text(v, name)
		case "status":
			p.Status = r.Text(v, name)
		case "comment":
			p.Comment = r.Text(v, name)
		}
	}
}

func readSource(r *wire.ShapeReader, v *wire.Value) record.Source {
	r.Members(v, sourceMembers)
	return record.Source{Number: r.Text(v, "number"), Title: r.Text(v, "title"), Date: r.Text(v, "date"), Page: r.Text(v, "page")}
}

func readAward(r *wire.ShapeReader, v *wire.Value) record.Award {
	r.Members(v, awardMembers)
	return record.Award{Number: r.Text(v, "number"), Rank: r.Text(v, "rank"), Tourney: r.Text(v, "tourney"), Date: r.Text(v, "date")}
}

// WriteJob makes the file of problems that are given, each as JSON on a line, and the JSON of PbiWritten except its bytes. What is refused is a
// sentence about what cannot be written, with its place.
func WriteJob(comments []string, as export.Options) *wire.Job {
	return wire.NewReadJob(func(j *wire.Job, pieces io.Reader) ([]byte, error) {
		lines := wire.Lines{From: pieces}
		made, err := pbi.Write(j, comments, func() (*record.Problem, error) {
			line, number, err := lines.Next()
			if line == nil || err != nil {
				return nil, err
			}
			return readGiven(number, line)
		}, as)
		if err != nil {
			return nil, err
		}
		return wire.WrittenReport(made, placeInGiven), nil
	})
}

// readGiven reads a problem that a caller gives, as JSON. The error names the place.
func readGiven(number int, json []byte) (*record.Problem, error) {
	r := wire.NewShapeReader("problems", "["+strconv.Itoa(number)+"]")
	v, err := wire.Read(json)
	if err != nil || v.Kind != wire.Object {
		r.Wants("an object")
		return nil, r.Err()
	}
	p := &record.Problem{}
	readProblem(r, &v, p)
	return p, r.Err()
}

// placeInGiven returns where in the problems that were given a diagnostic is.
func placeInGiven(d *diag.Diagnostic) string {
	if d.Game == 0 {
		return ""
	}
	return "problems[" + strconv.Itoa(d.Game-1) + "]"
}
