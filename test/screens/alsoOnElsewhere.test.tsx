import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addButton, plus } from '@test/support/choosing';
import { button } from '@test/support/look';
import { added, april, bookStall, car, date, linesOf, may, worldShow } from '@test/support/otherDates';
import { currentWorld, disturb } from '@test/support/server';

const detailCall = 'show/getShowDetailData';
const soldOut = { '502|201': 0, '502|202': 0, '502|203': 0 };

describe('on another date', () => {
  it('another price is said', async () => {
    const { user } = await bookStall();
    worldShow(502).price = 500;
    await user.click(await date(april));
    expect(await added('26.\\sApril')).toHaveTextContent(
      /€ 33,00\. Der Preis ist an diesem Tag ein anderer, bisher waren es € 28,00\./,
    );
  });

  it('what is missing is named, and the rest is added', async () => {
    const { user } = await bookStall();
    await user.click(plus(car));
    await user.click(plus('Tisch mieten'));
    await user.click(addButton());
    currentWorld().stock['502|204'] = 0;
    await user.click(await date(april));
    expect(await added('26.\\sApril')).toHaveTextContent('fehlt: Tisch mieten.');
    expect(linesOf(502)).toContainEqual([car, 1, 2500]);
    expect(linesOf(502)).not.toContainEqual(['Tisch mieten', 1, 800]);
  });

  it('without the chosen spot nothing is added, and the way to its page is shown', async () => {
    const { user } = await bookStall();
    currentWorld().stock['502|201'] = 0;
    await user.click(await date(april));
    expect(await screen.findByText(/^26\.\sApril ist nicht im Warenkorb/)).toHaveTextContent(
      'Deinen Platz gibt es an diesem Tag nicht.',
    );
    expect(linesOf(502)).toEqual([]);
    const way = screen.getByRole('link', { name: 'Zu diesem Termin' });
    expect(way.getAttribute('href')).toMatch(/^\/flohmarktprogramm-wien\//);
    expect(await date(april)).toHaveAttribute('aria-disabled', 'false');
  });

  it.each([
    ['sold out meanwhile', () => Object.assign(currentWorld().stock, soldOut), /Vorverkauf gestoppt/],
    [
      'gone',
      () => currentWorld().shows.splice(currentWorld().shows.indexOf(worldShow(502)), 1),
      /gibt es nicht mehr/,
    ],
  ])('that is %s nothing is added, and why is said', async (_, change, reason) => {
    const { user } = await bookStall();
    change();
    await user.click(await date(april));
    expect(await screen.findByText(/^26\.\sApril ist nicht im Warenkorb/)).toHaveTextContent(reason);
    expect(linesOf(502)).toEqual([]);
  });
  it('a discount that the choice earns is asked for', async () => {
    for (const product of currentWorld().products) {
      if (product.purchaseProductId === 222) product.discountPurchaseProductId = 190;
    }
    const { user } = await bookStall();
    await user.click(plus(car));
    await user.click(plus('Frühstück am Stand'));
    await user.click(plus('Frühstück am Stand'));
    await screen.findByText('Snack-Rabatt');
    await user.click(addButton());
    await user.click(await date(april));
    expect(await added('26.\\sApril')).toHaveTextContent('€ 41,00.');
    expect(linesOf(502)).toContainEqual(['Snack-Rabatt', 1, -200]);
    disturb('product/getDiscountProduct', { status: 500 });
    await user.click(await date(may));
    expect(await added('3.\\sMai')).toHaveTextContent(/Ob es einen Rabatt gibt, ließ sich nicht prüfen\.$/);
    expect(linesOf(503)).not.toContainEqual(['Snack-Rabatt', 1, -200]);
  });

  it('a failure is said, adds nothing and can be tried again', async () => {
    const { user } = await bookStall();
    disturb(detailCall, { status: 500, times: 3 });
    await user.click(await date(april));
    expect(await screen.findByText(/^26\.\sApril ist nicht im Warenkorb/)).toBeVisible();
    expect(linesOf(502)).toEqual([]);
    await user.click(button('Erneut versuchen'));
    await added('26.\\sApril');
    expect(linesOf(502)).toContainEqual([car, 1, 2500]);
    expect(document.body).not.toHaveFocus();
  });
});
