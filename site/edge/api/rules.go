package api

import (
	"bytes"
	"strings"
	"text/tabwriter"

	"pbn/core/pbn/answers"
	"pbn/core/pbn/docs"
	"pbn/core/pbn/rules"
)

// forAnHour tells that rules change with a deployment only.
var forAnHour = []string{"Cache-Control", "public, max-age=3600"}

func ruleList(r *request) (*answer, *problem) {
	if r.query["format"] == "text" {
		return ok(textType, ruleTable(), forAnHour...)
	}
	return ok(jsonType, answers.Rules(), forAnHour...)
}

// ruleTable is the rules as the shell prints them (js/src/cli/explain.ts).
func ruleTable() []byte {
	var out bytes.Buffer
	columns := tabwriter.NewWriter(&out, 0, 0, 2, ' ', 0)
	line := func(cells ...string) { columns.Write([]byte(strings.Join(cells, "\t") + "\n")) }
	line("rule", "severity", "section", "fix", "title")
	for _, rule := range rules.All() {
		info := rules.Of(rule)
		fix := ""
		if rules.Of(rule).CanFix() {
			fix = "yes"
		}
		line(info.Name, info.Severity.String(), info.Section, fix, info.Title)
	}
	columns.Flush()
	return out.Bytes()
}

func rulePage(r *request) (*answer, *problem) {
	page, known := docs.Explain(strings.TrimPrefix(r.path, rulePath))
	if !known {
		return nil, &problem{kind: notFound, Detail: "There is no such rule; GET /api/rules lists them."}
	}
	contentType := "text/markdown; charset=utf-8"
	if r.query["format"] == "text" {
		contentType = textType
	}
	return ok(contentType, []byte(page), forAnHour...)
}
