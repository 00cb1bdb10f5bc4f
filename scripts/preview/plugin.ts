import type { Plugin } from 'vite';
import { moveClock } from '../../test/browser/shopClock';
import type { PreviewOptions } from './options';

const factsModule = /\/src\/shop\/ownerFacts\.ts$/;

const barStyle =
  'position:relative;z-index:30;padding:.5rem 1rem;background:#2a2119;color:#fff;font:700 1rem/1.4 system-ui;text-align:center';

/** Another time, other facts and a bar that says so, for the development server. It refuses to be part of a build. */
export function previewed({ at, facts, bar }: PreviewOptions, now: number): Plugin {
  return {
    name: 'previewed',
    enforce: 'pre',
    config(_, { command }) {
      if (command === 'build') throw new Error('A preview is never built: remove its plugin from the build.');
    },
    load: {
      filter: { id: factsModule },
      handler: () =>
        facts === undefined ? undefined : `export const ownerFacts = ${JSON.stringify(facts)};\n`,
    },
    transformIndexHtml: () => [
      { tag: 'script', children: `(${moveClock.toString()})(${at - now})`, injectTo: 'head-prepend' },
      { tag: 'div', attrs: { role: 'note', style: barStyle }, children: bar, injectTo: 'body-prepend' },
    ],
  };
}
