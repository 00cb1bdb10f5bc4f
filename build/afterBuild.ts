import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** A plugin that runs `work` after a successful client build. Such plugins run one after the other. */
export function afterBuild(
  name: string,
  work: (folder: string, config: ResolvedConfig) => Promise<void>,
): Plugin {
  let config: ResolvedConfig;
  // After a failed build `closeBundle` runs too, and may get no error.
  let isWritten = false;
  return {
    name,
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (isWritten && config.isProduction) await work(resolve(config.root, config.build.outDir), config);
      },
    },
  };
}
