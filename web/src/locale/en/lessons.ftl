### The lessons: what is the same for all games.

learn-title = Lessons: { $game }
learn-intro = Short tasks on the real board. You need not know any rules, and nothing can go wrong.
learn-begin = Begin
learn-go-on = Go on
learn-all = All lessons
learn-done = done
learn-number = Lesson { $number } of { $count }
learn-task = Your task
learn-task-number = Task { $number } of { $count }
learn-show = Show me
learn-again = Start over
learn-next = Next lesson
learn-play = Play a game
learn-well = Well done!
learn-missed = Not quite.
learn-whole = That was the last lesson. You are ready for a game.
learn-puzzles = Puzzles: find the best turn
learn-passed = Passing ends the round for you. Here there is still something to do.
learn-pass = Something else could be done, but now press Pass.
