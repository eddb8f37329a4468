### The toy: what is needed wherever it is spoken of.

toy-title = The heap
toy-about = Take stones.
toy-stones = { $stones } stones
toy-heap = A heap of { $stones }
toy-expect = Take some.
toy-item = Stones
toy-log-taken = { $name } takes { $stones }.
