/** Replaces `@/shared/browser/whenIdle`: callbacks run immediately. */
export const immediateIdle = {
  whenIdle(_isCalm: unknown, _patience: unknown, react: () => void) {
    react();
    return () => undefined;
  },
};
