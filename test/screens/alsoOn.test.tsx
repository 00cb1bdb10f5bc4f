import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { itemsAdded } from '@/features/cart/cartSlice';
import { filmTicket } from '@test/support/carts';
import { addButton, minus, plus } from '@test/support/choosing';
import { button, heading } from '@test/support/look';
import { added, april, bookStall, car, date, dates, linesOf, may, worldShow } from '@test/support/otherDates';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, holdBack, requestsTo } from '@test/support/server';

const detailCall = 'show/getShowDetailData';

const reads = (showId: number) =>
  requestsTo(detailCall).filter(({ query }) => query.showid === String(showId));

describe('after a stall went into the cart', () => {
  it('the next dates of the market are offered, none that is sold out', async () => {
    renderApp(paths.event.to({ idOrIdentifier: 501 }));
    await screen.findByRole('button', { name: `Menge erhöhen: ${car}` });
    await screen.findByRole('region', { name: 'Weitere Termine' });
    expect(screen.queryByRole('group', { name: 'Dasselbe auch am' })).toBeNull();
    fireEvent.click(plus(car));
    fireEvent.click(addButton());
    const offered = (await dates()).getAllByRole('button');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      '26.\u00a0April',
      '3.\u00a0Mai',
      '17.\u00a0Mai',
      '24.\u00a0Mai',
    ]);
    expect(offered[0]).toHaveAccessibleName('auch am 26.\u00a0April');
  });

  it('one tap adds the same on another date, says so and marks it; the focus stays', async () => {
    const { user } = await bookStall();
    (await date(april)).focus();
    await user.keyboard('{Enter}');
    expect(await added('26.\\sApril')).toHaveTextContent('€ 28,00.');
    expect(await added('26.\\sApril')).not.toHaveTextContent('Preis');
    expect(linesOf(502).sort()).toEqual(linesOf(501).sort());
    expect(linesOf(502)).toContainEqual([car, 1, 2500]);
    const done = await date(/26\.\sApril, liegt im Warenkorb$/);
    expect(done).toHaveAttribute('aria-disabled', 'true');
    expect(done).toHaveFocus();
    expect(reads(502)).toHaveLength(1);
  });

  it('a double tap adds it once, and a marked date takes no more', async () => {
    const { user } = await bookStall();
    const button26 = await date(april);
    act(() => {
      button26.click();
      button26.click();
    });
    await added('26.\\sApril');
    await user.click(await date(april));
    expect(linesOf(502)).toContainEqual([car, 1, 2500]);
  });

  it('two dates that are tapped one after the other are both added, although the first was not read yet', async () => {
    await bookStall();
    const goOn = holdBack(detailCall);
    fireEvent.click(await date(april));
    fireEvent.click(await date(may));
    expect(await screen.findByText(/^26\.\sApril, 3\.\sMai wird dazugelegt/)).toBeVisible();
    goOn();
    await added('3.\\sMai');
    expect(linesOf(502)).toContainEqual([car, 1, 2500]);
    expect(linesOf(503)).toContainEqual([car, 1, 2500]);
  });

  it('a date that came into the cart while it was read is not added again', async () => {
    const { store } = await bookStall();
    const letGo = holdBack(detailCall);
    fireEvent.click(await date(april));
    act(() => {
      store.dispatch(itemsAdded([{ ...filmTicket, key: '502', showId: 502 }]));
    });
    letGo();
    await waitFor(() => expect(store.getState().otherDates!.isLoading).toBe(false));
    expect(linesOf(502)).toHaveLength(1);
  });

  it('what is on its way is added although the page is left', async () => {
    const { user } = await bookStall();
    const letGo = holdBack(detailCall);
    fireEvent.click(await date(april));
    await user.click(screen.getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
    letGo();
    await waitFor(() => expect(linesOf(502)).toContainEqual([car, 1, 2500]));
  });

  it('a date that is in the cart already is marked', async () => {
    const { user } = await bookStall(502);
    await user.click(await date(may));
    await added('3.\\sMai');
    await user.click(screen.getByRole('link', { name: /26\.04\.2026|19\.04\.2026/ }));
    await screen.findByText(/^So\., 19\.04\.2026/, { selector: 'p' });
    await user.click(await screen.findByRole('button', { name: `Menge erhöhen: ${car}` }));
    await user.click(addButton());
    expect(await date(/26\.\sApril, liegt im Warenkorb$/)).toBeVisible();
    expect(await date(/3\.\sMai, liegt im Warenkorb$/)).toBeVisible();
    expect(await date(/17\.\sMai$/)).toHaveAttribute('aria-disabled', 'false');
  });

  it('the choice that was added last is what other dates get', async () => {
    const { user } = await bookStall();
    await user.click(plus('Standplatz Kombi'));
    await user.click(plus('Tisch mieten'));
    await user.click(plus('Tisch mieten'));
    await user.click(addButton());
    await user.click(await date(may));
    await added('3.\\sMai');
    expect(linesOf(503)).toEqual(
      expect.arrayContaining([
        ['Standplatz Kombi', 1, 3000],
        ['Tisch mieten', 2, 800],
      ]),
    );
    expect(linesOf(503)).not.toContainEqual([car, 1, 2500]);
  });

  it('a stall that was booked without a spot is offered all the same', async () => {
    const app = renderApp(paths.event.to({ idOrIdentifier: 501 }));
    await screen.findByRole('button', { name: `Menge erhöhen: ${car}` });
    await app.user.click(addButton());
    await app.user.click(addButton());
    await app.user.click(await date(april));
    await added('26.\\sApril');
    expect(linesOf(502)).toEqual([
      ['Standplatz', 1, 0],
      ['Müllpauschale', 1, 300],
    ]);
  });
});

describe('other dates are offered', () => {
  it('of car markets too', async () => {
    await bookStall(601, 'Verkaufsplatz PKW');
    expect((await dates()).getAllByRole('button')).toEqual([await date(/^auch am 2\.\sMai$/)]);
  });

  it('neither of films nor after the last date', async () => {
    const { user } = renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await screen.findByRole('button', { name: 'In den Warenkorb' });
    await user.click(addButton());
    await screen.findByRole('region', { name: 'Weitere Termine' });
    expect(screen.queryByRole('group', { name: 'Dasselbe auch am' })).toBeNull();
  });

  it('not before, only after the one that was booked', async () => {
    await bookStall(506);
    await screen.findByRole('region', { name: 'Weitere Termine' });
    expect(screen.queryByRole('group', { name: 'Dasselbe auch am' })).toBeNull();
    expect(minus(car)).toBeVisible();
  });
});

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
