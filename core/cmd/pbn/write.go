package main

import (
	"io"
	"os"

	"pbn/core/cmd/files"
	"pbn/core/cmd/line"
	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	core "pbn/core/pbn/export"
	"pbn/core/source"
)

// The commands that write files: each makes another file of one.

// maker writes what becomes of a file. said is a line that comes before the report.
type maker func(of *input, to io.Writer) (said string, r *pbn.Report, err error)

// writeEach writes what is made of each file to where the options say, and what was found to standard error.
func writeEach(s *shell, l *line.Line, make maker, nameOf func(string) string) (exit, error) {
	targets, err := files.NewTargets(l, s, nameOf)
	if err != nil {
		return failed, err
	}
	as := textFormat(l, os.Stderr)
	quiet := l.Is("quiet")
	return s.eachFile(l.Names, frame{}, func(of *input) (exit, error) {
		to := targets.Of(of.path)
		said, r, err := make(of, to)
		if err == nil && !l.Is("document") {
			err = of.foreign(r)
		}
		if err != nil {
			to.Cancel()
			return failed, err
		}
		if err := to.Commit(); err != nil {
			return failed, err
		}
		if !quiet {
			of.err.WriteString(said)
		}
		if len(r.Diagnostics.Items) > 0 {
			of.err.Write(as.file(of.path, r))
		}
		return exitOf(r), nil
	}), nil
}

// writerOptions returns the options of the writer, as the settings and the options say.
func writerOptions(l *line.Line) (core.Options, error) {
	settings, err := readConfig(l)
	if err != nil {
		return core.Options{}, err
	}
	chosen := map[string]string{}
	for _, option := range core.OptionNames {
		chosen[option.Name] = l.Value(option.Name)
	}
	if !l.Is("encoding") {
		chosen["encoding"] = settings.encoding
	}
	options, problem := core.Named(chosen)
	if problem != "" {
		panic(problem) // the table of options has other values
	}
	return options, nil
}

func export(s *shell, l *line.Line) (exit, error) {
	options, err := writerOptions(l)
	if err != nil {
		return failed, err
	}
	make := func(of *input, to io.Writer) (string, *pbn.Report, error) {
		if !l.Is("document") {
			return exportTo(l, of, to, options)
		}
		document, err := files.Whole(of, "documentBlocks")
		if err != nil {
			return "", nil, err
		}
		out, r := pbn.ExportDocument(document, source.Automatic, options)
		if r.Err == nil {
			_, r.Err = to.Write(out)
		}
		return "", r, r.Err
	}
	if l.Is("check") || l.Is("diff") {
		return compare(s, l, make, options)
	}
	if l.Is("document") {
		return writeEach(s, l, make, sameName)
	}
	return writeEach(s, l, make, pbnName)
}

func sameName(name string) string { return name }

// exportTo writes a file, of whatever notation, in export format.
func exportTo(l *line.Line, of *input, to io.Writer, options core.Options) (string, *pbn.Report, error) {
	other, err := openOther(of, options, nil)
	if err == nil {
		err = refuseInPlace(l, other)
	}
	if err != nil {
		return "", nil, err
	}
	if other == nil {
		r := pbn.ExportTo(to, stream(of), options)
		return "", r, r.Err
	}
	if other.Report.Err == nil && len(other.PBN) > 0 {
		_, err = to.Write(other.PBN)
	} else {
		err = other.Report.Err
	}
	return "", other.Report, err
}

func fix(s *shell, l *line.Line) (exit, error) {
	severities, err := severitiesOf(l)
	if err != nil {
		return failed, err
	}
	return writeEach(s, l, func(of *input, to io.Writer) (string, *pbn.Report, error) {
		file, err := files.Whole(of, "safeFixes")
		if err != nil {
			return "", nil, err
		}
		mended := pbn.Mend(file, source.Automatic, pbn.Options{Severities: severities})
		if err := of.foreign(mended.Report); err != nil {
			return "", nil, err
		}
		if _, err := to.Write(mended.Bytes); err != nil {
			return "", nil, err
		}
		message := "fixed"
		if mended.More {
			message = "fixedMore"
		}
		said := line.Say(message, "path", answers.Printable(of.path), "fixes", answers.Counted(mended.Applied, "fix"))
		return said + "\n", mended.Report, nil
	}, sameName)
}
