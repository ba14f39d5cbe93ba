//go:build !js

package parquet

import (
	"io"

	parquet "github.com/parquet-go/parquet-go"

	"pbn/core/cmd/line"
)

// Writer writes rows into files, so many in each.
type Writer struct {
	schema *parquet.Schema
	most   int // rows of a file; 0 is any number
	next   func() (io.Writer, error)
	to     *parquet.GenericWriter[any]
	rows   []parquet.Row
	// written are the rows of all files, and ofFile those of the last.
	written, ofFile int
}

// NewWriter returns a writer for a table. next begins a file; there is one, too, if there are no rows.
func NewWriter(schema *parquet.Schema, most int, next func() (io.Writer, error)) *Writer {
	return &Writer{schema: schema, most: most, next: next}
}

// rowsAtOnce are handed over together, and rowsInGroup are in memory as columns: a program that reads a file reads whole groups.
const (
	rowsAtOnce  = 1 << 10
	rowsInGroup = 1 << 16
)

// Write writes a row.
func (w *Writer) Write(row parquet.Row) error {
	w.rows = append(w.rows, row.Clone())
	w.written++
	if len(w.rows) == rowsAtOnce || w.most > 0 && w.ofFile+len(w.rows) == w.most {
		return w.hand()
	}
	return nil
}

// Rows are how many were written.
func (w *Writer) Rows() int { return w.written }

// hand hands the rows over that wait, and ends a file that is full.
func (w *Writer) hand() error {
	if w.to == nil {
		if err := w.begin(); err != nil {
			return err
		}
	}
	before := w.ofFile / rowsInGroup
	_, err := w.to.WriteRows(w.rows)
	w.ofFile += len(w.rows)
	w.rows = w.rows[:0]
	if err == nil && w.ofFile/rowsInGroup > before {
		err = w.to.Flush()
	}
	if err == nil && w.ofFile == w.most {
		err = w.end()
	}
	return err
}

func (w *Writer) begin() error {
	to, err := w.next()
	if err != nil {
		return err
	}
	w.to = parquet.NewGenericWriter[any](to, w.schema, parquet.Compression(&parquet.Zstd), parquet.CreatedBy(line.Program(), line.Version(), ""))
	return nil
}

func (w *Writer) end() error {
	err := w.to.Close()
	w.to, w.ofFile = nil, 0
	return err
}

// Close writes what is left.
func (w *Writer) Close() error {
	if w.written == 0 || len(w.rows) > 0 {
		if err := w.hand(); err != nil {
			return err
		}
	}
	if w.to == nil {
		return nil
	}
	return w.end()
}
