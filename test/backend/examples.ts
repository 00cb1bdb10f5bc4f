import { allCalls, calls, type CallName } from '../../scripts/backend/calls';
import type { Example, Examples } from '../../scripts/backend/openApi';
import { orderBody, startSandbox, type StartedSandbox } from '@test/sandbox/testing';

const email = 'ada@example.com';
const orderKey = 'a5f1c1de-0000-4000-8000-000000000000';
const stornoIdentifier = '3f2b7c1e-0000-4000-8000-000000000000';
const mostEntries = 1;

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

/** In the order in which they are sent: the later ones need the order. */
const requests: Record<CallName, Omit<Example, 'answer'>> = {
  shows: { query: { s1: 'fetch', showtype: 'kino' } },
  show: { query: { showid: '301' } },
  movie: { query: { movieidentifier: 'metropolis' } },
  upcoming: {},
  reminder: { body: { email, movieIds: [1] } },
  discount: { body: { purchaseProductId: 190, purchaseProducts: [{ purchaseProductId: 102, count: 2 }] } },
  voucher: { body: { voucherCode: 'WILLKOMMEN10', items } },
  giftCards: {},
  order: { body: orderBody(items, 7.5, { voucherItems: [voucherItem], orderKey }) },
  payment: { query: { orderid: '10001' } },
  storno: { query: { stornoIdentifier } },
  cancel: { query: { orderHeadId: '80001' } },
  feedback: { body: { topic: 'Kino', rating: 5, message: 'Schön war es.', visitDate: '12.04.2026' } },
  application: {
    body: { position: 'Kassa', firstName: 'Ada', lastName: 'Huber', email, message: 'Hallo!' },
  },
  blogs: { query: { blogtype: 'kino' } },
  login: { body: { email: 'kundin@example.com', password: 'stummfilm' } },
  register: { body: { email: 'neu@example.com', password: 'stummfilm', username: 'Neu' } },
  session: {},
  logout: { body: {} },
};

/** Examples are read by people: the first entry of a list is enough. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, mostEntries).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, shortened(inner)]));
}

async function answerOf(sandbox: StartedSandbox, name: CallName): Promise<unknown> {
  const { path } = calls[name];
  const { query, body } = requests[name];
  if (body !== undefined) return sandbox.post(path, body);
  return sandbox.get(query ? `${path}?${new URLSearchParams(query).toString()}` : path);
}

/** The sandbox's complete answers to one request of each call. */
export async function sandboxAnswers(): Promise<Examples> {
  const sandbox = startSandbox();
  const examples: [string, Example][] = [];
  for (const [name] of allCalls) {
    examples.push([name, { ...requests[name], answer: await answerOf(sandbox, name) }]);
    for (const order of sandbox.database().orders) order.stornoIdentifier = stornoIdentifier;
  }
  return Object.fromEntries(examples) as Examples;
}

export function shortExamples(examples: Examples): Examples {
  const short = Object.entries(examples).map(([name, { answer, ...request }]) => [
    name,
    { ...request, answer: shortened(answer) },
  ]);
  return Object.fromEntries(short) as Examples;
}
