/** @typedef {{ title: string, headings: string[], rows: (string | number)[][], notes?: string[] }} Table */

/**
 * Text may come from strangers, and a terminal obeys such characters.
 * @param {string} text
 */
const harmless = (text) => text.replace(/[\p{Cc}\p{Cf}]/gu, '�');

/**
 * Prints rows below their headings, the first column left-aligned, the others right-aligned.
 * @param {string[]} headings
 * @param {(string | number)[][]} rows numbers have one decimal, integers none
 */
function printTable(headings, rows) {
  /** @param {string | number} cell */
  const text = (cell) =>
    typeof cell === 'number' && !Number.isInteger(cell) ? cell.toFixed(1) : harmless(String(cell));
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
  for (const note of notes) console.log(harmless(note));
}
