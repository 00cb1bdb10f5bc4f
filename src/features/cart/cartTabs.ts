import { nanoid } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { cartStorageKey } from '@/config/limits';
import type { CartChange } from '@/domain/cartChange';
import { readChange } from './storedCart';

/** `at` in ms; of two changes of a line the later one counts, of two at once that of the greater tab. */
type Stamp = { at: number; tab: string };
type Message = Stamp & { lines: CartChange };

const isNewer = (one: Stamp, other: Stamp | undefined) =>
  other === undefined || one.at > other.at || (one.at === other.at && one.tab > other.tab);

const isMessage = (data: unknown): data is Record<keyof Message, unknown> & Stamp =>
  typeof data === 'object' &&
  data !== null &&
  'at' in data &&
  typeof data.at === 'number' &&
  'tab' in data &&
  typeof data.tab === 'string';

/**
 * Tells the other tabs which lines of the cart changed, and hears it from them. Local storage alone loses one of
 * two changes that are written at the same moment (quality R12).
 */
export function cartTabs() {
  const tab = nanoid();
  const stamps = new Map<string, Stamp>();
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(cartStorageKey) : undefined;

  function stampNewer(stamp: Stamp, lines: CartChange): CartChange {
    const newer = Object.entries(lines).filter(([key]) => isNewer(stamp, stamps.get(key)));
    for (const [key] of newer) stamps.set(key, stamp);
    return Object.fromEntries(newer);
  }

  function tell(lines: CartChange): void {
    const stamp = { at: Date.now(), tab };
    channel?.postMessage({ ...stamp, lines: stampNewer(stamp, lines) } satisfies Message);
  }

  /** What another tab changed and this one did not change later; the messages are untrusted like a stored cart. */
  const changes = eventChannel<CartChange>((emit) => {
    const listen = ({ data }: MessageEvent<unknown>) => {
      if (!isMessage(data)) return;
      const newer = stampNewer({ at: data.at, tab: data.tab }, readChange(data.lines));
      if (Object.keys(newer).length > 0) emit(newer);
    };
    channel?.addEventListener('message', listen);
    return () => channel?.close();
  });
  return { tell, changes };
}
