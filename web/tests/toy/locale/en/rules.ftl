### The toy: its rules, fetched with them.

toy-rules-before = Nothing was before.
toy-rules-intro = A heap.
toy-rules-glance = Take.
toy-rules-taking = Taking
toy-rules-taking-text = See TY-1.
