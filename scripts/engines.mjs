import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { engineTables } from './engineTables.mjs';
import { markdownOf, writePart } from './markdown.mjs';
import { findChromium } from './programs/chromium.mjs';
import { missingPrograms } from './programs/optional.mjs';
import { printTitled } from './table.mjs';
import { root, runTool } from './tool.mjs';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const missing = missingPrograms().filter(({ step }) => step === 'engines');
if (missing.length > 0) console.log(`Not installed: ${missing.map(({ name }) => name).join(', ')}`);

const folder = mkdtempSync(join(tmpdir(), 'ticketshop-engines-'));
const report = join(folder, 'engines.json');
try {
  process.exitCode = await runTool(
    ['@playwright/test', 'playwright'],
    ['test', '-c', 'test/engines/playwright.config.ts', '--reporter=line,json', ...positionals],
    { CHROMIUM_PATH: await findChromium({ install: true }), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  const tables = existsSync(report) ? engineTables(JSON.parse(readFileSync(report, 'utf8'))) : [];
  for (const table of tables) printTitled(table);
  if (values.write) {
    const content = tables.map(markdownOf).join('\n\n');
    await writePart(join(root, 'docs/benchmarks/engines.md'), 'engines', content);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
