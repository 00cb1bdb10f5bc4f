import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { focusedHeading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { answerOf, currentWorld, disturb, requestsTo, startWinter } from '@test/support/server';

const listCall = 'show/getCurrentShows';
const detailCall = 'show/getShowDetailData';
const advantages = paths.advantages.to();

const asked = () => requestsTo(detailCall).map(({ query }) => query['showid']);
const table = () => screen.findByRole('table', { name: /^Flohmarkt.*, So\., 19\.04\.2026, 5:30\sUhr$/ });

async function priceOf(name: RegExp) {
  const row = within(await table())
    .getByRole('rowheader', { name })
    .closest('tr')!;
  return within(row).getByRole('cell').textContent?.replaceAll('\u00a0', ' ');
}

/** Lists without products, as another backend may send them. */
async function leaveProductsOut(): Promise<void> {
  const { dataEntries } = (await answerOf(`${listCall}?s1=fetch&showtype=flohmarkt`)) as {
    dataEntries: object[];
  };
  disturb(listCall, { body: { dataEntries: dataEntries.map((show) => ({ ...show, products: [] })) } });
}

describe('the prices of the next market', () => {
  it('stand in a table, and lead to the date', async () => {
    const { user } = renderApp(advantages);
    expect(await priceOf(/^Müllpauschale – gehört dazu$/)).toBe('€ 3,00');
    expect(await priceOf(/^Standplatz PKW$/)).toBe('€ 25,00');
    expect(await priceOf(/^Tisch mieten$/)).toBe('€ 8,00');
    expect(screen.getByRole('columnheader', { name: 'Preis inkl. USt.' })).toBeVisible();
    expect(requestsTo(detailCall)).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: 'Diesen Termin buchen' }));
    await focusedHeading(/^Flohmarkt/);
  });

  it('are those of the first market that can be booked', async () => {
    for (const showId of [501, 521]) currentWorld().stock[`${showId}`] = 0;
    renderApp(advantages);
    expect(await screen.findByRole('table', { name: /So\., 26\.04\.2026/ })).toBeVisible();
  });

  it('hold the price of the stall itself', async () => {
    currentWorld().stock['501'] = 0;
    renderApp(advantages);
    const prices = within(await screen.findByRole('table', { name: /So\., 19\.04\.2026/ }));
    const row = prices.getByRole('rowheader', { name: 'Standplatz' }).closest('tr')!;
    expect(within(row).getByRole('cell')).toHaveTextContent(/^€\s10,00$/);
  });

  it('that did not come are asked for again', async () => {
    disturb(listCall, { status: 400, times: 1 });
    const { user } = renderApp(advantages);
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await table();
    expect(requestsTo(listCall)).toHaveLength(2);
  });

  it('are read from the market itself where its list tells none', async () => {
    await leaveProductsOut();
    disturb(detailCall, { status: 400, times: 1 });
    const { user } = renderApp(advantages);
    await screen.findByText('Die Preise sind gerade nicht zu erreichen');
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await priceOf(/^Standplatz PKW$/)).toBe('€ 25,00');
    expect(asked()).toEqual(['501', '501']);
  });

  it('hold what goes with every booking where the list tells only the price of the stall itself', async () => {
    currentWorld().shows.find(({ showId }) => showId === 501)!.price = 1000;
    await leaveProductsOut();
    renderApp(advantages);
    expect(await priceOf(/^Standplatz$/)).toBe('€ 10,00');
    expect(await priceOf(/^Müllpauschale – gehört dazu$/)).toBe('€ 3,00');
    expect(asked()).toEqual(['501']);
  });

  it('are those of the market that the calculator is at, from one answer for both', async () => {
    await leaveProductsOut();
    const { user } = renderApp(paths.stallFees.to());
    expect(await priceOf(/^Standplatz PKW$/)).toBe('€ 25,00');
    expect(asked()).toEqual(['501']);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Markttag' }), '522');
    await screen.findByText(/^1\s×\sStandplatz$/);
    expect(await screen.findByRole('table', { name: /So\., 03\.05\.2026/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Diesen Termin buchen' }).getAttribute('href')).toMatch(
      /kinderflohmarkt/,
    );
    expect(asked()).toEqual(['501', '522']);
  });

  it('come too where another date is chosen before the first has answered', async () => {
    await leaveProductsOut();
    disturb(detailCall, { delay: 150 });
    const { user } = renderApp(paths.stallFees.to());
    const field = await screen.findByRole('combobox', { name: 'Markttag' });
    await waitFor(() => expect(asked()).toEqual(['501']));
    await user.selectOptions(field, '522');
    expect(screen.queryByRole('table', { name: /2026/ })).toBeNull();
    expect(await screen.findByRole('table', { name: /So\., 03\.05\.2026/ })).toBeVisible();
    await screen.findByText(/^1\s×\sStandplatz$/);
    expect(asked()).toEqual(['501', '522']);
  });

  it('that did not come for both are asked for once, for the chosen date', async () => {
    await leaveProductsOut();
    const { user } = renderApp(paths.stallFees.to());
    await table();
    disturb(detailCall, { status: 400, times: 1 });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Markttag' }), '522');
    await screen.findByText('Die Preise sind gerade nicht zu erreichen');
    await user.click(screen.getAllByRole('button', { name: 'Erneut versuchen' })[1]!);
    expect(await screen.findByRole('table', { name: /So\., 03\.05\.2026/ })).toBeVisible();
    await screen.findByText(/^1\s×\sStandplatz$/);
    expect(asked()).toEqual(['501', '522', '522']);
  });

  it('in winter say that there is no market', async () => {
    startWinter();
    renderApp(advantages);
    expect(await screen.findByText('Gerade ist kein Termin eingetragen.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('table', { name: /2026/ })).toBeNull());
  });
});
