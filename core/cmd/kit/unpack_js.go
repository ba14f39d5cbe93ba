package kit

import (
	"errors"
	"io"
	"syscall/js"

	"pbn/core/cmd/line"
)

// unpacked returns what a file holds that is packed by gzip, however many parts it has. JavaScript unpacks it: package compress/gzip would
// bring package fmt into the module.
func unpacked(packed io.Reader) (io.Reader, error) {
	u := &unpacking{by: Host.Call("gunzip"), ended: make(chan error, 1)}
	go u.feed(packed)
	return u, nil
}

// unpacking is a stream of JavaScript that unpacks.
type unpacking struct {
	by    js.Value
	rest  []byte // of what is unpacked
	ended chan error
}

// feed gives it all that is packed, as fast as it is read.
func (u *unpacking) feed(packed io.Reader) {
	piece := make([]byte, 1<<16)
	for {
		n, err := packed.Read(piece)
		if n > 0 {
			if _, failed := Await(u.by.Call("push", Bytes(piece[:n]))); failed != nil {
				return // whoever reads is told
			}
		}
		if err != nil {
			u.by.Call("end")
			u.ended <- err
			return
		}
	}
}

func (u *unpacking) Read(b []byte) (int, error) {
	for len(u.rest) == 0 {
		next, err := Await(u.by.Call("next"))
		switch {
		case err != nil:
			return 0, errors.New(line.Say("damaged"))
		case next.IsUndefined():
			return 0, <-u.ended
		}
		u.rest = BytesOf(next)
	}
	n := copy(b, u.rest)
	u.rest = u.rest[n:]
	return n, nil
}
