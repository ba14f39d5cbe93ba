package visit

import "pbn/e2e/browser"

// Faulty has diagnostics of each severity, several of a rule, with related places, with safe fixes and others.
const Faulty = "[Event \"Club\"]\n[Site {caf\xe9} \"a\tb\"]\n[Board \"1\"]\n[Dealer \"North\"]\n[Vulnerability \"EW\"]\n" +
	"[Deal \"N:K974.A63.K852.94 53.872.J93.AT872 AQT86.K5.A74.QJ3 J2.QJT94.QT6.K6\"]\n[Contract \"4s\"]\n[Room \"x\ty\"]\n\n" +
	"[Board \"2\"]\n[Dealer \"Q\"]\n[Room \"p\tq\"]\n[Auction \"N\"]\n1S 1H Pass Pass Pass\n[Board \"2\"]\n"

// OpenAll opens all groups and all portions, and waits until their lines are read.
func OpenAll(p *browser.Page) {
	p.T.Helper()
	p.WaitFor(`(() => {
		const next = [...document.querySelectorAll('.group-toggle[aria-expanded="false"], .group-inside .more')];
		next.forEach(b => b.click());
		return next.length === 0 && ` + browser.Each(".source", `e.querySelector("mark")`) + `;
	})()`)
}
