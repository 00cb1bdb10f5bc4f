import { loadEnv } from 'vite';

type Variables = {
  /** Where Vite may look for .env files by itself. */
  envDir: string | false;
  variables: Record<string, string>;
};

/**
 * The variables of the shop and of its servers, from the .env files of a folder and from the environment. In the unit
 * tests, and where IGNORE_SETTINGS is set, neither counts: only how the sandbox behaves can be said, and only by the
 * environment.
 */
export function readVariables(mode: string, folder: string): Variables {
  if (mode === 'test' || process.env['IGNORE_SETTINGS']) {
    return { envDir: false, variables: loadEnv(mode, false, 'SANDBOX_') };
  }
  return { envDir: folder, variables: loadEnv(mode, folder, ['VITE_', 'API_', 'SANDBOX_']) };
}
