#PBI 1.2
# Problems to try the page with. The first one is famous; chance has found the others.
# The fifth has a knight in the letter of another language, and in the sixth a row of the diagram is too long.
#
Paul Morphy:kbK5/pp6/1P6/8/8/8/8/R7:#2:|New York Clipper|28 June 1856|:::Ra1-a6:!:
A. Chance:8/7S/k7/p7/8/8/Q3K3/7R:#2:1|Compositions by chance|2026|1:::Rh1-b1:!:
A. Chance:1k6/8/3p3Q/8/8/S7/1K6/5R2:#2:2|Compositions by chance|2026|1:::Rf1-f7:*:There are three keys
A. Chance;B. Prototype:8/2k2K2/6R1/8/1p6/8/8/s7:h#2:3|Compositions by chance|2026|2::1|Pr|Chance Tourney|2026::!:
B. Prototype:4R3/8/4p3/1N1K4/k7/8/8/8:#3:4|Compositions by chance|2026|2::::!:
B. Prototype:4K3/6SQ/8/8/1R6/8/p7/3k5:#2:5|Compositions by chance|2026|3:::Rb4-b2::
B. Prototype:8/8/6R1/k7/8/1pSK4/8/8:#3:6|Compositions by chance|2026|3:::Kd3-c4:!:
