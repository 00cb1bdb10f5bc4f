import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

const preview = tests.projects!.filter(({ name }) => name === 'preview');

/** The development server shows the same. */
const servers = [tests.webServer!].flat().filter(({ command }) => command.includes('preview'));

/** `npm run screenshots`: pictures of every state of every screen, for people to judge. */
export default defineConfig({
  ...tests,
  testMatch: 'screenshots.ts',
  timeout: 300_000,
  projects: preview,
  webServer: servers,
});
