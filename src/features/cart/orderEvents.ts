import { createAction } from '@reduxjs/toolkit';
import type { Cart } from '@/domain/entities';

/**
 * Dispatched once per order, when it is first seen as paid. `lines` are the ordered lines, if this browser's order
 * history has them.
 */
export const orderPaid = createAction<{ orderId: string; lines?: Cart }>('order/paid');
