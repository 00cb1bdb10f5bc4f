import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

const preview = tests.projects!.filter(({ name }) => name === 'preview');

/** The dev server would show the same. */
const servers = [tests.webServer!].flat().filter(({ command }) => command.includes('preview'));

/** `npm run screenshots`: pictures of every state of every screen, for manual review. */
export default defineConfig({
  ...tests,
  testMatch: 'screenshots.ts',
  timeout: 300_000,
  projects: preview,
  webServer: servers,
});
