import { Hono } from 'hono';
import type { SandboxEnv } from '../environment';
import { defaultLateSeconds, paymentPage, unknownOrderPage } from '../pages/paymentPage';
import { payLater, paymentStatuses, setPaymentStatus } from '../database/payment';
import type { SandboxDatabase } from '../database/types';

const longestDelay = 600;

const orderOf = (database: SandboxDatabase, id: string) =>
  database.orders.find(({ orderId }) => orderId === id);

function secondsOf(value: unknown): number {
  const seconds = typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), longestDelay) : defaultLateSeconds;
}

export const paymentRoutes = new Hono<SandboxEnv>()
  .get('/bezahlen/:orderId', (context) => {
    const order = orderOf(context.get('database'), context.req.param('orderId'));
    return order ? context.html(paymentPage(order)) : context.html(unknownOrderPage(), 404);
  })
  .post('/bezahlen/:orderId/:outcome', async (context) => {
    const database = context.get('database');
    const { orderId, outcome } = context.req.param();
    const order = orderOf(database, orderId);
    const status = paymentStatuses.find((known) => known === outcome);
    if (!order || (!status && outcome !== 'spaeter')) return context.html(unknownOrderPage(), 404);
    const isDone = status
      ? setPaymentStatus(database, order, status)
      : payLater(database, order, secondsOf((await context.req.parseBody())['sekunden']));
    if (!isDone) {
      const problem =
        order.status === 'paid'
          ? 'Die Bestellung ist schon bezahlt.'
          : order.cancelled
            ? 'Die Bestellung ist storniert.'
            : 'Die Plätze sind inzwischen an andere vergeben.';
      return context.html(paymentPage(order, problem), 409);
    }
    return context.redirect(`/pspresult?orderid=${encodeURIComponent(orderId)}`, 303);
  });
