import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import type { CartItem } from '@/domain/entities';
import { carTicket, filmTicket, giftCard, popcorn, storeCart } from '@test/support/carts';
import { eventAddOn, eventLine } from '@test/support/eventLines';
import { heading } from '@test/support/look';
import { openCheckout, orderButton } from '@test/support/ordering';
import { renderApp } from '@test/support/renderApp';

const noWithdrawal = 'gelten für einen festen Termin. Dafür gibt es kein gesetzliches Rücktrittsrecht.';
const withdrawal = 'Gutscheine kannst du innerhalb der gesetzlichen Frist zurückgeben.';
const market = eventLine({ price: 0 });
const spot = eventAddOn(market, 201, { count: 2 });
const code: CartItem = {
  ...giftCard('code1'),
  productType: 'voucheritem',
  price: -500,
  voucherCode: 'WILLKOMMEN',
  product: { ...giftCard('code1').product!, productName: 'Willkommen' },
};

async function positionsOf(...lines: CartItem[]) {
  storeCart(...lines);
  renderApp(paths.checkout.to());
  await heading('Kassa');
  return within(screen.getByRole('region', { name: 'Deine Bestellung' }));
}

describe('the positions', () => {
  it('stand with count, price a piece and sum, codes with their code, above the order button', async () => {
    const positions = await positionsOf(
      { ...filmTicket, count: 2, amount: 2 },
      carTicket,
      giftCard('karte', 3),
      code,
    );
    const lines = positions.getAllByRole('listitem').map(({ textContent }) => textContent);
    const listed = lines.filter((text) => text.includes('×'));
    expect(listed.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      '2 × Metropolis, Do., 16.04.2026, 20:30 Uhrje € 12,50€ 25,00',
      '1 × Autoticket (Stellplatz für ein Auto)€ 5,00',
      '3 × Kinogutschein € 20je € 20,00€ 60,00',
      '1 × WillkommenCode WILLKOMMEN−€ 5,00',
    ]);
    const total = positions.getByText(/^Gesamtsumme: /);
    expect(total).toHaveTextContent('€ 85,00 inkl. USt.');
    const { DOCUMENT_POSITION_FOLLOWING: isAfter } = Node;
    expect(total.compareDocumentPosition(orderButton()) & isAfter).toBeTruthy();
  });
});

describe('the right of withdrawal', () => {
  it('is told of film tickets', async () => {
    const positions = await positionsOf(filmTicket, carTicket, popcorn, code);
    expect(positions.getByText(`Kinotickets ${noWithdrawal}`)).toBeVisible();
    expect(positions.queryByText(withdrawal)).toBeNull();
  });

  it('is told of stalls and other spots together', async () => {
    const cars = eventLine({ price: 1500, eventType: 'automarkt', name: 'Automarkt' });
    const positions = await positionsOf(market, spot, cars, filmTicket);
    expect(positions.getByText(`Kinotickets, Verkaufsplätze und Standplätze ${noWithdrawal}`)).toBeVisible();
  });

  it('is told of gift vouchers', async () => {
    const positions = await positionsOf(giftCard('karte'));
    expect(positions.getByText(withdrawal)).toBeVisible();
    expect(positions.queryByText(/kein gesetzliches Rücktrittsrecht/)).toBeNull();
  });

  it('names the positions where both sorts stand in the cart', async () => {
    const positions = await positionsOf(filmTicket, carTicket, market, spot, giftCard('karte'));
    const [dated, giftCards] = [
      positions.getByText(`Kinotickets und Standplätze ${noWithdrawal}`),
      positions.getByText(withdrawal),
    ];
    const namesAfter = (sentence: HTMLElement) =>
      within(sentence.nextElementSibling!.nextElementSibling as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    expect(namesAfter(dated)).toEqual([
      'Metropolis, Do., 16.04.2026, 20:30 Uhr',
      'Flohmarkt, So., 19.04.2026, 5:30 Uhr',
    ]);
    expect(namesAfter(giftCards)).toEqual(['Kinogutschein € 20']);
  });
});

describe('the keyboard of a phone', () => {
  it('leads from field to field by its key', async () => {
    await openCheckout();
    for (const label of ['Vorname', 'Nachname', 'E-Mail-Adresse', 'Telefonnummer (freiwillig)']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('enterkeyhint', 'next');
    }
    expect(screen.getByLabelText('Telefonnummer (freiwillig)')).toHaveAttribute('inputmode', 'tel');
  });
});

describe('the terms', () => {
  it('open in a new window and say so, with the Impressum beside them', async () => {
    await openCheckout();
    for (const name of [/^AGB\s?\(neues Fenster\)$/, /^Impressum und Datenschutz\s?\(neues Fenster\)$/]) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
    expect(screen.getByRole('checkbox', { name: /AGB/ })).toBeRequired();
  });

  it('are what the button waits for, and say so at the box', async () => {
    const { user } = await openCheckout();
    await user.click(orderButton());
    const box = screen.getByRole('checkbox', { name: /AGB/ });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Bitte akzeptiere die AGB.');
    await user.click(box);
    expect(box).toBeValid();
  });

  it('leave an error standing until it is mended, and tell it again when it is back', async () => {
    const { user } = await openCheckout();
    await user.click(orderButton());
    const email = screen.getByLabelText('E-Mail-Adresse');
    await user.type(email, 'ada');
    expect(email).toBeInvalid();
    await user.type(email, '@example.com');
    expect(email).toBeValid();
    await user.clear(email);
    expect(screen.getAllByRole('link', { name: /^Bitte/ })).toHaveLength(4);
  });
});
