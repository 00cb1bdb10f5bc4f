import { html, raw } from 'hono/html';
import type { OrderRecord, PaymentStatus } from '../database/types';
import { page } from './layout';
import { positionsTable } from './positions';

export const defaultLateSeconds = 3;

/** Outcomes of a payment, each with its button, by the last path segment of the form's action. */
export const outcomes: Record<string, { status: PaymentStatus; label: string }> = {
  bezahlt: { status: 'paid', label: 'Jetzt bezahlen' },
  fehlgeschlagen: { status: 'failed', label: 'Zahlung fehlschlagen lassen' },
  abgebrochen: { status: 'canceled', label: 'Zahlung abbrechen' },
  offen: { status: 'open', label: 'Zahlung offen lassen' },
  autorisiert: { status: 'authorized', label: 'Nur autorisieren' },
  abgelaufen: { status: 'expired', label: 'Zahlung verfallen lassen' },
};

function choices(orderId: string) {
  const address = `/sandbox/bezahlen/${encodeURIComponent(orderId)}`;
  const [paid, ...others] = Object.entries(outcomes).map(
    ([outcome, { status, label }]) =>
      html`<form method="post" action="${address}/${outcome}">
        <button ${status === 'paid' ? raw('class="main"') : ''} type="submit">${label}</button>
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
