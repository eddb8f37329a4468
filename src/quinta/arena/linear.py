"""Linear equations, few and small enough for plain lists."""

from __future__ import annotations

Matrix = list[list[float]]


def solved(matrix: Matrix, right: Matrix) -> Matrix:
    """Solve linear equations by elimination with partial pivoting."""
    size = len(matrix)
    rows = [[*row, *values] for row, values in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for other in range(size):
            if other != i and rows[other][i]:
                factor = rows[other][i] / rows[i][i]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[i], strict=True)]
    return [[entry / row[i] for entry in row[size:]] for i, row in enumerate(rows)]
