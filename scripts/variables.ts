import { loadEnv } from 'vite';

type Variables = {
  /** The folder where Vite reads .env files itself. */
  envDir: string | false;
  variables: Record<string, string>;
};

/**
 * Variables of the shop and its servers, from .env files and the environment. Unit tests and IGNORE_SETTINGS allow only
 * variables of the sandbox, from the environment.
 */
export function readVariables(mode: string, folder: string): Variables {
  if (mode === 'test' || process.env['IGNORE_SETTINGS']) {
    return { envDir: false, variables: loadEnv(mode, false, 'SANDBOX_') };
  }
  return { envDir: folder, variables: loadEnv(mode, folder, ['VITE_', 'API_', 'SANDBOX_']) };
}
