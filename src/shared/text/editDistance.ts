/** The number of typing errors between two texts: missing, extra or wrong characters, and two swapped neighbours. */
export function editDistance(one: string, other: string): number {
  const width = other.length + 1;
  const distances: number[] = [];
  const known = (row: number, column: number) =>
    row < 0 || column < 0 ? Infinity : (distances[row * width + column] ?? Infinity);
  for (let row = 0; row <= one.length; row += 1) {
    for (let column = 0; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const fewest = Math.min(
        known(row - 1, column) + 1,
        known(row, column - 1) + 1,
        known(row - 1, column - 1) + (isSame ? 0 : 1),
        areSwapped(one, other, row, column) ? known(row - 2, column - 2) + 1 : Infinity,
      );
      distances.push(row === 0 && column === 0 ? 0 : fewest);
    }
  }
  return known(one.length, other.length);
}

function areSwapped(one: string, other: string, row: number, column: number): boolean {
  if (row < 2 || column < 2) return false;
  return one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
}
