/** Replaces `@/shared/browser/whenIdle`: callbacks run immediately. */
export const immediateIdle = {
  whenIdle(_isIdle: unknown, _timeoutMs: unknown, react: () => void) {
    react();
    return () => undefined;
  },
};
