package desk

import (
	"cmp"
	"errors"
	"slices"
	"strings"

	"pbn/core/where"
)

// Tally counts games by what they have in fields: a row for each combination that occurs. Of several players each counts.
type Tally struct {
	// Names are those of the fields, as they were asked for.
	Names  []string
	fields []talliedField
	rows   map[string]*TallyRow
}

type talliedField struct {
	at FieldOf
	of *where.Field
}

// TallyRow is how many games have the same in all of the fields; "" is nothing.
type TallyRow struct {
	Texts []string
	Games int
}

// ReadTally reads the names of fields with commas between them.
func ReadTally(text string, fields *where.Table) (*Tally, error) {
	t := &Tally{rows: map[string]*TallyRow{}}
	for part := range strings.SplitSeq(text, ",") {
		name := strings.TrimSpace(part)
		field, scope, err := fields.Find(name)
		if err != nil {
			return nil, err
		}
		t.Names = append(t.Names, name)
		t.fields = append(t.fields, talliedField{FieldOf{field, scope}, &fields.Fields[field]})
	}
	const most = 8 // of several players each combination is a row
	if len(t.fields) > most {
		return nil, errors.New("more than eight fields are no table that people read")
	}
	return t, nil
}

// Asks are the fields.
func (t *Tally) Asks() (asked []FieldOf) {
	for _, f := range t.fields {
		asked = append(asked, f.at)
	}
	return asked
}

// Of returns what a game has in the fields, of several players the first.
func (t *Tally) Of(g *Game) []string {
	texts := make([]string, len(t.fields))
	for i, f := range t.fields {
		texts[i] = strings.Clone(TextsOf(g.Values(f.at.Field, f.at.Scope), f.of.Kind)[0])
	}
	return texts
}

// Add counts a game. Of names that are one, the row has the first.
func (t *Tally) Add(g *Game) { t.add(g, nil, "") }

func (t *Tally) add(g *Game, texts []string, key string) {
	if len(texts) == len(t.fields) {
		row := t.rows[key]
		if row == nil {
			row = &TallyRow{Texts: cloned(texts)}
			t.rows[key] = row
		}
		row.Games++
		return
	}
	f := t.fields[len(texts)]
	for _, text := range TextsOf(g.Values(f.at.Field, f.at.Scope), f.of.Kind) {
		t.add(g, append(texts, text), key+keyOf(text, f.of)+"\x00")
	}
}

// cloned returns texts that stay when the game is gone.
func cloned(texts []string) []string {
	own := make([]string, len(texts))
	for i, text := range texts {
		own[i] = strings.Clone(text)
	}
	return own
}

// Rows returns the rows, those of the most games first.
func (t *Tally) Rows() []*TallyRow {
	var rows []*TallyRow
	for _, row := range t.rows {
		rows = append(rows, row)
	}
	slices.SortFunc(rows, func(a, b *TallyRow) int {
		if c := cmp.Compare(b.Games, a.Games); c != 0 {
			return c
		}
		return slices.CompareFunc(a.Texts, b.Texts, compareTexts)
	})
	return rows
}
