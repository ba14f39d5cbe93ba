// Command openings writes the table of core/openings/known from lists of names: files of lines with an ECO code, a name and moves in SAN with
// their numbers, with tabs between the three, as https://github.com/lichess-org/chess-openings has them (CC0: public domain).
//
//	go run ./core/cmd/openings [a-e].tsv > core/openings/known/openings.txt
package main

import (
	"errors"
	"os"
	"slices"
	"strconv"
	"strings"

	"pbn/core/chess"
)

// row is a position with a name: the moves to it, as two squares each, and its men and the side on turn, as FEN has them.
type row struct {
	moves          []string
	men, eco, name string
}

func main() {
	rows, err := read(os.Args[1:])
	if err == nil {
		_, err = os.Stdout.Write(table(rows))
	}
	if err != nil {
		os.Stderr.WriteString(err.Error() + "\n")
		os.Exit(1)
	}
}

// table returns the rows as openings.Read takes them.
func table(rows []row) (out []byte) {
	var above []string
	for _, r := range rows {
		shared := 0
		for shared < min(len(r.moves), len(above)) && r.moves[shared] == above[shared] {
			shared++
		}
		out = strconv.AppendInt(out, int64(shared), 10)
		for _, move := range r.moves[shared:] {
			out = append(append(out, ' '), move...)
		}
		out = append(out, "\t"+r.eco+"\t"+r.name+"\n"...)
		above = r.moves
	}
	return out
}

// read returns the rows of the files, sorted by their moves.
func read(files []string) ([]row, error) {
	var rows []row
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		for i, line := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
			fields := strings.Split(line, "\t")
			if i == 0 && fields[0] == "eco" {
				continue
			}
			r, err := readRow(fields)
			if err != nil {
				return nil, errors.New(file + ":" + strconv.Itoa(i+1) + ": " + err.Error())
			}
			rows = append(rows, r)
		}
	}
	slices.SortFunc(rows, func(a, b row) int { return slices.Compare(a.moves, b.moves) })
	return lastOfEach(rows), nil
}

// lastOfEach drops each row whose men stand as in a later row; such rows differ only in whether a pawn may capture en passant.
func lastOfEach(rows []row) []row {
	last := map[string]int{}
	for i, r := range rows {
		last[r.men] = i
	}
	kept := rows[:0]
	for i, r := range rows {
		if last[r.men] == i {
			kept = append(kept, r)
		}
	}
	return kept
}

func readRow(fields []string) (row, error) {
	if len(fields) != 3 {
		return row{}, errors.New("a line has three fields, with tabs between them")
	}
	r := row{eco: fields[0], name: fields[1]}
	p, _, _, _ := chess.ReadFEN(chess.Initial)
	for _, san := range strings.Fields(fields[2]) {
		if strings.HasSuffix(san, ".") {
			continue
		}
		m, count := p.Find(chess.Parse(san))
		if count != 1 {
			return row{}, errors.New(san + " is not one move")
		}
		r.moves = append(r.moves, string(chess.AppendCoordinates(nil, m, false)))
		var u chess.Undo
		p.Do(m, &u)
	}
	fen := strings.Fields(string(chess.AppendFEN(nil, &p)))
	r.men = fen[0] + " " + fen[1]
	return r, nil
}
