package plain

// The tables below were generated from the Unicode character database, version 14.0.0.

// unmarked has the letters with a mark that Latin-1 lacks, each with what is left of it: the letter without the mark, or with as much of
// it as Latin-1 has.
const unmarked = "" +
	"ĀAāaĂAăaĄAąaĆCćcĈCĉcĊCċcČCčcĎDďdĐDđdĒEēeĔEĕeĖEėeĘEęeĚEěeĜGĝgĞGğgĠGġgĢGģgĤHĥhĦHħhĨIĩiĪIīiĬI" +
	"ĭiĮIįiİIıiĴJĵjĶKķkĸkĹLĺlĻLļlĽLľlŁLłlŃNńnŅNņnŇNňnŊNŋnŌOōoŎOŏoŐOőoŔRŕrŖRŗrŘRřrŚSśsŜSŝsŞSşsŠS" +
	"šsŢTţtŤTťtŦTŧtŨUũuŪUūuŬUŭuŮUůuŰUűuŲUųuŴWŵwŶYŷyŸYŹZźzŻZżzŽZžzſsƀbƉDƒfƗIƠOơoƯUưuƵZƶzǍAǎaǏIǐi" +
	"ǑOǒoǓUǔuǕÜǖüǗÜǘüǙÜǚüǛÜǜüǞÄǟäǠAǡaǦGǧgǨKǩkǪOǫoǬOǭoǰjǴGǵgǸNǹnǺÅǻåȀAȁaȂAȃaȄEȅeȆEȇeȈIȉiȊIȋiȌOȍo" +
	"ȎOȏoȐRȑrȒRȓrȔUȕuȖUȗuȘSșsȚTțtȞHȟhȦAȧaȨEȩeȪÖȫöȬÕȭõȮOȯoȰOȱoȲYȳyɨiḀAḁaḂBḃbḄBḅbḆBḇbḈÇḉçḊDḋdḌDḍd" +
	"ḎDḏdḐDḑdḒDḓdḔÈḕèḖÉḗéḘEḙeḚEḛeḜEḝeḞFḟfḠGḡgḢHḣhḤHḥhḦHḧhḨHḩhḪHḫhḬIḭiḮÏḯïḰKḱkḲKḳkḴKḵkḶLḷlḸLḹlḺL" +
	"ḻlḼLḽlḾMḿmṀMṁmṂMṃmṄNṅnṆNṇnṈNṉnṊNṋnṌÕṍõṎÕṏõṐÒṑòṒÓṓóṔPṕpṖPṗpṘRṙrṚRṛrṜRṝrṞRṟrṠSṡsṢSṣsṤSṥsṦSṧs" +
	"ṨSṩsṪTṫtṬTṭtṮTṯtṰTṱtṲUṳuṴUṵuṶUṷuṸÚṹúṺÜṻüṼVṽvṾVṿvẀWẁwẂWẃwẄWẅwẆWẇwẈWẉwẊXẋxẌXẍxẎYẏyẐZẑzẒZẓzẔZ" +
	"ẕzẖhẗtẘwẙyẛsẠAạaẢAảaẤÂấâẦÂầâẨÂẩâẪÂẫâẬÂậâẮÁắáẰÀằàẲAẳaẴÃẵãẶAặaẸEẹeẺEẻeẼEẽeẾÊếêỀÊềêỂÊểêỄÊễêỆÊ" +
	"ệêỈIỉiỊIịiỌOọoỎOỏoỐÔốôỒÔồôỔÔổôỖÔỗôỘÔộôỚÓớóỜÒờòỞOởoỠÕỡõỢOợoỤUụuỦUủuỨÚứúỪÙừùỬUửuỮUữuỰUựuỲYỳy" +
	"ỴYỵyỶYỷyỸYỹy"

// composed has letters, the combining marks that make a letter of Latin-1 of them, and that letter.
const composed = "" +
	"A\u0300ÀA\u0301ÁA\u0302ÂA\u0303ÃA\u0308ÄA\u030aÅC\u0327ÇE\u0300È" +
	"E\u0301ÉE\u0302ÊE\u0308ËI\u0300ÌI\u0301ÍI\u0302ÎI\u0308ÏN\u0303Ñ" +
	"O\u0300ÒO\u0301ÓO\u0302ÔO\u0303ÕO\u0308ÖU\u0300ÙU\u0301ÚU\u0302Û" +
	"U\u0308ÜY\u0301Ýa\u0300àa\u0301áa\u0302âa\u0303ãa\u0308äa\u030aå" +
	"c\u0327çe\u0300èe\u0301ée\u0302êe\u0308ëi\u0300ìi\u0301íi\u0302î" +
	"i\u0308ïn\u0303ño\u0300òo\u0301óo\u0302ôo\u0303õo\u0308öu\u0300ù" +
	"u\u0301úu\u0302ûu\u0308üy\u0301ýy\u0308ÿ"
