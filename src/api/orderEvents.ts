import { createAction } from '@reduxjs/toolkit';

/** Told once per order, when its payment is first seen: cart, order and tracking react to it. */
export const orderPaid = createAction<{ orderId: string }>('order/paid');
