import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { installedJava } from '../../scripts/programs/java.mjs';
import { missingPrograms } from '../../scripts/programs/optional.mjs';
import { folderWith } from './folders';

afterEach(() => void vi.unstubAllEnvs());

/** A home of Java whose program says that it is of this version, and a machine with no other. */
function homeWith(version: string): string {
  const home = folderWith({ 'bin/java': `#!/bin/sh\necho 'openjdk version "${version}" 2025-04-15' >&2\n` });
  chmodSync(join(home, 'bin/java'), 0o755);
  vi.stubEnv('JAVA_HOME', home);
  vi.stubEnv('PATH', join(home, 'nothing'));
  return home;
}

const isJavaMissing = () => missingPrograms().some(({ name }) => name === 'Java 17');

// No script can take the place of a program on Windows.
if (process.platform !== 'win32') {
  it('takes the Java of JAVA_HOME', () => {
    const home = homeWith('17.0.15');
    expect(installedJava()).toBe(join(home, 'bin', 'java'));
    expect(isJavaMissing()).toBe(false);
  });
}

it('calls a Java missing that is too old', () => {
  homeWith('11.0.2');
  expect(installedJava()).toBeUndefined();
  expect(isJavaMissing()).toBe(true);
});
