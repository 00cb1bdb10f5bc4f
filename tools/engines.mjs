import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineTables } from './engineTables.mjs';
import { markdownOf, writePart } from '../scripts/markdown.mjs';
import { findChromium } from '../scripts/programs/chromium.mjs';
import { missingPrograms } from '../scripts/programs/optional.mjs';
import { printTitled } from '../scripts/table.mjs';
import { root, runTool } from '../scripts/tool.mjs';

const chosen = process.argv.slice(2).filter((argument) => argument !== '--write');
const isWriting = process.argv.includes('--write');
if (isWriting && chosen.length > 0) {
  console.error('--write replaces the tables of all journeys: run it without other arguments.');
  process.exit(1);
}
const missing = missingPrograms().filter(({ step }) => step === 'engines');
if (missing.length > 0) console.log(`Not installed: ${missing.map(({ name }) => name).join(', ')}`);

const folder = mkdtempSync(join(tmpdir(), 'ticketshop-engines-'));
const report = join(folder, 'engines.json');
try {
  process.exitCode = await runTool(
    ['@playwright/test', 'playwright'],
    ['test', '-c', 'test/engines/playwright.config.ts', '--reporter=line,json', ...chosen],
    { CHROMIUM_PATH: await findChromium({ install: true }), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  const tables = existsSync(report) ? engineTables(JSON.parse(readFileSync(report, 'utf8'))) : [];
  for (const table of tables) printTitled(table);
  if (isWriting && tables.length > 0) {
    const content = tables.map(markdownOf).join('\n\n');
    await writePart(join(root, 'docs/benchmarks/engines.md'), 'engines', content);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
