//go:build !js

// Package parquet writes games as tables of Parquet, which programs for large tables read: one row a game, or one a move, call or card. It
// knows no notation: the columns are the fields that conditions ask for.
package parquet

import (
	"strings"
	"time"

	parquet "github.com/parquet-go/parquet-go"

	"pbn/core/desk"
	"pbn/core/where"
)

// Games are the columns of a table with a row for each game.
type Games struct {
	schema  *parquet.Schema
	columns []column // in the order of the file
	asks    []desk.FieldOf
	// The row that was made last.
	row parquet.Row
}

// column is a column of games.
type column struct {
	name string
	kind where.Kind
	of   desk.FieldOf
	is   part
}

// part is what a column has of its field.
type part uint8

const (
	whole    part = iota
	year          // of a date
	fileName      // where the game is, no field
	gameNumber
)

// OfGames returns the columns for the fields of a notation: those of a scope, as a hand, have its name before theirs. A date that is known in
// part is only in the column of its year.
func OfGames(fields *where.Table) *Games {
	g := &Games{}
	nodes := parquet.Group{}
	add := func(c column, node parquet.Node) {
		nodes[c.name] = node
		g.columns = append(g.columns, c)
	}
	add(column{name: "file", is: fileName}, text())
	for i := range fields.Fields {
		f := &fields.Fields[i]
		if f.Name == "number" {
			add(column{name: f.Name, is: gameNumber}, parquet.Int(64))
			continue
		}
		for _, scope := range scopesOf(fields, f) {
			c := column{name: f.Name, kind: f.Kind, of: desk.FieldOf{Field: i, Scope: scope}}
			if scope >= 0 {
				c.name = strings.ToLower(fields.Scopes[scope]) + "_" + f.Name
			}
			g.asks = append(g.asks, c.of)
			add(c, nodeOf(f.Kind))
			if f.Kind == where.Date {
				c.name, c.is = c.name+"_year", year
				add(c, parquet.Optional(parquet.Int(32)))
			}
		}
	}
	g.schema = parquet.NewSchema("game", nodes)
	g.columns = inOrderOf(g.schema, g.columns)
	return g
}

// scopesOf returns the scopes of a field by their places; -1 is that of the game. The lengths of suits are those of one hand.
func scopesOf(fields *where.Table, f *where.Field) (scopes []int) {
	if !f.InScope {
		return []int{-1}
	}
	for i, name := range fields.Scopes {
		if f.Kind != where.Shape || len(name) == len("N") {
			scopes = append(scopes, i)
		}
	}
	return scopes
}

func inOrderOf(schema *parquet.Schema, columns []column) (sorted []column) {
	for _, path := range schema.Columns() {
		for _, c := range columns {
			if c.name == path[0] {
				sorted = append(sorted, c)
			}
		}
	}
	return sorted
}

func text() parquet.Node { return parquet.Encoded(parquet.String(), &parquet.RLEDictionary) }

func nodeOf(kind where.Kind) parquet.Node {
	switch kind {
	case where.Number:
		return parquet.Optional(parquet.Leaf(parquet.DoubleType))
	case where.Date:
		return parquet.Optional(parquet.Date())
	}
	return parquet.Optional(text())
}

// Schema is that of the table.
func (g *Games) Schema() *parquet.Schema { return g.schema }

// Asks are the fields that Row asks for.
func (g *Games) Asks() []desk.FieldOf { return g.asks }

// Row makes the row of a game of a file. It is valid until the next call.
func (g *Games) Row(file string, of *desk.Game) parquet.Row {
	g.row = g.row[:0]
	for i := range g.columns {
		c := &g.columns[i]
		switch c.is {
		case fileName:
			g.row = append(g.row, parquet.ByteArrayValue([]byte(file)).Level(0, 0, i))
		case gameNumber:
			g.row = append(g.row, parquet.Int64Value(int64(of.Number)).Level(0, 0, i))
		default:
			g.row = append(g.row, c.value(of.Values(c.of.Field, c.of.Scope), i))
		}
	}
	return g.row
}

// value is that of a field, in the column of a number.
func (c *column) value(v where.Value, number int) parquet.Value {
	day := int(v.Number)
	isDay := day/100%100 > 0 && day%100 > 0
	switch {
	case !v.Given || c.kind == where.Date && c.is == whole && !isDay:
		return parquet.NullValue().Level(0, 0, number)
	case c.is == year:
		return parquet.Int32Value(int32(day/10000)).Level(0, 1, number)
	case c.kind == where.Date:
		return parquet.Int32Value(daysTo(day/10000, day/100%100, day%100)).Level(0, 1, number)
	case c.kind == where.Number:
		return parquet.DoubleValue(v.Number).Level(0, 1, number)
	}
	// Of several players all are in one text.
	texts := strings.Join(append([]string{v.Text}, v.Also...), "; ")
	return parquet.ByteArrayValue([]byte(strings.ToValidUTF8(texts, "\uFFFD"))).Level(0, 1, number)
}

// daysTo returns how many days a day is after that from which Parquet counts.
func daysTo(year, month, day int) int32 {
	const seconds = 24 * 60 * 60
	at := time.Date(year, time.Month(month), day, 0, 0, 0, 0, time.UTC).Unix()
	return int32(at / seconds)
}
