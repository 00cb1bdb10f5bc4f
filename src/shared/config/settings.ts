import type { Env } from './env';

/** The settings of this build, validated by `parseEnv` when it was made and put in as a constant. */
export const settings: Env = __SETTINGS__;
