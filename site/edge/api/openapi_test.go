package api

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pbn/core/wire"
)

// TestDescription: each route, parameter, value, kind of answer and kind of problem is in the description, and no others. That it is valid,
// and true of what the servers answer, e2e/edge tests.
func TestDescription(t *testing.T) {
	var described struct {
		OpenAPI string
		Info    struct{ Version, Description string }
		Paths   map[string]map[string]struct {
			OperationID string
			Parameters  []struct {
				Name, In string
				Required bool
				Schema   struct {
					Enum    []string
					Default string
				}
			}
			RequestBody *struct{ Required bool }
			Responses   map[string]struct{ Content map[string]any }
		}
		Components struct {
			Schemas   map[string]any
			Responses map[string]struct{ Description string }
		}
	}
	w := call("GET", "/api/openapi.json", nil)
	if err := json.Unmarshal(w.Body.Bytes(), &described); err != nil || described.OpenAPI != "3.1.0" || described.Info.Version != wire.Version || w.Header().Get("Content-Type") != jsonType {
		t.Fatalf("%v %d %.300s", err, w.Code, w.Body)
	}
	operations, names := 0, map[string]bool{}
	for _, methods := range described.Paths {
		operations += len(methods)
	}
	routes := New(limits).(*server).routes
	if operations != len(routes) {
		t.Errorf("there are %d operations for %d routes", operations, len(routes))
	}
	for _, r := range routes {
		of, known := described.Paths[r.Path][strings.ToLower(r.Method)]
		if !known || names[of.OperationID] || of.OperationID == "" || (of.RequestBody != nil) != (r.Method == "POST") {
			t.Errorf("%s %s: %v", r.Method, r.Path, of)
		}
		names[of.OperationID] = true
		known = strings.HasSuffix(r.Path, "{rule}")
		if known {
			if of.Parameters[0].In != "path" || !of.Parameters[0].Required {
				t.Errorf("%s: %v", r.Path, of.Parameters)
			}
			of.Parameters = of.Parameters[1:]
		}
		if len(of.Parameters) != len(r.Parameters) {
			t.Errorf("%s has the parameters %v, not %v", r.Path, of.Parameters, r.Parameters)
			continue
		}
		for i, p := range r.Parameters {
			if d := of.Parameters[i]; d.Name != p.Name || d.In != "query" || !reflect.DeepEqual(d.Schema.Enum, p.Values) || p.Values != nil && d.Schema.Default != p.Values[0] {
				t.Errorf("%s: the parameter %v is described as %v", r.Path, p, d)
			}
		}
		// A format has a kind of answer each, and a file has one for each notation that it can be converted to.
		values := func(name string) int {
			i := slices.IndexFunc(r.Parameters, func(p parameter) bool { return p.Name == name })
			if i < 0 {
				return 0
			}
			return len(r.Parameters[i].Values)
		}
		if formats := values("format"); formats > 0 && len(r.answers) != formats+max(values(to.Name)-1, 0) {
			t.Errorf("%s has %d kinds of answers for %d formats", r.Path, len(r.answers), formats)
		}
		if got := of.Responses["200"].Content; len(got) != len(r.answers) {
			t.Errorf("%s answers %v", r.Path, got)
		}
		for _, o := range r.answers {
			if o.json != "" && described.Components.Schemas[o.json] == nil {
				t.Errorf("%s: there is no schema %s", r.Path, o.json)
			}
		}
	}
	for _, k := range kinds {
		if !strings.Contains(described.Components.Responses["Problem"].Description, k.Type) {
			t.Errorf("the problem %s is not described", k.Type)
		}
	}
}
