package answers

import (
	"io"

	"pbn/core/desk"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// Job begins the job of a call, whose pieces are those of its files: see [files]. The error is the caller's mistake.
func Job(a Request) (*wire.Job, error) {
	c, err := a.read()
	if err != nil {
		return nil, err
	}
	return wire.NewReadJob(func(j *wire.Job, pieces io.Reader) ([]byte, error) {
		json, err := c.run(j, pieces)
		if _, isTooLong := err.(source.TooLong); isTooLong {
			j.Out.Failed = err.Error()
			return nil, nil
		}
		return json, err
	}), nil
}

// run reads the files of a call, and returns what is said of them.
func (c *call) run(j *wire.Job, pieces io.Reader) (json []byte, err error) {
	var to io.Writer
	if c.writes && c.options.Split == nil {
		to = j
	}
	join := c.request.Games.Join(to, c.options)
	in := files{pieces: pieces}
	for _, encoding := range c.request.Encodings {
		r := c.readFile(join, &in, encoding)
		if r.Err != nil {
			return nil, r.Err
		}
		if err := in.skip(); err != nil {
			return nil, err
		}
	}
	if err := join.End(); err != nil {
		return nil, err
	}
	for _, p := range join.Parts() {
		if _, err := j.Write(p.Bytes()); err != nil {
			return nil, err
		}
	}
	return c.said.json(c, join), nil
}

func (c *call) readFile(join *desk.Join, in *files, encoding string) *report.Report {
	c.said.files = append(c.said.files, fileSaid{})
	named, _ := c.request.Habits.EncodingOf(encoding)
	stream := c.request.Habits.Stream(in, named).LimitGames(c.request.LongestGame).Unshown()
	r := join.Read(stream)
	of := c.said.last()
	of.games = r.Games
	if r.Text != nil {
		of.encoding = r.Text.Encoding.String()
	}
	return r
}

// files reads files one after the other: each comes in pieces, with the length of a piece before it in four bytes, the lowest first. A length of
// 0 ends a file.
type files struct {
	pieces io.Reader
	left   int // bytes of the piece
	ended  bool
}

// Read is that of io.Reader, of the file that is read.
func (f *files) Read(into []byte) (int, error) {
	if f.left == 0 && !f.ended {
		var length [4]byte
		if _, err := io.ReadFull(f.pieces, length[:]); err != nil {
			return 0, cutShort(err)
		}
		f.left = int(length[0]) | int(length[1])<<8 | int(length[2])<<16 | int(length[3])<<24
		f.ended = f.left == 0
	}
	if f.ended {
		return 0, io.EOF
	}
	n, err := f.pieces.Read(into[:min(len(into), f.left)])
	f.left -= n
	return n, cutShort(err)
}

// cutShort is an error of the pieces: files end before these do.
func cutShort(err error) error {
	if err == io.EOF {
		return io.ErrUnexpectedEOF
	}
	return err
}

// skip goes on to the next file, over what nobody has read of this one.
func (f *files) skip() error {
	var some [512]byte
	for !f.ended {
		if _, err := f.Read(some[:]); err != nil && err != io.EOF {
			return err
		}
	}
	f.ended = false
	return nil
}
