import { html, raw } from 'hono/html';
import { paymentStatuses } from '../database/payment';
import type { OrderRecord, PaymentStatus } from '../database/types';
import { page } from './layout';
import { positionsTable } from './positions';

export const defaultLateSeconds = 3;

const labels: Partial<Record<PaymentStatus, string>> = {
  paid: 'Jetzt bezahlen',
  failed: 'Zahlung fehlschlagen lassen',
  canceled: 'Zahlung abbrechen',
  open: 'Zahlung offen lassen',
  authorized: 'Nur autorisieren',
  expired: 'Zahlung verfallen lassen',
};

/** The status of each button; „Später bezahlen“ makes a payment pending. */
const buttons = paymentStatuses.filter((status) => status !== 'pending');

function choices(orderId: string) {
  const address = `/sandbox/bezahlen/${encodeURIComponent(orderId)}`;
  const [paid, ...others] = buttons.map(
    (status) =>
      html`<form method="post" action="${address}/${status}">
        <button ${status === 'paid' ? raw('class="main"') : ''} type="submit">
          ${labels[status] ?? `Status „${status}“ melden`}
        </button>
      </form>`,
  );
  return html`<section aria-label="Zahlung">
    ${paid}
    <form method="post" action="${address}/spaeter">
      <label for="sekunden">Sekunden, bis die Zahlung eintrifft</label>
      <input
        id="sekunden"
        name="sekunden"
        type="number"
        inputmode="numeric"
        min="0"
        max="600"
        step="1"
        value="${defaultLateSeconds}"
      />
      <button type="submit">Später bezahlen</button>
    </form>
    ${others}
  </section>`;
}

function finished(order: OrderRecord) {
  return html`<section>
    <p>${order.cancelled ? 'Diese Bestellung wurde storniert.' : 'Diese Bestellung ist bereits bezahlt.'}</p>
    <p><a href="/pspresult?orderid=${encodeURIComponent(order.orderId)}">Zurück zum Shop</a></p>
  </section>`;
}

/** Stub of the payment provider's page. */
export function paymentPage(order: OrderRecord, problem?: string) {
  return page(
    `Testzahlung – Bestellung ${order.orderId}`,
    html`<h1>Testzahlung</h1>
      <p>
        Hier wird kein Geld bewegt. Diese Seite steht an der Stelle des Zahlungsanbieters; du bestimmst, wie
        die Zahlung ausgeht.
      </p>
      ${problem ? html`<p role="alert"><strong>${problem}</strong></p>` : ''}
      <section>
        <h2>Bestellung ${order.orderId}</h2>
        <p class="muted">${order.customer.firstName} ${order.customer.lastName}, ${order.customer.email}</p>
        ${positionsTable(order.positions, order.total)}
      </section>
      ${order.status === 'paid' || order.cancelled ? finished(order) : choices(order.orderId)}`,
  );
}

export function unknownOrderPage() {
  return page(
    'Testzahlung – unbekannte Bestellung',
    html`<h1>Testzahlung</h1>
      <p>Diese Bestellung gibt es nicht (mehr). Nach einem Neustart beginnt das Testsystem von vorne.</p>
      <p><a href="/">Zum Shop</a></p>`,
  );
}
