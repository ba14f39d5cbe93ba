module pbn

go 1.26

require github.com/norunners/vert v0.0.0-20221203075838-106a353d42dd
