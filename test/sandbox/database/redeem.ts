import type { Cents } from '../../../src/shared/text/money';
import { normaliseCode } from './vouchers';
import type { SandboxDatabase, VoucherRecord } from './types';

export type Redeemed = { voucher: VoucherRecord } | { refusal: string };

export type RedeemedFor = {
  showIds: number[];
  /** Cents, without codes. */
  sum: Cents;
};

/** The redeemed line of a code, or the reason for the visitor why it is not accepted. */
export function redeem(database: SandboxDatabase, code: string, { showIds, sum }: RedeemedFor): Redeemed {
  const voucher = database.vouchers.find((candidate) => candidate.code === normaliseCode(code));
  if (!voucher) return { refusal: 'Diesen Gutscheincode kennen wir nicht.' };
  if (voucher.used) return { refusal: 'Dieser Gutschein wurde bereits eingelöst.' };
  const kinds = database.shows.filter(({ showId }) => showIds.includes(showId)).map(({ kind }) => kind);
  if (voucher.onlyWith && !kinds.includes(voucher.onlyWith))
    return { refusal: 'Dieser Gutschein gilt nur für Flohmarkt-Standplätze.' };
  if (sum < (voucher.minimum ?? 0))
    return { refusal: 'Dieser Gutschein gilt erst ab einem Einkauf von € 30.' };
  if (voucher.percent === undefined) return { voucher };
  return { voucher: { ...voucher, value: Math.round((sum * voucher.percent) / 100) } };
}
