// @vitest-environment node
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { findJava, installedJava } from '../../scripts/site/java.mjs';
import { folderWith } from './folders';

/** A home of Java whose program says that it is of this version, and a machine with no other. */
function homeWith(version: string): string {
  const home = folderWith({ 'bin/java': `#!/bin/sh\necho 'openjdk version "${version}" 2025-04-15' >&2\n` });
  chmodSync(join(home, 'bin/java'), 0o755);
  vi.stubEnv('JAVA_HOME', home);
  vi.stubEnv('PATH', join(home, 'nothing'));
  return home;
}

// No script can stand for a program on Windows.
if (process.platform !== 'win32') {
  it('the Java of JAVA_HOME is taken', async () => {
    const home = homeWith('17.0.15');
    expect(installedJava()).toBe(join(home, 'bin', 'java'));
    await expect(findJava({ install: false })).resolves.toBe(join(home, 'bin', 'java'));
  });
}

it('without one that is young enough, the advice says what to do', async () => {
  homeWith('11.0.2');
  await expect(findJava({ install: false })).rejects.toThrow(/17 or newer.*default-jre-headless.*JAVA_HOME/);
});
