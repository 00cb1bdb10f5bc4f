import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** A plugin that runs `work` after a successful client build. Such plugins run one after the other. */
export function afterBuild(
  name: string,
  work: (folder: string, config: ResolvedConfig) => Promise<void>,
): Plugin {
  let config: ResolvedConfig;
  return {
    name,
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        const folder = resolve(config.root, config.build.outDir);
        if (error || !config.isProduction || !config.build.write) return;
        if (existsSync(resolve(folder, 'index.html'))) await work(folder, config);
      },
    },
  };
}
