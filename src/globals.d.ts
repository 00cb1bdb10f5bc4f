declare const __SETTINGS__: import('./shared/config/env').Env;
