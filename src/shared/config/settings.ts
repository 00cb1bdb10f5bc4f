import type { Env } from './env';

export const settings: Env = __SETTINGS__;
