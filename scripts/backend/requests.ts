import * as v from 'valibot';
import type { DiscountQuery } from '../../src/domain/discounts';
import type { OrderGroup } from '../../src/domain/orderGroups';
import type { Customer } from '../../src/features/checkout/form/customerFields';
import type { CustomerFeedback, JobApplication, Withdrawal } from '../../src/features/feedback/api';

/** The documented bodies; the shop sends no other fields (a test compares them with what it sends). */

const text = v.string();
const filled = v.pipe(text, v.regex(/\S/));
const email = v.pipe(text, v.email());
const euros = v.number();
const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const id = v.pipe(v.number(), v.integer(), v.minValue(0));
const day = v.pipe(text, v.regex(/^\d{2}\.\d{2}\.\d{4}$/));

const groupProduct = v.strictObject({
  id,
  productName: text,
  productType: v.exactOptional(text),
  price: euros,
  count,
  purchaseProductId: v.exactOptional(id),
  taxrate: v.exactOptional(v.number()),
  mandatory: v.exactOptional(v.boolean()),
  productOrderType: v.exactOptional(v.picklist(['product', 'option'])),
  discountPurchaseProductId: v.exactOptional(id),
}) satisfies v.GenericSchema<OrderGroup['products'][number]>;

const group = v.strictObject({ showId: id, products: v.array(groupProduct) });

const redeemedItem = v.strictObject({
  purchaseProductId: id,
  productName: v.exactOptional(text),
  taxrate: v.exactOptional(v.number()),
  mandatory: v.boolean(),
  productOrderType: v.exactOptional(text),
  price: euros,
  count,
  voucherCode: text,
  voucherCategory: v.exactOptional(text),
});

const customer = v.strictObject({
  firstName: filled,
  lastName: filled,
  email,
  phone: v.exactOptional(text),
} satisfies Record<keyof Customer, unknown>) satisfies v.GenericSchema<Customer>;

export const orderBody = v.strictObject({
  customer,
  items: v.array(group),
  voucherItems: v.array(redeemedItem),
  totalPrice: v.pipe(euros, v.minValue(0)),
  acceptedTerms: v.literal(true),
  orderKey: v.pipe(text, v.uuid()),
});

export const voucherBody = v.strictObject({ voucherCode: text, items: v.array(group) });

export const discountBody = v.strictObject({
  purchaseProductId: id,
  purchaseProducts: v.array(v.strictObject({ purchaseProductId: id, count })),
}) satisfies v.GenericSchema<{ purchaseProductId: number } & Pick<DiscountQuery, 'purchaseProducts'>>;

export const reminderBody = v.union([
  v.strictObject({ email, movieIds: v.array(id) }),
  v.strictObject({ email, genres: v.array(text) }),
]);

const feedback = v.strictObject({
  topic: text,
  rating: v.picklist([1, 2, 3, 4, 5]),
  message: text,
  visitDate: v.exactOptional(day),
  name: v.exactOptional(text),
  email: v.exactOptional(email),
}) satisfies v.GenericSchema<CustomerFeedback>;

const withdrawal = v.strictObject({
  topic: v.literal('widerruf'),
  name: text,
  email,
  message: text,
}) satisfies v.GenericSchema<Withdrawal>;

export const feedbackBody = v.union([feedback, withdrawal]);

export const applicationBody = v.strictObject({
  position: text,
  firstName: text,
  lastName: text,
  email,
  message: text,
  phone: v.exactOptional(text),
  availableFrom: v.exactOptional(day),
}) satisfies v.GenericSchema<JobApplication>;

export const loginBody = v.strictObject({ email, password: text });
export const registerBody = v.strictObject({ email, password: text, username: text });
export const logoutBody = v.strictObject({});
