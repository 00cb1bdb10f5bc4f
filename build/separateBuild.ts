import type { InlineConfig, ResolvedConfig } from 'vite';

export type BuildContext = Pick<ResolvedConfig, 'root' | 'mode'> & {
  resolve: Pick<ResolvedConfig['resolve'], 'alias'>;
};

/** Configuration of a build that reads no configuration file and copies no public files. */
export function separateBuild({ root, mode, resolve: { alias } }: BuildContext): InlineConfig {
  return {
    configFile: false,
    envDir: false,
    publicDir: false,
    root,
    mode,
    logLevel: 'warn',
    resolve: { alias },
  };
}
