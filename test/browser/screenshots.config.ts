import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

const preview = tests.projects!.filter(({ name }) => name === 'preview');

/** The development server shows the same. The other two build first: what is in `dist` may be older than the code. */
const servers = [tests.webServer!]
  .flat()
  .filter(({ command }) => command.includes('preview'))
  .map((server) => {
    if (server.command.includes('build')) return server;
    const build = server.command.replace(/ preview .*/, ' build --logLevel warn');
    return { ...server, command: `${build} && ${server.command}` };
  });

/** `npm run screenshots`: pictures of every state of every screen, for people to judge. */
export default defineConfig({
  ...tests,
  testMatch: 'screenshots.ts',
  timeout: 300_000,
  projects: preview,
  webServer: servers,
});
