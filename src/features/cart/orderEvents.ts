import { createAction } from '@reduxjs/toolkit';
import type { Cart } from '@/domain/entities';

/**
 * Dispatched once per order, when its payment is first seen: the cart and the show react to it. `lines` is what was
 * ordered, where this browser noted it.
 */
export const orderPaid = createAction<{ orderId: string; lines?: Cart }>('order/paid');
