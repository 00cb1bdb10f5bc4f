import type { Env } from './env';

/** The settings, validated by `parseEnv` at build time and inlined as a constant. */
export const settings: Env = __SETTINGS__;
