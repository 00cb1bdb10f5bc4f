/** @typedef {{ title: string, headings: string[], rows: (string | number)[][], notes?: string[] }} Table */

/**
 * Prints rows under their headings: the first column to the left, the others to the right.
 * @param {string[]} headings
 * @param {(string | number)[][]} rows numbers are shown with one decimal, whole ones with none
 */
function printTable(headings, rows) {
  /** @param {string | number} cell */
  const text = (cell) =>
    typeof cell === 'number' && !Number.isInteger(cell) ? cell.toFixed(1) : String(cell);
  const lines = [headings, ...rows].map((row) => row.map(text));
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) {
    const cells = line.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(cells.join('  ').trimEnd());
  }
}

/** @param {Table} table */
export function printTitled({ title, headings, rows, notes = [] }) {
  console.log(`\n${title}`);
  printTable(headings, rows);
  for (const note of notes) console.log(note);
}
