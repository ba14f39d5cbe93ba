package kit

import (
	"errors"

	"pbn/core/cmd/line"
)

// unpackers are the names that people know of how files are packed that a command reads which writes no files.
var unpackers = map[string]string{"gzip": "gzip", "zstd": "Zstandard"}

// damaged is the error of a packed file that cannot be unpacked.
func damaged(by string) error { return errors.New(line.Say("damaged", "by", unpackers[by])) }
