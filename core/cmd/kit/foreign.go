package kit

import (
	"bytes"
	"errors"
	"io"

	"pbn/core/recognize"
	"pbn/core/report"
)

// recognize finds out what a file is, by its start and its name. The error says so where it is certainly nothing that is read here. The
// file can still be read from its start.
func (of *Input) recognize() error {
	start := make([]byte, recognize.Head)
	n, err := io.ReadFull(of.Reader, start)
	if err != nil && err != io.EOF && err != io.ErrUnexpectedEOF {
		return err
	}
	of.Reader = io.MultiReader(bytes.NewReader(start[:n]), of.Reader)
	var isSure bool
	if of.is, isSure = recognize.Of(start[:n], of.Path); isSure && of.is.IsForeign() {
		return errors.New(of.is.Sentence())
	}
	return nil
}

// Foreign says what a file is that was read and has no game, if it is not read here.
func (of *Input) Foreign(r *report.Report) error {
	if r.Games > 0 || !of.is.IsForeign() {
		return nil
	}
	return errors.New(of.is.Sentence())
}
