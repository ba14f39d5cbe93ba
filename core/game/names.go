package game

import "pbn/core/syntax"

// SupplementalTags are the supplemental tags of the standard (chapter 4), and Auction, Play and Note.
var SupplementalTags = syntax.SupplementalTags[:]

// Tables are the names of the supplemental sections that the standard defines, sorted.
var Tables = syntax.TableTags[:]
