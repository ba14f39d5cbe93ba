// Deals with the results of other solvers: N E S W of each of S H D C NT, as hexadecimal digits.

/** Some of list1000, which comes with Bo Haglund's solver. */
export const solved = [
	["N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3", "58586666575775756666"],
	["N:73.QJT.AQ54.T752 QT6.876.KJ9.AQ84 5.A95432.7632.K6 AKJ9842.K.T8.J93", "3A3A9494848439394848"],
	["E:QJT5432.T.6.QJ82 .J97543.K7532.94 87.A62.QJT4.AT75 AK96.KQ8.A98.K63", "4949A2A2838367679393"],
];

/** The hardest that is known, by Thomas Andrews: each hand is void in a suit. */
export const hardest = ["S:Q853.AJ962.KT74. AJ962.KT74..Q853 KT74..Q853.AJ962 .Q853.AJ962.KT74", "84744748748448475555"];

/** The results of a table as these lists have them. */
export const listed = ({ tricks }) => ["S", "H", "D", "C", "NT"].map((denomination) => ["N", "E", "S", "W"].map((seat) => tricks[seat][denomination].toString(16).toUpperCase()).join("")).join("");
