import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Sandbox } from './fixtures';
import { button, customer } from './steps';

export const cancelledTitle = 'Die Stornierung hat geklappt';

/** Pays for a gift card by requests; other tests cover the screens. */
async function placePaidOrder({ request }: Page): Promise<void> {
  const saved = await request.post('/rest/order/saveOrder', {
    data: {
      customer,
      items: [{ showId: 0, products: [{ purchaseProductId: 401, count: 2 }] }],
      voucherItems: [],
      totalPrice: 40,
      acceptedTerms: true,
      orderKey: randomUUID(),
    },
  });
  const { orderId } = (await saved.json()) as { orderId: string };
  await request.post(`/sandbox/bezahlen/${orderId}/paid`, { maxRedirects: 0 });
}

/** Opens the storno link of the e-mail of the only paid order. */
export async function followStornoLink(page: Page): Promise<void> {
  await page.goto('/sandbox/postausgang');
  await page.getByRole('link', { name: 'Bestellung stornieren' }).click();
  await expect(page.getByRole('region', { name: 'Deine Bestellung' })).toBeVisible();
}

export async function openStornoLink(page: Page): Promise<void> {
  await placePaidOrder(page);
  await followStornoLink(page);
}

export async function askToCancel(page: Page): Promise<void> {
  await button(page, 'Bestellung stornieren').click();
  await expect(page.getByRole('dialog', { name: 'Bestellung wirklich stornieren?' })).toBeVisible();
}

export async function confirmCancellation(page: Page): Promise<void> {
  await button(page, 'Jetzt stornieren').click();
}

export async function cancellationsSent(sandbox: Sandbox): Promise<number> {
  const { requests } = await sandbox.state();
  return requests.filter(({ path }) => path === 'order/orderStorno').length;
}
