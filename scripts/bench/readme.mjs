import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

/** @typedef {import('./figures.mjs').Table} Table */

/** @param {string | number} cell */
const cellOf = (cell) =>
  String(typeof cell === 'number' && !Number.isInteger(cell) ? cell.toFixed(1) : cell).replaceAll('|', '\\|');

/** @param {(string | number)[]} cells */
const line = (cells) => `| ${cells.map(cellOf).join(' | ')} |`;

/**
 * A table in Markdown, under its title.
 * @param {Table} table
 */
export function markdownOf({ title, headings, rows, notes = [] }) {
  const rule = headings.map((_, column) => (column === 0 ? '---' : '---:'));
  const table = [headings, rule, ...rows].map(line).join('\n');
  return [`${title}:`, table, ...notes].join('\n\n');
}

/**
 * Puts a part's figures between its two marks. Throws where the text lacks them.
 * @param {string} text
 * @param {string} part
 * @param {string} content
 */
export function withPart(text, part, content) {
  const [opening, closing] = [`<!-- bench:${part} -->`, `<!-- /bench:${part} -->`];
  const [start, end] = [text.indexOf(opening), text.indexOf(closing)];
  if (start < 0 || end < start) throw new Error(`README.md has no place for it: ${opening} … ${closing}`);
  return `${text.slice(0, start + opening.length)}\n\n${content}\n\n${text.slice(end)}`;
}

/**
 * @param {string} file
 * @param {string} part
 * @param {string} content
 */
export async function writePart(file, part, content) {
  const changed = withPart(readFileSync(file, 'utf8'), part, content);
  writeFileSync(file, await format(changed, { ...(await resolveConfig(file)), filepath: file }));
}
