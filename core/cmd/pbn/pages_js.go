package main

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"syscall/js"

	"pbn/core/cmd/files"
	"pbn/core/cmd/kit"
	"pbn/core/cmd/line"
	"pbn/core/convert"
	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/pbn/habits"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// The commands that make HTML. JavaScript makes it, in js/src/cli/pages.ts: it has the viewer.
var pages = map[string]kit.Command{"render": render, "prerender": prerender}

// openPages returns what makes HTML, and the options that it takes, as it takes them. The error may be a mistake in these.
func openPages(l *line.Line) (maker, options js.Value, err error) {
	if maker, err = kit.Await(kit.Host.Call("pages")); err != nil {
		return maker, options, err
	}
	options = js.Global().Get("Object").New()
	for _, name := range l.Options() {
		options.Set(name, l.Value(name))
	}
	if choices := maker.Call("otherLanguages", options); !choices.IsUndefined() {
		mistake := words.Say("wrongChoice", "option", "--lang", "choices", choices.String(), "given", l.Value("lang"))
		return maker, options, line.Mistake(mistake)
	}
	if problem := maker.Call("problem", options); !problem.IsUndefined() {
		return maker, options, line.Mistake(problem.String())
	}
	return maker, options, nil
}

// render makes a page of each file. It reads the file three times: to check it, to list its boards, and to show them.
func render(s *kit.Shell, l *line.Line) (kit.Exit, error) {
	maker, options, err := openPages(l)
	if err != nil {
		return kit.Failed, err
	}
	s.ReadRepeatedly(3)
	return s.WriteEach(l, func(of *kit.Input, to io.Writer) (string, *report.Report, error) {
		games, r, err := checkGames(of)
		if err != nil || r.Games == 0 {
			return "", r, err
		}
		if of.Name != line.StandardInput {
			options.Set("file-name", withoutExtension(filepath.Base(of.Name)))
		}
		page := maker.Call("page", options)
		if err := games(func(lines string) error { page.Call("list", lines); return nil }); err != nil {
			return "", r, err
		}
		if page.Get("isEmpty").Bool() {
			return "", r, errors.New("there is no such board")
		}
		write := func(piece js.Value) error {
			_, err := io.WriteString(to, piece.String())
			return err
		}
		err = write(page.Call("start"))
		if err == nil {
			err = games(func(lines string) error { return write(page.Call("show", lines)) })
		}
		if err == nil {
			err = write(page.Call("end"))
		}
		return "", r, err
	}, func(name string) string { return withoutExtension(name) + ".html" })
}

// checkGames checks a file, and returns what gives its games as JSON, some lines at a time, when it reads the file anew.
func checkGames(of *kit.Input) (games func(take func(lines string) error) error, r *report.Report, err error) {
	other, err := openOther(of, convert.AsRead(), nil)
	if err != nil {
		return nil, nil, err
	}
	open := func() (*source.Stream, error) {
		err := of.Again()
		return stream(of), err
	}
	if other != nil {
		r = other.Report
		open = func() (*source.Stream, error) { return habits.PBN.Stream(bytes.NewReader(other.PBN), source.UTF8), nil }
	} else {
		r = pbn.Validate(stream(of), pbn.Options{})
	}
	return func(take func(lines string) error) error {
		file, err := open()
		if err == nil {
			_, err = answers.ParseTo(&taker{take: take}, file.Unshown(), true, wire.Options{})
		}
		return err
	}, r, r.Err
}

// taker takes the games that are written to it, by whole lines.
type taker struct {
	take  func(lines string) error
	begun []byte // a line whose end is still to come
}

func (t *taker) Write(json []byte) (int, error) {
	t.begun = append(t.begun, json...)
	end := bytes.LastIndexByte(t.begun, '\n') + 1
	if end == 0 {
		return len(json), nil
	}
	lines := string(t.begun[:end])
	t.begun = append(t.begun[:0], t.begun[end:]...)
	return len(json), t.take(lines)
}

// prerender replaces the blocks in articles.
func prerender(s *kit.Shell, l *line.Line) (kit.Exit, error) {
	maker, options, err := openPages(l)
	if err != nil {
		return kit.Failed, err
	}
	targets, err := files.NewTargets(l, s, kit.SameName)
	if err != nil {
		return kit.Failed, err
	}
	text := kit.TextFor(l, os.Stderr)
	options.Set("quiet", l.Is("quiet"))
	return s.EachFile(l.Names, func(of *kit.Input) (kit.Exit, error) {
		article, err := files.Whole(of.Reader, words.Say("pageBlocks"))
		if err != nil {
			return kit.Failed, err
		}
		if of.Encoding != source.Automatic {
			options.Set("source-encoding", of.Encoding.String()) // by the name that the package knows
		}
		made, err := kit.Await(maker.Call("prerender", kit.Bytes(article), of.Name, options))
		if err != nil {
			return kit.Failed, err
		}
		to := targets.Of(of.Path)
		if _, err := to.Write(kit.BytesOf(made.Get("bytes"))); err != nil {
			to.Cancel()
			return kit.Failed, err
		}
		if err := to.Commit(); err != nil {
			return kit.Failed, err
		}
		// Most pages of a site have no block.
		if made.Get("isPlain").Bool() {
			return kit.Fine, nil
		}
		hasErrors := made.Get("isWrong").Bool()
		if made.Get("hasDeals").Bool() {
			r := pbn.Validate(habits.PBN.Open(article, of.Encoding), pbn.Options{})
			if len(r.Diagnostics.Items) > 0 {
				of.Err.Write(text(of.Name, r))
			}
			hasErrors = hasErrors || r.Diagnostics.Count(diag.Error) > 0
		}
		if of.Err.Len() > 0 || made.Get("hasNotes").Bool() {
			of.Err.WriteString(made.Get("notes").String())
		}
		if hasErrors {
			return kit.FoundErrors, nil
		}
		return kit.Fine, nil
	}), nil
}
