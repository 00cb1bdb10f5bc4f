import { nanoid } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { cartStorageKey } from '@/shop/constants';
import type { CartChange } from '@/domain/cartChange';
import { readChange } from '@/domain/storedCart';
import { deviceNow } from '@/shared/browser/serverClock';

/** The later of two changes of a line wins; at the same `at` (epoch ms) the greater tab id does. */
type Stamp = { at: number; tab: string };
type Message = Stamp & { lines: CartChange };

const isNewer = (one: Stamp, other: Stamp | undefined) =>
  other === undefined || one.at > other.at || (one.at === other.at && one.tab > other.tab);

const isMessage = (data: unknown): data is Record<keyof Message, unknown> & Stamp =>
  typeof data === 'object' &&
  data !== null &&
  'at' in data &&
  Number.isSafeInteger(data.at) &&
  'tab' in data &&
  typeof data.tab === 'string';

/** `undefined` if the browser does not support or forbids it; then only storage events synchronise the tabs. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(cartStorageKey);
  } catch {
    return undefined;
  }
}

/**
 * Sends changed cart lines to the other tabs and receives theirs. With local storage alone, one of two simultaneous
 * writes would be lost (requirements R12).
 */
export function cartBroadcast() {
  const tab = nanoid();
  const stamps = new Map<string, Stamp>();
  const channel = openChannel();
  // Epoch ms, but always increasing: the device clock may be set back.
  let latest = 0;

  function acceptNewer(stamp: Stamp, lines: CartChange): CartChange {
    const newer = Object.entries(lines).filter(([key]) => isNewer(stamp, stamps.get(key)));
    for (const [key] of newer) stamps.set(key, stamp);
    return Object.fromEntries(newer);
  }

  function post(lines: CartChange): void {
    latest = Math.max(latest + 1, deviceNow());
    const stamp = { at: latest, tab };
    channel?.postMessage({ ...stamp, lines: acceptNewer(stamp, lines) } satisfies Message);
  }

  /** Changes of other tabs, without lines that changed here later. Messages are untrusted, like a stored cart. */
  const changes = eventChannel<CartChange>((emit) => {
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      if (!isMessage(data)) return;
      latest = Math.max(latest, data.at);
      const newer = acceptNewer({ at: data.at, tab: data.tab }, readChange(data.lines));
      if (Object.keys(newer).length > 0) emit(newer);
    };
    channel?.addEventListener('message', onMessage);
    return () => channel?.close();
  });
  return { post, changes, isSupported: channel !== undefined };
}
