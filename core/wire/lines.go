package wire

import (
	"bytes"
	"io"
)

// Lines are values that a caller gives piece by piece, each as JSON on a line.
type Lines struct {
	From  io.Reader
	text  []byte // of the line that is read, and what came with it
	ended bool
	count int
}

// longestRead is how much of the lines is read at once.
const longestRead = 32 << 10

// Next returns the next line, nil after the last one, and its number, from 0. The error is that of the reader.
func (l *Lines) Next() (line []byte, number int, err error) {
	searched := 0
	for {
		end := bytes.IndexByte(l.text[searched:], '\n')
		if end += searched; end < searched {
			if !l.ended {
				searched = len(l.text)
				if err := l.more(); err != nil {
					return nil, 0, err
				}
				continue
			}
			if end = len(l.text); end == 0 {
				return nil, l.count, nil
			}
		}
		line = l.text[:end:end]
		l.text = l.text[min(end+1, len(l.text)):]
		l.count++
		return line, l.count - 1, nil
	}
}

// more reads on.
func (l *Lines) more() error {
	room := make([]byte, 0, len(l.text)+max(longestRead, len(l.text)))
	room = append(room, l.text...)
	n, err := l.From.Read(room[len(room):cap(room)])
	l.text, l.ended = room[:len(room)+n], err == io.EOF
	if l.ended {
		return nil
	}
	return err
}
