import { defineConfig } from '@playwright/test';
import matrix from './playwright.config';

/** The tags of the tests that each engine runs. Chromium runs the browser tests instead. */
const tags: Record<string, RegExp> = { 'webkit phone': /@webkit/, 'firefox phone': /@firefox/ };

/** The part of the matrix that `npm test` runs. */
export default defineConfig({
  ...matrix,
  projects: matrix.projects!.flatMap((project) => {
    const grep = tags[project.name!];
    return grep ? [{ ...project, grep }] : [];
  }),
});
