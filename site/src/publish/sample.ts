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
