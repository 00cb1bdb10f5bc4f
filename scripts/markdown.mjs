import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

/** @typedef {import('./table.mjs').Table} Table */

/** @param {string | number} cell */
const cellOf = (cell) =>
  String(typeof cell === 'number' && !Number.isInteger(cell) ? cell.toFixed(1) : cell).replaceAll('|', '\\|');

/** @param {(string | number)[]} cells */
const line = (cells) => `| ${cells.map(cellOf).join(' | ')} |`;

/**
 * Renders a Markdown table below its title.
 * @param {Table} table
 */
export function markdownOf({ title, headings, rows, notes = [] }) {
  const rule = headings.map((_, column) => (column === 0 ? '---' : '---:'));
  const table = [headings, rule, ...rows].map(line).join('\n');
  return [`${title}:`, table, ...notes].join('\n\n');
}

/**
 * Replaces the text between two comments. Throws if the document lacks them.
 * @param {string} text
 * @param {string} name of the part
 * @param {string} content
 */
function withPart(text, name, content) {
  const [opening, closing] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, end] = [text.indexOf(opening), text.indexOf(closing)];
  if (start < 0 || end < start) throw new Error(`The document lacks the comments ${opening} and ${closing}.`);
  return `${text.slice(0, start + opening.length)}\n\n${content}\n\n${text.slice(end)}`;
}

/**
 * Replaces the text between two comments of a file and formats the file.
 * @param {string} file
 * @param {string} name of the part
 * @param {string} content
 */
export async function writePart(file, name, content) {
  const changed = withPart(readFileSync(file, 'utf8'), name, content);
  writeFileSync(file, await format(changed, { ...(await resolveConfig(file)), filepath: file }));
}
