import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import {
  addresses,
  button,
  endPayment,
  fillCart,
  fillCheckout,
  film,
  goToCheckout,
  goToPayment,
  heading,
  labelled,
  order,
  orderButton,
  paidTitle,
  pay,
} from './steps';

export type ScreenState = { name: string; reach: (page: Page) => Promise<void> };

export const screenStates: ScreenState[] = [
  {
    name: 'home',
    async reach(page) {
      await page.goto('/');
      await expect(heading(page, 'Autokino und Flohmarkt in Wien')).toBeVisible();
    },
  },
  {
    name: 'programme, by night',
    async reach(page) {
      await page.goto(addresses.programme);
      await expect(page.getByRole('heading', { level: 3, name: film }).first()).toBeVisible();
    },
  },
  {
    name: 'flea markets, by day',
    async reach(page) {
      await page.goto(addresses.fleaMarkets);
      await expect(page.getByRole('heading', { level: 3, name: 'Flohmarkt Wien' }).first()).toBeVisible();
    },
  },
  {
    name: 'show, with a notification',
    async reach(page) {
      await fillCart(page);
      await expect(page.getByText('Produkt wurde dem Warenkorb hinzugefügt')).toBeVisible();
    },
  },
  {
    name: 'stall',
    async reach(page) {
      await page.goto('/flohmarktprogramm-wien/501');
      await expect(heading(page, 'Flohmarkt Wien')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Checkliste' })).toBeVisible();
    },
  },
  {
    name: 'cart',
    async reach(page) {
      await fillCart(page);
      await page.goto(addresses.cart);
      await button(page, 'Gutschein einlösen').click();
      await expect(page.getByText('Bitte gib einen Gutscheincode ein.')).toBeVisible();
    },
  },
  {
    name: 'empty cart',
    async reach(page) {
      await page.goto(addresses.cart);
      // A click by the mouse would wait until the button is enabled, which it only says that it is not.
      await button(page, 'Zur Kasse').press('Enter');
      await expect(page.getByRole('main').getByText('Der Warenkorb darf nicht leer sein.')).toBeVisible();
    },
  },
  {
    name: 'checkout with errors',
    async reach(page) {
      await fillCart(page);
      await page.goto(addresses.checkout);
      await orderButton(page).click();
      await expect(page.getByText('Bitte prüfe diese Angaben:')).toBeVisible();
    },
  },
  {
    name: 'unpaid order',
    async reach(page) {
      await goToPayment(page);
      await page.goBack();
      await expect(heading(page, 'Zahlung nicht abgeschlossen')).toBeVisible();
    },
  },
  {
    name: 'paid',
    async reach(page) {
      await goToPayment(page);
      await pay(page);
      await expect(heading(page, paidTitle)).toBeVisible();
    },
  },
  {
    name: 'payment failed',
    async reach(page) {
      await goToPayment(page);
      await endPayment(page, 'Zahlung fehlschlagen lassen', 'Die Zahlung hat nicht geklappt');
    },
  },
  {
    name: 'payment under way',
    async reach(page) {
      await goToPayment(page);
      await endPayment(page, 'Zahlung offen lassen', 'Deine Zahlung ist noch offen');
    },
  },
  {
    name: 'checkout, ordered in another tab meanwhile',
    async reach(page) {
      await goToCheckout(page);
      const other = await page.context().newPage();
      await other.goto(addresses.checkout);
      await fillCheckout(other);
      await order(other);
      await other.close();
      await expect(page.getByText(/^In einem anderen Tab wurde gerade bestellt/)).toBeVisible();
    },
  },
  {
    name: 'no order number',
    async reach(page) {
      await page.goto('/pspresult');
      await button(page, 'Nachsehen').click();
      await expect(page.getByText('Bitte gib deine Bestellnummer ein.')).toBeVisible();
    },
  },
  {
    name: 'unknown address',
    async reach(page) {
      await page.goto('/gibt/es/nicht');
      await expect(heading(page, 'Seite nicht gefunden')).toBeVisible();
    },
  },
  {
    name: 'reminder',
    async reach(page) {
      await page.goto(addresses.programme);
      await button(page, labelled('Vormerken', 'Die Nibelungen')).click();
      const dialog = page.getByRole('dialog', { name: 'Meine Filme vormerken' });
      await dialog.getByRole('button', { name: 'Vormerken' }).click();
      await expect(dialog.getByText('Bitte geben Sie eine gültige Emailadresse ein!')).toBeVisible();
    },
  },
  {
    name: 'coming films, by genre',
    async reach(page) {
      await page.goto('/kinoprogramm-wien/demnaechst-im-kino');
      await button(page, 'Nach Genre vormerken').click();
      const dialog = page.getByRole('dialog', { name: 'Nach Genre vormerken' });
      await dialog.getByRole('button', { name: 'Vormerken' }).click();
      await expect(dialog.getByText(/mind. ein Genre/)).toBeVisible();
    },
  },
  {
    name: 'gift vouchers, none chosen',
    async reach(page) {
      await page.goto('/kinogutschein-kaufen');
      await button(page, 'In den Warenkorb').click();
      await expect(page.getByText(/^Bitte wähl zuerst/)).toBeVisible();
    },
  },
  {
    name: 'winter break, by night',
    async reach(page) {
      await page.request.post('/sandbox/steuerung', { data: { scenario: 'winter' } });
      await page.goto(addresses.programme);
      await expect(page.getByRole('heading', { name: 'Winterpause' })).toBeVisible();
    },
  },
  {
    name: 'nothing entered, by day',
    async reach(page) {
      await page.request.post('/sandbox/steuerung', { data: { scenario: 'winter' } });
      await page.goto('/flohmarkt-wien');
      await expect(page.getByText('Empty events')).toBeVisible();
    },
  },
];
