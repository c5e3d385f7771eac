### Puzzles: their titles, what is said about answers, the command, and the pages.

puzzle-title-strike = Who must be struck?
puzzle-title-shoot = Where does the shot count?
puzzle-title-charge = Find the assault
puzzle-title-move = Find the right place
puzzle-title-cast = What can magic do here?
puzzle-title-summon = Whom to call to the table?
puzzle-title-hold = Go on, or leave it at that?
puzzle-title-withdraw = Is there a way out?
puzzle-title-guard = Weather the storm
puzzle-title-order = Who goes first?
puzzle-title-share = Attack or defence?
puzzle-title-follow = After them, or not?
puzzle-title-losses = Who can be spared?
puzzle-title-place = Where should it stand?
puzzle-title-face = Which way to look?
puzzle-title-rage = Stake everything?
puzzle-title-best = What is best here?

puzzle-verdict-best = Solved: nothing is better, with a chance of { $chance } to win.
puzzle-verdict-solved = Solved: a chance of { $chance } to win, as good as the best with { $best }.
puzzle-verdict-nearly = Nearly: a chance of { $chance } to win, but there is an answer with { $best }.
puzzle-verdict-missed = Not yet: a chance of { $chance } to win. The best answer has { $best }, { $points } points more.
puzzle-solution = { $does } – chance to win { $chance }; the next best answer has { $next }.
puzzle-hint = Think of: { $what }

puzzle-unknown = { $game } has no puzzle { $number }; there are { $count }.
puzzle-stale = Puzzle { $number } of { $game } does not fit the rules of today.
puzzle-late = The answer could not be judged in time; please try again.
puzzle-malformed = This is no answer: { $reason }.

## The command

cli-help-puzzles = positions in which one answer is far better: list, solve, find
puzzle-name-game = [find] GAME
puzzle-name-action = JSON
puzzle-argument-game = key of a game; after “find”, the game to find new puzzles for
puzzle-argument-number = the puzzle to solve; left out, all are listed
puzzle-option-answer = judge an answer, as JSON
puzzle-option-hint = show the position with a hint
puzzle-option-solution = show the position with the solution
puzzle-option-count = how many to find (20)
puzzle-option-alike = percent that may be about the same kind of answer (35)
puzzle-option-battles = after how many battles to give up
puzzle-option-file = a file of puzzles: to read, or with “find” to write (GAME.yaml)
puzzle-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzle-round = round { $round }
puzzle-to-move = { $who } is to answer ({ $scenario }, round { $round }).
puzzle-again = Enter tries again; { $hint }, { $solution } or { $quit }:
puzzle-sure-quit = Leave the puzzle? It waits for you.
puzzle-word-hint = hint, h
puzzle-word-solution = solution, s
puzzle-finding = { $battles ->
    [one] { $battles } battle
   *[other] { $battles } battles
}
puzzle-found = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} from { $battles ->
    [one] { $battles } battle
   *[other] { $battles } battles
}, written to { $file }.

## The pages

web-puzzles = Puzzles
web-puzzles-lead = Positions of real battles in which one answer is far better than the others. Can you find it?
web-puzzles-go = To the puzzles
web-puzzles-none = This game has no puzzles yet.
web-puzzles-solved = { $solved } of { $count } solved
web-puzzle = Puzzle
web-puzzle-battle = Puzzle { $number }: { $title }
web-puzzle-stars = { $stars ->
    [one] { $stars } star of five
   *[other] { $stars } stars of five
}
web-puzzle-solved = solved
web-puzzle-task = One answer is far better than the others. Give it as in any battle; it is judged before it is played.
web-puzzle-judging = Your answer is being judged …
web-puzzle-not-played = That is not the best yet, and so it was not played.
web-puzzle-solved-before = You have solved this puzzle. Play on for both sides, or go on to the next.
web-puzzle-moved-on = This battle has gone on from the puzzle.
web-puzzle-hint = Hint
web-puzzle-solution = Show the solution
web-puzzle-all = All puzzles
web-puzzle-again = Once more
web-puzzle-next = Next puzzle
