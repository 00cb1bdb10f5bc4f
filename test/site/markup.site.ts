// @vitest-environment node
import { join, resolve } from 'node:path';
import { folderWith } from '@test/scripts/folders';
import { expect, it } from 'vitest';
import { installedJava } from '../../scripts/programs/java.mjs';
import { htmlFiles, siteFolder } from './builtSite';
import { markupFaults } from './markup';

/** `vitest.config.mjs` excludes this file when Java is missing. */
const java = installedJava()!;

it('every file of the build is valid HTML', { timeout: 300_000 }, async () => {
  expect(htmlFiles(siteFolder).length).toBeGreaterThan(0);
  const faults = await markupFaults(java, [resolve(siteFolder)]);
  expect(faults.map(({ path, message }) => `${path}: ${message}`)).toEqual([]);
});

it('a file with a fault is found', async () => {
  const wrong = '<!doctype html><html lang="de"><title>Doppelt</title><p id="a">Eins<p id="a">Zwei';
  const folder = folderWith({ 'wrong.html': wrong });
  const [fault] = await markupFaults(java, [folder]);
  expect(fault).toEqual({
    path: join(folder, 'wrong.html'),
    message: expect.stringContaining('Duplicate ID'),
  });
});
