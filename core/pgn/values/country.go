package values

import "strings"

// countries are codes of countries, sorted, with a blank after each: those of chapter 15, among them AIR, SEA, SPC, NET and UNK, which are
// no countries; those of IOC and FIDE of today; those that both had of states that are gone, which old games are from; and INT, which is
// written for games on the Internet (ledger 15-a).
const countries = "" +
	"AFG AHO AIR ALB ALG AND ANG ANT ANZ ARG ARM ARU ASA ATA AUS AUT AZB AZE BAH BAN BAR BDI BEL BEN BER BHM BHU BIH BIR BIZ BLA BLG BLR BLZ " +
	"BOH BOL BOT BRA BRB BRN BRS BRU BSW BUL BUR CAF CAM CAN CAY CEY CGO CHA CHI CHN CIS CIV CMR COD COK COL COM CPV CRA CRC CRO CSR CUB CYP " +
	"CZE DEN DJI DMA DOM ECU EGY ENG ERI ESA ESP EST ESW ETH EUN FAI FID FIJ FIN FRA FRG FSM GAB GAM GBR GBS GCI GDR GEO GEQ GER GGY GHA GRC " +
	"GRE GRN GUA GUI GUM GUY HAI HKG HOL HON HUN INA IND INT IOM IRI IRL IRN IRQ ISD ISL ISR ISV ITA IVB IVO JAM JAP JCI JOR JPN JRD JUG KAZ " +
	"KEN KGZ KIR KOR KOS KSA KUW LAO LAT LBA LBN LBR LCA LEB LES LIB LIC LIE LTU LUX MAC MAD MAL MAR MAS MAU MAW MDA MDV MEX MGL MHL MKD MLI " +
	"MLT MNC MNE MOL MON MOZ MRC MRI MRT MTN MYA MYN NAM NCA NCG NCL NED NEP NET NGR NIG NLA NLD NON NOR NRU NZD NZL OMA OST PAK PAL PAN PAR " +
	"PER PHI PLE PLW PNG POL POR PRC PRK PRO PUR QAT QTR RHO RIN ROM ROU RSA RUS RWA SAA SAF SAL SAM SCG SCO SEA SEN SEY SGP SIP SKN SLE SLO " +
	"SLV SMA SMR SOL SOM SPC SRB SRI SSD STP SUD SUI SUR SVE SVK SWE SWZ SYR TAI TAN TCH TGA THA TJK TKM TLS TMT TOG TPE TRI TRK TTO TUN TUR " +
	"TUV UAE UAR UGA UKR UNK URS URU USA UZB VAN VEN VGB VIE VIN VUS WLS YEM YMD YUG ZAI ZAM ZIM ZRE "

const codeLength = len("USA")

// isCountry reports whether three letters are the code of a country.
func isCountry(code string) bool {
	const step = codeLength + 1
	low, high := 0, len(countries)/step
	for low < high {
		middle := (low + high) / 2
		switch at := countries[middle*step:][:codeLength]; {
		case at == code:
			return true
		case at < code:
			low = middle + 1
		default:
			high = middle
		}
	}
	return false
}

// siteValue reads the country that a place ends with (8.1.1.2): a word of three capital letters after other words. Where nothing but capitals is
// written, such a word may be any. It is Bad where no country has the code.
func siteValue(text string) Value {
	code := lastCode(text)
	switch {
	case code == "":
		return newValue(Standard, 0)
	case !isCountry(code):
		return bad
	}
	return newValue(Standard, uint64(code[0])<<16|uint64(code[1])<<8|uint64(code[2]))
}

// lastCode returns the word of three capital letters that a place ends with; "" if it has none.
func lastCode(site string) string {
	at := len(site) - codeLength
	if at < 2 || site[at-1] != ' ' {
		return ""
	}
	for i := at; i < len(site); i++ {
		if site[i] < 'A' || site[i] > 'Z' {
			return ""
		}
	}
	if !strings.ContainsAny(site[:at], "abcdefghijklmnopqrstuvwxyz") {
		return ""
	}
	return site[at:]
}

// Country returns the code of the country of a place, "" if none is said.
func Country(v Value) string {
	if !v.Understood() || v.Number() == 0 {
		return ""
	}
	return string([]byte{byte(v >> 16), byte(v >> 8), byte(v)})
}
