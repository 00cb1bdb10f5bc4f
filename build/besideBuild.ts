import type { InlineConfig, ResolvedConfig } from 'vite';

/** What a build beside the shop's own has in common with it. */
export type Surroundings = Pick<ResolvedConfig, 'root' | 'mode'> & {
  resolve: Pick<ResolvedConfig['resolve'], 'alias'>;
};

/** The settings of a build beside the shop's own: it reads no configuration and copies no public files again. */
export function besideBuild({ root, mode, resolve: { alias } }: Surroundings): InlineConfig {
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
