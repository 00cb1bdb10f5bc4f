declare const __SETTINGS__: import('./shared/config/env').Env;

/** https://www.w3.org/TR/trusted-types/, which TypeScript does not know and older browsers have not. */
// eslint-disable-next-line no-var -- A property of the global object.
declare var trustedTypes: import('trusted-types/lib').TrustedTypePolicyFactory | undefined;
