//go:build !js

package kit

import (
	"compress/flate"
	"compress/gzip"
	"errors"
	"io"

	"pbn/core/cmd/line"
)

// unpacked returns what a file holds that is packed by gzip, however many parts it has.
func unpacked(packed io.Reader) (io.Reader, error) {
	of, err := gzip.NewReader(packed)
	if err != nil {
		return nil, asDamaged(err)
	}
	return &unpacking{of}, nil
}

type unpacking struct{ of *gzip.Reader }

func (u *unpacking) Read(b []byte) (int, error) {
	n, err := u.of.Read(b)
	return n, asDamaged(err)
}

// asDamaged returns our own error where the file, not the reading of it, is at fault.
func asDamaged(err error) error {
	var corrupt flate.CorruptInputError
	switch {
	case err == gzip.ErrHeader, err == gzip.ErrChecksum, err == io.ErrUnexpectedEOF, errors.As(err, &corrupt):
		return errors.New(line.Say("damaged"))
	}
	return err
}
