import * as v from 'valibot';
import { maxQuantity } from '@/shop/constants';
import type { Selection } from '@/domain/selection';
import { localStore } from '@/shared/browser/browserStorage';
import { parseJson } from '@/shared/text/parseJson';

/** What was entered for a stall, in the calculator or on the page of a flea market: ids and counts only. */
export type StallDraft = { showId: number; selection: Selection };

const key = 'stallDraft';
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const storedDraft = v.object({
  showId: whole,
  selection: v.record(v.pipe(v.string(), v.digits()), v.pipe(whole, v.maxValue(maxQuantity))),
});

/** `undefined` if nothing was entered or what is stored cannot be read. */
export function readStallDraft(): StallDraft | undefined {
  const { success, output } = v.safeParse(storedDraft, parseJson(localStore.read(key)));
  return success ? output : undefined;
}

export function keepStallDraft(draft: StallDraft): void {
  localStore.write(key, JSON.stringify(draft));
}

export function forgetStallDraft(): void {
  localStore.remove(key);
}
