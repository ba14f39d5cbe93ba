package collect

import (
	"strings"

	"pbn/core/event"
	"pbn/core/pbi/record"
	"pbn/core/where"
)

// row is a field, and what a problem has in it.
type row struct {
	field where.Field
	of    func(p *problem) where.Value
}

// rows are the fields of a problem.
var rows = []row{
	{where.Field{Name: "number", Kind: where.Number, Meaning: "place of the problem in its file"}, number},
	{where.Field{Name: "author", IsName: true, Meaning: "any of who composed it"}, author},
	{where.Field{Name: "authors", Kind: where.Number, Meaning: "how many composed it"}, authors},
	{where.Field{Name: "stipulation", Meaning: "what is demanded, as in #2 or h#2.5"}, stipulation},
	{where.Field{Name: "kind", Meaning: "kind of what is demanded", Choices: kinds()}, kind},
	{where.Field{Name: "moves", Kind: where.Number, Meaning: "in how many moves"}, moves},
	{where.Field{Name: "source", IsName: true, Meaning: "title of the source"}, title},
	{where.Field{Name: "sourcenumber", Meaning: "number in the source"}, sourceNumber},
	{where.Field{Name: "page", Meaning: "page of the source"}, page},
	{where.Field{Name: "date", Kind: where.Date, Meaning: "date of the source, or the year in it"}, date},
	{where.Field{Name: "reprint", IsName: true, Meaning: "title of any other source"}, reprint},
	{where.Field{Name: "award", Meaning: "any of what it was awarded, with the number and the rank, as in 1 Pr"}, award},
	{where.Field{Name: "tourney", IsName: true, Meaning: "any tourney of the awards"}, tourney},
	{where.Field{Name: "keymove", Meaning: "first move of the solution"}, keymove},
	{where.Field{Name: "status", Meaning: "what was found of its soundness", Choices: statuses()}, status},
	{where.Field{Name: "theme", Meaning: "any of its theme words"}, theme},
	{where.Field{Name: "fairy", Meaning: "any of its fairy conditions, or men where it has fairy men"}, fairy},
	{where.Field{Name: "pieces", Kind: where.Number, Meaning: "how many men there are"}, men},
	{where.Field{Name: "white", Kind: where.Number, Meaning: "how many men White has"}, white},
	{where.Field{Name: "black", Kind: where.Number, Meaning: "how many men Black has"}, black},
	{where.Field{Name: "material", Meaning: "men of both sides, as in KQSkp"}, material},
	{where.Field{Name: "position", Meaning: "board, as the file has it"}, position},
	{where.Field{Name: "comment", Meaning: "comment"}, comment},
}

// Fields is the table of the fields.
var Fields = func() *where.Table {
	t := &where.Table{}
	for i := range rows {
		t.Fields = append(t.Fields, rows[i].field)
	}
	return t
}()

func number(p *problem) where.Value { return where.NumberValue(float64(p.number)) }

func author(p *problem) where.Value { return where.AnyValue(p.said.Names...) }

func authors(p *problem) where.Value { return where.NumberValue(float64(len(p.said.Names))) }

func stipulation(p *problem) where.Value { return where.TextValue(stipulationOf(p)) }

func kinds() (all []string) {
	for k := record.DirectMate; k <= record.Draw; k++ {
		all = append(all, k.String())
	}
	return all
}

// aimOf is what is demanded, whatever fairy conditions follow it.
func aimOf(p *problem) record.Aim {
	demand, _, _ := record.CutStipulation(p.said.Stipulation)
	return record.ReadAim(demand)
}

func kind(p *problem) where.Value { return where.TextValue(aimOf(p).Kind.String()) }

func moves(p *problem) where.Value {
	aim := aimOf(p)
	switch {
	case aim.Moves == 0:
		return where.Value{}
	case aim.HasHalf:
		return where.NumberValue(float64(aim.Moves) + 0.5)
	}
	return where.NumberValue(float64(aim.Moves))
}

func title(p *problem) where.Value { return where.TextValue(p.said.Used.Title) }

func sourceNumber(p *problem) where.Value { return where.TextValue(p.said.Used.Number) }

func page(p *problem) where.Value { return where.TextValue(p.said.Used.Page) }

// date is what can be read of the date of a source, in which any text may be.
func date(p *problem) where.Value {
	if d, _, ok := event.ReadDate(p.said.Used.Date); ok {
		return where.DateValue(d.Parts())
	}
	return where.DateValue(record.Year(p.said.Used.Date), 0, 0)
}

func reprint(p *problem) where.Value {
	var titles []string
	for _, s := range p.said.Referenced {
		titles = append(titles, s.Title)
	}
	return where.AnyValue(titles...)
}

func award(p *problem) where.Value {
	var ranks []string
	for _, a := range p.said.Awards {
		ranks = append(ranks, strings.TrimSpace(a.Number+" "+a.Rank))
	}
	return where.AnyValue(ranks...)
}

func tourney(p *problem) where.Value {
	var names []string
	for _, a := range p.said.Awards {
		names = append(names, a.Tourney)
	}
	return where.AnyValue(names...)
}

func keymove(p *problem) where.Value { return where.TextValue(p.said.Keymove) }

// names of the statuses, by their signs.
var statusNames = []struct{ sign, name string }{
	{"!", "sound"}, {"*", "cooked"}, {"+", "unsolvable"}, {"$", "short"}, {"?", "wrong"},
}

func statuses() (all []string) {
	for _, s := range statusNames {
		all = append(all, s.name)
	}
	return all
}

func status(p *problem) where.Value {
	for _, s := range statusNames {
		if s.sign == p.said.Status {
			return where.TextValue(s.name)
		}
	}
	return where.Value{}
}

func theme(p *problem) where.Value { return where.AnyValue(p.said.Sections().Keywords...) }

// fairy is what follows the stipulation, as conditions, and that men are in the comment that no board of PBI has.
func fairy(p *problem) where.Value {
	_, _, conditions := record.CutStipulation(p.said.Stipulation)
	if p.said.Sections().Pieces != "" {
		conditions = append(conditions, "men")
	}
	return where.AnyValue(conditions...)
}

// count is a number of men, of a problem with a position.
func count(p *problem, n int) where.Value {
	if !p.hasPosition {
		return where.Value{}
	}
	return where.NumberValue(float64(n))
}

func men(p *problem) where.Value { return count(p, p.white+p.black) }

func white(p *problem) where.Value { return count(p, p.white) }

func black(p *problem) where.Value { return count(p, p.black) }

// material has the letters of all men, the king first, as a file writes them.
func material(p *problem) where.Value {
	if !p.hasPosition {
		return where.Value{}
	}
	board := string(record.AppendBoard(nil, &p.position))
	var letters strings.Builder
	for _, letter := range "KQRBSPkqrbsp" {
		letters.WriteString(strings.Repeat(string(letter), strings.Count(board, string(letter))))
	}
	return where.TextValue(letters.String())
}

func position(p *problem) where.Value { return where.TextValue(p.said.Position) }

func comment(p *problem) where.Value { return where.TextValue(p.said.Comment) }
