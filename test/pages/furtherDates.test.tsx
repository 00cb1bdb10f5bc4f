import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { car, linesOf, showRecord } from '@test/support/otherDates';
import { addButton, minus, plus } from '@test/support/showPage';
import { button, notification } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, deferResponses, disturb, requestsTo } from '@test/support/server';

const detailCall = 'show/getShowDetailData';

const section = async () => within(await screen.findByRole('region', { name: 'Auch an diesen Terminen' }));

const box = async (day: RegExp) => (await section()).findByRole('checkbox', { name: day });
const april = /^So\., 26\.04\.2026/;
const may = /^So\., 03\.05\.2026, 5:30\sUhr$/;

const sum = () =>
  screen.getByText(/^Summe(?: für \d Termine)?:/).parentElement!.textContent.replaceAll(/\s/g, ' ');

const reads = (showId: number) =>
  requestsTo(detailCall).filter(({ query }) => query['showid'] === String(showId)).length;

/** A stall for a car: € 25,00 and a mandatory € 3,00. */
async function chooseStall(showId = 501, product = car) {
  const app = renderApp(paths.event.to({ idOrIdentifier: showId }));
  await screen.findByRole('button', { name: `Menge erhöhen: ${product}` });
  await app.user.click(plus(product));
  return app;
}

describe('further dates of a market', () => {
  it('are offered once a stall is chosen, with their prices, without a request for each', async () => {
    renderApp(paths.event.to({ idOrIdentifier: 501 }));
    await screen.findByRole('region', { name: 'Weitere Termine' });
    expect(screen.queryByRole('region', { name: 'Auch an diesen Terminen' })).toBeNull();
    fireEvent.click(plus(car));
    expect(await box(april)).toHaveAccessibleDescription(/^€\s28,00$/);
    expect(await box(april)).not.toBeChecked();
    expect(requestsTo(detailCall)).toHaveLength(1);
    fireEvent.click(minus(car));
    expect(screen.queryByRole('region', { name: 'Auch an diesen Terminen' })).toBeNull();
  });

  it('are added to one total, and go into the cart together by one press', async () => {
    showRecord(503).price = 500;
    const { user } = await chooseStall();
    await user.click(plus('Tisch mieten'));
    await user.click(await box(april));
    await user.click(await box(may));
    await waitFor(() => expect(sum()).toMatch(/^Summe für 3 Termine: € 113,00/));
    expect(await box(may)).toHaveAccessibleDescription(/^€\s41,00 Anderer Preis als am ersten Termin\.$/);
    await user.click(addButton());
    await notification('Produkt wurde dem Warenkorb hinzugefügt');
    expect(linesOf(502).sort()).toEqual(linesOf(501).sort());
    expect(linesOf(503)).toContainEqual(['Standplatz', 1, 500]);
    expect(linesOf(503)).toContainEqual(['Tisch mieten', 1, 800]);
    expect([reads(502), reads(503)]).toEqual([1, 1]);
  });

  it('follow the selection, and leave the total when they are unticked', async () => {
    const { user } = await chooseStall();
    await user.click(await box(april));
    await waitFor(() => expect(sum()).toMatch(/^Summe für 2 Termine: € 56,00/));
    await user.click(plus('Tisch mieten'));
    expect(sum()).toMatch(/^Summe für 2 Termine: € 72,00/);
    expect(reads(502)).toBe(1);
    await user.click(await box(april));
    expect(sum()).toMatch(/^Summe: € 36,00/);
    await user.click(addButton());
    expect(linesOf(502)).toEqual([]);
  });

  it('that are sold out say so and cannot be ticked', async () => {
    for (const product of [201, 202, 203]) currentDatabase().stock[`502|${product}`] = 0;
    const { user } = await chooseStall();
    const closed = await box(april);
    expect(closed).toHaveAttribute('aria-disabled', 'true');
    expect(closed).toHaveAccessibleDescription(/^Vorverkauf gestoppt/);
    await user.click(closed);
    expect(closed).not.toBeChecked();
    expect(sum()).toMatch(/^Summe: € 28,00/);
  });

  it('without the same stall say so when they are ticked, and are not in the total', async () => {
    const { user } = await chooseStall();
    await box(april);
    currentDatabase().stock['502|201'] = 0;
    await user.click(await box(april));
    await waitFor(async () =>
      expect(await box(april)).toHaveAccessibleDescription('Deinen Platz gibt es an diesem Tag nicht.'),
    );
    expect(await box(april)).not.toBeChecked();
    expect(sum()).toMatch(/^Summe: € 28,00/);
    await user.click(addButton());
    expect(linesOf(502)).toEqual([]);
  });

  it('name what they do not have, and are added without it', async () => {
    const { user } = await chooseStall();
    await user.click(plus('Tisch mieten'));
    await box(april);
    currentDatabase().stock['502|204'] = 0;
    await user.click(await box(april));
    await waitFor(async () =>
      expect(await box(april)).toHaveAccessibleDescription(
        /^€\s28,00 Nicht dabei, weil es an diesem Tag fehlt: Tisch mieten\.$/,
      ),
    );
    expect(sum()).toMatch(/^Summe für 2 Termine: € 64,00/);
  });

  it('that are in the cart cannot be ticked again', async () => {
    const { user } = await chooseStall();
    await user.click(await box(april));
    await waitFor(() => expect(sum()).toMatch(/€ 56,00/));
    await user.click(addButton());
    await user.click(plus(car));
    expect(await box(april)).toHaveAttribute('aria-disabled', 'true');
    expect(await box(april)).toHaveAccessibleDescription('Liegt schon im Warenkorb.');
    await user.click(addButton());
    expect(linesOf(502)).toContainEqual([car, 1, 2500]);
    expect(linesOf(501)).toContainEqual([car, 2, 2500]);
  });

  it('are waited for: a press before their prices are there is done with them', async () => {
    const { user } = await chooseStall();
    const release = deferResponses(detailCall);
    await user.click(await box(april));
    await user.click(addButton());
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    expect(linesOf(501)).toEqual([]);
    release();
    await waitFor(() => expect(linesOf(502)).toContainEqual([car, 1, 2500]));
    expect(linesOf(501)).toContainEqual([car, 1, 2500]);
  });

  it('that cannot be read are not in the total, drop the waiting press, and can be read again', async () => {
    const { user } = await chooseStall();
    disturb(detailCall, { status: 400, times: 1 });
    await user.click(await box(april));
    await user.click(addButton());
    await screen.findByText(/^Die angehakten Termine ließen sich nicht prüfen/);
    expect(linesOf(501)).toEqual([]);
    expect(sum()).toMatch(/^Summe: € 28,00/);
    await user.click(button('Erneut prüfen'));
    await waitFor(() => expect(sum()).toMatch(/^Summe für 2 Termine: € 56,00/));
    expect(document.body).not.toHaveFocus();
  });

  it('get their own discount', async () => {
    for (const product of currentDatabase().products) {
      if (product.purchaseProductId === 222) product.discountPurchaseProductId = 190;
    }
    const { user } = await chooseStall();
    await user.click(plus('Frühstück am Stand'));
    await user.click(plus('Frühstück am Stand'));
    await screen.findByText('Snack-Rabatt');
    expect(await box(april)).toHaveAccessibleDescription(/^€\s43,00 vor Rabatt$/);
    await user.click(await box(april));
    await waitFor(() => expect(sum()).toMatch(/^Summe für 2 Termine: € 82,00/));
    await user.click(addButton());
    await waitFor(() => expect(linesOf(502)).toContainEqual(['Snack-Rabatt', 1, -200]));
  });

  it('are those after the one of the page, none if it is the last, and not those of films', async () => {
    const { close } = await chooseStall(506);
    expect(await (await section()).findByText('Gerade ist kein späterer Termin eingetragen.')).toBeVisible();
    close();
    renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await screen.findByRole('button', { name: 'In den Warenkorb' });
    expect(screen.queryByRole('region', { name: 'Auch an diesen Terminen' })).toBeNull();
  });
});
