package tags

import (
	"testing"

	"pbn/core/item"
)

// TestRowsAreWhole: each tag has a name of its own and a set, and no more tell games apart than the scanner can.
func TestRowsAreWhole(t *testing.T) {
	names, telling := map[string]bool{}, 0
	for tag := Other + 1; tag < Count; tag++ {
		row := tag.Row()
		if row.Name == "" || row.Set == NoSet || names[row.Name] || tag.String() != row.Name {
			t.Errorf("%d: %+v", tag, *row)
		}
		names[row.Name] = true
		if row.TellsGames {
			telling++
		}
		if row.TellsGames && row.Set == Vendor {
			t.Errorf("%s tells games apart", row.Name)
		}
	}
	if Count > item.Rows || telling > 8 {
		t.Errorf("%d rows, %d tell games apart", Count, telling)
	}
	if Other.String() != "" || !Event.Is(Roster) || !GameType.Is(Standard) || Variant.Is(Standard) {
		t.Error("sets")
	}
}

// TestRoster_T_2: the seven in the order in which they are written.
func TestRoster_T_2(t *testing.T) {
	for i, name := range []string{"Event", "Site", "Date", "Round", "White", "Black", "Result"} {
		if tag := Other + 1 + Tag(i); tag.String() != name || !tag.Is(Roster) {
			t.Errorf("T-2 %s is %s", name, tag)
		}
	}
	if Tag(8).Is(Roster) {
		t.Error("T-2 eight")
	}
}
