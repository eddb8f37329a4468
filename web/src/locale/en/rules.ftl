### The rules as a page: what is the same for all games.

rules-title = Rules of { $game }
rules-contents = Contents
rules-games = The two games
rules-glance = In a minute
rules-about-clauses = All of it in our own words. The small numbers are what the game quotes when it refuses a turn or explains your points.
rules-clause-link = Link to { $clause }
rules-ruling = our ruling
rules-yes = yes
rules-no = no
rules-example-legal = allowed
rules-example-illegal = not allowed
rules-table-item = What
rules-table-points = Points
rules-table-total = Total
rules-here = What holds at this table
rules-here-all = The rules of all editions and boards
rules-here-gone = The table these rules were opened from cannot be found. These are the rules of all editions and boards.
rules-here-mark = this table
rules-pictured = read from a picture
