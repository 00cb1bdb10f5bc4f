import { normaliseCode } from './vouchers';
import type { World, WorldVoucher } from './types';

export type Redeemed = { voucher: WorldVoucher } | { refusal: string };

/** Whether a code may be used for a cart with these shows; otherwise why not, in words for the visitor. */
export function redeem(world: World, code: string, showIds: number[]): Redeemed {
  const voucher = world.vouchers.find((candidate) => candidate.code === normaliseCode(code));
  if (!voucher) return { refusal: 'Diesen Gutscheincode kennen wir nicht.' };
  if (voucher.used) return { refusal: 'Dieser Gutschein wurde bereits eingelöst.' };
  const kinds = world.shows.filter(({ showId }) => showIds.includes(showId)).map(({ kind }) => kind);
  if (voucher.onlyWith && !kinds.includes(voucher.onlyWith))
    return { refusal: 'Dieser Gutschein gilt nur für Flohmarkt-Standplätze.' };
  return { voucher };
}
