import { nanoid } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { cartStorageKey } from '@/shared/config/constants';
import type { CartChange } from '@/domain/cartChange';
import { readChange } from '@/domain/storedCart';
import { deviceNow } from '@/shared/browser/serverClock';

/** Of two changes of a line the later one counts, of two at once that of the greater tab. */
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

/** `undefined` where the browser has none or forbids it: then local storage alone tells the tabs apart. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(cartStorageKey);
  } catch {
    return undefined;
  }
}

/**
 * Tells the other tabs which lines of the cart changed, and hears it from them. Local storage alone loses one of
 * two changes that are written at the same moment (requirements R12).
 */
export function cartBroadcast() {
  const tab = nanoid();
  const stamps = new Map<string, Stamp>();
  const channel = openChannel();
  // The time of day in ms, but never earlier than what was told before: a clock may be set back.
  let latest = 0;

  function stampNewer(stamp: Stamp, lines: CartChange): CartChange {
    const newer = Object.entries(lines).filter(([key]) => isNewer(stamp, stamps.get(key)));
    for (const [key] of newer) stamps.set(key, stamp);
    return Object.fromEntries(newer);
  }

  function tell(lines: CartChange): void {
    latest = Math.max(latest + 1, deviceNow());
    const stamp = { at: latest, tab };
    channel?.postMessage({ ...stamp, lines: stampNewer(stamp, lines) } satisfies Message);
  }

  /** What another tab changed and this one did not change later; the messages are untrusted like a stored cart. */
  const changes = eventChannel<CartChange>((emit) => {
    const listen = ({ data }: MessageEvent<unknown>) => {
      if (!isMessage(data)) return;
      latest = Math.max(latest, data.at);
      const newer = stampNewer({ at: data.at, tab: data.tab }, readChange(data.lines));
      if (Object.keys(newer).length > 0) emit(newer);
    };
    channel?.addEventListener('message', listen);
    return () => channel?.close();
  });
  return { tell, changes, canTalk: channel !== undefined };
}
