/** In the place of `lib/whenCalm`: what waits for a calm page comes at once. */
export const immediateIdle = {
  whenIdle(_isCalm: unknown, _patience: unknown, react: () => void) {
    react();
    return () => undefined;
  },
};
