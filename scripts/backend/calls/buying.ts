import { withTotals } from '../../../src/domain/cartTotals';
import {
  fetchGiftCards,
  giftCardsResponse,
  recheckVouchers,
  validateVoucher,
  voucherResponse,
} from '../../../src/features/cart/vouchersApi';
import {
  cancelOrder,
  checkPayment,
  fetchOrderForStorno,
  fetchPaymentStatus,
  orderResponse,
  paymentResponse,
  saveOrder,
  stornoResponse,
} from '../../../src/features/checkout/ordersApi';
import { success } from '../../../src/shared/api/success';
import { orderBody, voucherBody } from '../requests';
import { sentBy, type Call } from './call';

const customer = { firstName: 'Ada', lastName: 'Huber', email: 'ada@example.com' };
const orderKey = 'a5f1c1de-0000-4000-8000-000000000000';

const ticket = { id: 1, productName: 'Metropolis', productType: 'show', price: 12.5, count: 1 };
const car = {
  id: 5101,
  productName: 'Auto-Ticket',
  productType: 'Ticket',
  price: 5,
  count: 1,
  purchaseProductId: 101,
  taxrate: 13,
  mandatory: true,
  productOrderType: 'product',
};
const items = [{ showId: 301, products: [ticket, car] }];
const voucherItem = {
  purchaseProductId: 901,
  productName: 'Willkommensrabatt',
  taxrate: 0,
  mandatory: false,
  price: -10,
  count: 1,
  voucherCode: 'WILLKOMMEN10',
  voucherCategory: 'Rabatt',
};

/** One gift card of € 20. */
const cart = withTotals({
  karte: {
    key: 'karte',
    id: 5401,
    productType: 'voucher',
    amount: 1,
    count: 1,
    price: 2000,
    totalPrice: 2000,
    order: 'ZZZZZZZZ',
    showId: 0,
    product: {
      id: 5401,
      purchaseProductId: 401,
      productName: 'Kinogutschein € 20',
      mandatory: false,
      productOrderType: 'product',
    },
  },
});

/** Vouchers, orders and their cancellation. */
export const buyingCalls = {
  voucher: {
    method: 'POST',
    path: 'voucher/validateVoucher',
    section: 'Vouchers',
    summary: 'Validates a code for a cart',
    body: voucherBody,
    response: voucherResponse,
    example: { body: { voucherCode: 'WILLKOMMEN10', items } },
    requests: [
      sentBy(validateVoucher, () => ({ voucherCode: 'WILLKOMMEN10', groups: [{ showId: 0, products: [] }] })),
      sentBy(recheckVouchers, () => ({ codes: ['WILLKOMMEN10'], groups: [{ showId: 0, products: [] }] })),
    ],
  },
  giftCards: {
    method: 'GET',
    path: 'voucher/getAvailableVouchers',
    section: 'Vouchers',
    summary: 'The gift cards on sale',
    response: giftCardsResponse,
    isList: true,
    example: {},
    requests: [sentBy(fetchGiftCards, () => null)],
    asked: [{}],
  },
  order: {
    method: 'POST',
    path: 'order/saveOrder',
    section: 'Orders',
    summary: 'Places an order',
    body: orderBody,
    response: orderResponse,
    example: {
      body: { customer, items, voucherItems: [voucherItem], totalPrice: 7.5, acceptedTerms: true, orderKey },
    },
    requests: [sentBy(saveOrder, () => ({ customer, cart, totalPrice: 2000, orderKey }))],
  },
  payment: {
    method: 'GET',
    path: 'order/paymentStatus',
    section: 'Orders',
    summary: 'Whether an order is paid',
    query: { orderid: { description: 'The `orderId` of the order.', required: true } },
    response: paymentResponse,
    example: { query: { orderid: '10001' } },
    requests: [sentBy(fetchPaymentStatus, () => '7'), sentBy(checkPayment, () => '7')],
  },
  storno: {
    method: 'GET',
    path: 'order/getOrderForStorno',
    section: 'Cancellations',
    summary: 'The order of a cancellation link',
    query: { stornoIdentifier: { description: 'From the link.', required: true } },
    response: stornoResponse,
    example: { query: { stornoIdentifier: '3f2b7c1e-0000-4000-8000-000000000000' } },
    requests: [sentBy(fetchOrderForStorno, () => 'storno-7')],
  },
  cancel: {
    method: 'GET',
    path: 'order/orderStorno',
    section: 'Cancellations',
    summary: 'Cancels an order. Changes state although it is a GET: never repeated, prefetched or cached',
    query: { orderHeadId: { description: 'From `getOrderForStorno`.', required: true, isNumber: true } },
    response: success,
    example: { query: { orderHeadId: '80001' } },
    requests: [sentBy(cancelOrder, () => ({ orderHeadId: 7, stornoIdentifier: 'storno-7' }))],
  },
} satisfies Record<string, Call>;
