import { chmodSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Replaces a file at once: whoever reads it sees the old content or the new one, also if this program is stopped. `mode` is
 * set whatever this account usually allows. Throws what Node.js says if it cannot be written, and leaves the old file.
 */
export function replaceFile(file: string, content: string, mode?: number): void {
  const beside = `${file}.new`;
  try {
    writeFileSync(beside, content);
    if (mode !== undefined) chmodSync(beside, mode);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
