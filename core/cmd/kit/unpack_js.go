package kit

import (
	"errors"
	"io"
	"syscall/js"

	"pbn/core/cmd/line"
)

// unpacked returns what a file holds that is packed in a way, however many parts it has: "gzip" or "zstd". JavaScript unpacks it: package
// compress/gzip would bring package fmt into the module.
func unpacked(by string, packed io.Reader) (io.Reader, error) {
	stream := Host.Call("unpack", by)
	if stream.IsUndefined() {
		return nil, errors.New(line.Say("olderNode", "by", unpackers[by]))
	}
	u := &unpacking{by: by, stream: stream, ended: make(chan error, 1)}
	go u.feed(packed)
	return u, nil
}

// unpacking is a stream of JavaScript that unpacks.
type unpacking struct {
	by     string
	stream js.Value
	rest   []byte // of what is unpacked
	ended  chan error
}

// feed gives it all that is packed, as fast as it is read.
func (u *unpacking) feed(packed io.Reader) {
	piece := make([]byte, 1<<16)
	for {
		n, err := packed.Read(piece)
		if n > 0 {
			if _, failed := Await(u.stream.Call("push", Bytes(piece[:n]))); failed != nil {
				return // whoever reads is told
			}
		}
		if err != nil {
			u.stream.Call("end")
			u.ended <- err
			return
		}
	}
}

func (u *unpacking) Read(b []byte) (int, error) {
	for len(u.rest) == 0 {
		next, err := Await(u.stream.Call("next"))
		switch {
		case err != nil:
			return 0, damaged(u.by)
		case next.IsUndefined():
			return 0, <-u.ended
		}
		u.rest = BytesOf(next)
	}
	n := copy(b, u.rest)
	u.rest = u.rest[n:]
	return n, nil
}
