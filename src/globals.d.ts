declare const __SETTINGS__: import('./config/env').Env;
