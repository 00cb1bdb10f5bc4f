import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { installedJava } from '../../scripts/programs/java.mjs';
import { missingPrograms } from '../../scripts/programs/optional.mjs';
import { folderWith } from './folders';

afterEach(() => void vi.unstubAllEnvs());

/** Stubs JAVA_HOME with a Java of this version, and PATH without any. */
function stubJava(version: string): string {
  const home = folderWith({ 'bin/java': `#!/bin/sh\necho 'openjdk version "${version}" 2025-04-15' >&2\n` });
  chmodSync(join(home, 'bin/java'), 0o755);
  vi.stubEnv('JAVA_HOME', home);
  vi.stubEnv('PATH', join(home, 'empty'));
  return home;
}

const isJavaMissing = () => missingPrograms().some(({ name }) => name === 'Java 17');

// A shell script is not executable on Windows.
if (process.platform !== 'win32') {
  it('finds the Java of JAVA_HOME', () => {
    const home = stubJava('17.0.15');
    expect(installedJava()).toBe(join(home, 'bin', 'java'));
    expect(isJavaMissing()).toBe(false);
  });
}

it('reports a Java that is too old as missing', () => {
  stubJava('11.0.2');
  expect(installedJava()).toBeUndefined();
  expect(isJavaMissing()).toBe(true);
});
