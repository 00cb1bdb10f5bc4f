import * as v from 'valibot';
import { countPerAdd, maxQuantity } from '@/shop/constants';
import type { Choice } from '@/domain/selection';
import { localStore } from '@/shared/browser/browserStorage';
import { parseJson } from '@/shared/text/parseJson';

/** What was entered for a stall, in the calculator or on the page of a flea market: ids and counts only. */
export type StallDraft = Choice & { showId: number };

const key = 'stallDraft';
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const storedCount = v.pipe(whole, v.maxValue(maxQuantity));
const storedDraft = v.object({
  showId: whole,
  // Earlier versions of the shop kept the products only.
  count: v.optional(storedCount, countPerAdd),
  selection: v.record(v.pipe(v.string(), v.digits()), storedCount),
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
