package tree

// Owner is the move that something belongs to, and whether it comes before that: fields of a comment and its like.
type Owner struct {
	Move   *int32
	Before *bool
}

// GiveBack gives what belongs to a move that did not come, as it was written in a variation without moves, to another move: the last elements
// of a list.
func GiveBack[T any](list []T, missing, to int32, owner func(*T) Owner) {
	for i := len(list) - 1; i >= 0; i-- {
		o := owner(&list[i])
		if !*o.Before || *o.Move != missing {
			return
		}
		*o.Move, *o.Before = to, false
	}
}

// OwnerOf returns the owner of a comment.
func (c *Comment) OwnerOf() Owner { return Owner{&c.Move, &c.Before} }

// OwnerOf returns the owner of a NAG.
func (n *NAG) OwnerOf() Owner { return Owner{&n.Move, &n.Before} }

// OwnerOf returns the owner of a text.
func (t *Text) OwnerOf() Owner { return Owner{&t.Move, &t.Before} }
