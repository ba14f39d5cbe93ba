//go:build !js

package kit

import (
	"compress/flate"
	"compress/gzip"
	"errors"
	"io"

	"github.com/klauspost/compress/zstd"
)

// unpacked returns what a file holds that is packed in a way, however many parts it has: "gzip" or "zstd".
func unpacked(by string, packed io.Reader) (io.Reader, error) {
	if by == "zstd" {
		// What needs a larger window was packed to be unpacked by those who ask for it.
		const window = 128 << 20
		of, err := zstd.NewReader(packed, zstd.WithDecoderLowmem(true), zstd.WithDecoderMaxWindow(window))
		return &unpacking{of, by}, err
	}
	of, err := gzip.NewReader(packed)
	if err != nil {
		return nil, asDamaged(by, err)
	}
	return &unpacking{of, by}, nil
}

type unpacking struct {
	of io.Reader
	by string
}

func (u *unpacking) Read(b []byte) (int, error) {
	n, err := u.of.Read(b)
	return n, asDamaged(u.by, err)
}

// damages are what says that a file, not the reading of it, is at fault.
var damages = []error{
	gzip.ErrHeader, gzip.ErrChecksum, io.ErrUnexpectedEOF,
	zstd.ErrReservedBlockType, zstd.ErrCompressedSizeTooBig, zstd.ErrBlockTooSmall, zstd.ErrUnexpectedBlockSize, zstd.ErrMagicMismatch,
	zstd.ErrWindowSizeExceeded, zstd.ErrWindowSizeTooSmall, zstd.ErrDecoderSizeExceeded, zstd.ErrUnknownDictionary, zstd.ErrFrameSizeExceeded,
	zstd.ErrFrameSizeMismatch, zstd.ErrCRCMismatch,
}

// asDamaged returns our own error where the file, not the reading of it, is at fault.
func asDamaged(by string, err error) error {
	var corrupt flate.CorruptInputError
	isDamage := errors.As(err, &corrupt)
	for _, one := range damages {
		isDamage = isDamage || errors.Is(err, one)
	}
	if isDamage {
		return damaged(by)
	}
	return err
}
