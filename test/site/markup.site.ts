// @vitest-environment node
import { join, resolve } from 'node:path';
import { folderWith } from '@test/scripts/folders';
import { beforeAll, describe, expect, it } from 'vitest';
import { installedJava } from '../../scripts/programs/java.mjs';
import { htmlFiles, siteFolder } from './builtSite';
import { markupFaults, type Fault } from './markup';

const files = htmlFiles(siteFolder);
const pathOf = (file: string) => resolve(siteFolder, file);
/** `vitest.config.mjs` excludes this file when Java is missing. */
const java = installedJava()!;
let faults: readonly Fault[];

beforeAll(async () => {
  faults = await markupFaults(java, [resolve(siteFolder)]);
}, 300_000);

describe.each(files)('the file %s', (file) => {
  it('is valid HTML', () => {
    expect(faults.filter((fault) => fault.path === pathOf(file)).map(({ message }) => message)).toEqual([]);
  });
});

it('every fault belongs to a checked file', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(faults.filter(({ path }) => !files.map(pathOf).includes(path))).toEqual([]);
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
