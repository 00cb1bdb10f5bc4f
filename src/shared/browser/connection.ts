/** https://wicg.github.io/netinfo/, which only Chromium has. */
type Connection = { saveData?: boolean; effectiveType?: string };

export const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};
