import type { Example } from "../rooms/article.js";

/** What the page begins with. */
export const sample = `[Event "Harbour Club Winter Teams"]
[Board "3"]
[West "Fenwick"]
[North "Quill"]
[East "Barrow"]
[South "Oakes"]
[Dealer "S"]
[Vulnerable "EW"]
[Deal "N:A83.KQ7.AJ85.642 942.T53.962.K953 K76.AJ9642.K3.A7 QJT5.8.QT74.QJT8"]
[Declarer "S"]
[Contract "6H"]
[Result "12"]
[Auction "S"]
1H Pass 2NT =1= Pass
4NT Pass 5C =2= Pass
6H Pass Pass Pass
[Note "1:Game force with heart support"]
[Note "2:Three key cards"]
[Play "W"]
CQ C2 C9 C7 ! {The one trick that has to be lost is lost at once.}
CJ C4 C3 CA
H8 H7 H3 HA
C8 HQ H5 H2
CT C6 CK H4
D4 HK HT HJ
D7 D5 D2 DK
S5 D8 S2 H9
ST ?! {A diamond sets up the jack in dummy, a spade the third spade.}
DJ C5 H6
DT DA D6 D3
SJ S3 S4 SK
SQ SA S9 S6
DQ S8 D9 S7
`;

export const examples = [
	{
		name: "leadProblem",
		attributes: {},
		text: `[Board "15"]
[Dealer "S"]
[Vulnerable "NS"]
[Deal "W:Q94.KJ76.K83.J52 - - -"]
[Scoring "MatchPoints"]
[Declarer "S"]
[Contract "3NT"]
[Auction "S"]
1NT =1= Pass 3NT Pass
Pass Pass
[Note "1:15 to 17"]
[Play "W"]
[ActionTable "Rank\\1R;Card;Percentage\\3R"]
1 H6 100
2 S4 60
3 C2 50
4 D3 20
`,
	},
	{
		name: "auction",
		attributes: { "data-view": "auction" },
		text: `[Board "12"]
[Dealer "W"]
[Vulnerable "NS"]
[Deal "N:AQ82.K7.QT95.A64 - KJ974.A83.A6.K72 -"]
[Auction "W"]
Pass 1NT Pass 2H =1=
Pass 3S =2= Pass 6S
AP
[Note "1:Transfer to \\\\S"]
[Note "2:Four trumps and a maximum"]
`,
	},
	{
		name: "hands",
		attributes: { "data-view": "two-hands", "data-hidden": "EW" },
		text: `[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:Q853.A42.K7.A975 - AK4.KQ75.A83.KQ6 -"]
[Auction "N"]
1C Pass 1H Pass
1S Pass +
{What does South bid now?}
`,
	},
	{
		name: "traveller",
		attributes: { "data-show": "diagram results" },
		text: `[Event "Harbour Club Tuesday Pairs"]
[Board "7"]
[Scoring "MatchPoints"]
[PairId_NS "2"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:K974.A63.K852.94 53.872.J93.AT872 AQT86.K5.A74.QJ3 J2.QJT94.QT6.K65"]
[ScoreTable "Rank\\2R;PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer;Result\\2R;Score_NS\\5R;MP_NS\\2R;MP_EW\\2R"]
 1  5 12 4S   S 11   650 14  0
 2  3  9 4S   S 10   620 10  4
 2  7 15 4S   S 10   620 10  4
 2  8 10 4S   N 10   620 10  4
 5  1 11 3NT  N  9   600  6  8
 6  6 14 3S   S 10   170  4 10
 7  2 13 4S   S  9  -100  1 13
 7  4 16 3NT  S  8  -100  1 13
`,
	},
	{
		name: "lesson",
		attributes: { "data-show": "diagram auction comments" },
		text: `[Board "1"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "S:AK4.KQ75.A83.Q96 - - -"]
{Eighteen points and a flat hand: too strong for one notrump, too weak for two.}
[Auction "S"]
1H

[Board "2"]
[Dealer "S"]
[Vulnerable "NS"]
[Deal "S:KQJ84.5.AQT6.K92 - - -"]
{The longer suit comes first.}
[Auction "S"]
1S

[Board "3"]
[Dealer "S"]
[Vulnerable "EW"]
[Deal "S:T2.AKQJ765.4.865 - - -"]
{A good suit, and nothing beside it: say it all at once.}
[Auction "S"]
3H
`,
	},
	{
		name: "quiz",
		attributes: { "data-view": "quiz" },
		text: `[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "S:KQJ84.5.AQT6.K92 - - -"]
[Auction "E"]
1H 1S 2H Pass
Pass +
{Partner was silent. Are you?}
[ActionTable "Rank\\1R;Call;Percentage\\3R"]
1 X 100
2 3D 70
3 2S 60
4 Pass 20
`,
	},
	{ name: "whole", attributes: {}, text: sample },
] as const satisfies readonly Example[];
