import { euroText } from '../money';
import type { SandboxDatabase, OrderRecord } from './types';

export function sendConfirmation(database: SandboxDatabase, order: OrderRecord): void {
  database.outbox.push({
    kind: 'confirmation',
    sentAt: database.now(),
    to: order.customer.email,
    subject: `Deine Bestellung ${order.orderId}`,
    paragraphs: [
      `Hallo ${order.customer.firstName} ${order.customer.lastName}, danke für deine Bestellung! Das hast du gekauft:`,
    ],
    positions: order.positions,
    total: order.total,
    link: { text: 'Bestellung stornieren', href: `/bestellung-stornieren/${order.stornoIdentifier}` },
  });
}

export function sendCancellation(database: SandboxDatabase, order: OrderRecord): void {
  database.outbox.push({
    kind: 'cancellation',
    sentAt: database.now(),
    to: order.customer.email,
    subject: `Bestellung ${order.orderId} storniert`,
    paragraphs: [
      `Hallo ${order.customer.firstName} ${order.customer.lastName}, deine Bestellung wurde storniert.`,
      `Wir erstatten ${euroText(order.total)} auf die gewählte Zahlungsmethode.`,
    ],
  });
}

export function sendReminderConfirmation(database: SandboxDatabase, to: string, wanted: string[]): void {
  database.outbox.push({
    kind: 'reminder',
    sentAt: database.now(),
    to,
    subject: 'Wir erinnern dich',
    paragraphs: ['Sobald es Termine gibt, schreiben wir dir. Vorgemerkt hast du:', wanted.join(', ')],
  });
}
