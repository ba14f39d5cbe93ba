package visit

import "pbn/e2e/browser"

// Quick are a deal and an ending that are computed as soon as they are asked for; a card of the ending costs a trick.
const Quick = `[Event "Quick"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]

[Event "Quick"]
[Board "2"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:A2.3.. K3.4.. Q4.5.. J5.6.."]
[Declarer "S"]
[Contract "NT"]
[Play "W"]
SJ SA SK S4
S5 S2 S3 SQ
H6 H3 H4 H5
*
`

// FourVoids is the hardest deal known: it takes a browser many seconds.
const FourVoids = `[Board "3"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "S:Q853.AJ962.KT74. AJ962.KT74..Q853 KT74..Q853.AJ962 .Q853.AJ962.KT74"]
`

// NotWhole cannot be computed: two hands are not known.
const NotWhole = `[Board "4"]
[Deal "N:A2.3.. K3.4.. - -"]
`

// Ask is the button for open cards.
const Ask = "[data-open-cards]"

// OpenCards is a JavaScript expression: how far what a person asked for is.
func OpenCards(state string) string { return browser.Exists("[data-open-cards=" + state + "]") }
