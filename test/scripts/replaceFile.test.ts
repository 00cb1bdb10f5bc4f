import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { replaceFile } from '../../scripts/replaceFile';
import { folderWith } from './folders';

it('a file is replaced with its mode, also after a run that was stopped', () => {
  const folder = folderWith({ file: 'old', 'file.new': 'half' });
  chmodSync(join(folder, 'file.new'), 0o600);
  replaceFile(join(folder, 'file'), 'new', 0o644);
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('new');
  expect(statSync(join(folder, 'file')).mode & 0o777).toBe(0o644);
  expect(readdirSync(folder)).toEqual(['file']);
});

it('what cannot be replaced stays, without another file beside it', () => {
  const folder = folderWith({ 'file/within': '' });
  expect(() => replaceFile(join(folder, 'file'), 'new')).toThrow(/EISDIR|ENOTEMPTY/);
  expect(readdirSync(folder)).toEqual(['file']);
});
