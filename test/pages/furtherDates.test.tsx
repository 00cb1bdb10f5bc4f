import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { car, linesOf, showRecord } from '@test/support/otherDates';
import { addButton, minus, plus } from '@test/support/showPage';
import { button, notification } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, deferResponses, disturb, requestsTo } from '@test/support/server';
import { visit } from '@test/support/visit';

const detailCall = 'show/getShowDetailData';
const title = 'Auch an diesen Terminen';

const section = async () => within(await screen.findByRole('region', { name: title }));
const noSection = () => expect(screen.queryByRole('region', { name: title })).toBeNull();
const box = async (day: RegExp) => (await section()).findByRole('checkbox', { name: day });
const april = /^So\., 26\.04\.2026/;
const may = /^So\., 03\.05\.2026, 5:30\sUhr$/;

const sum = () =>
  screen.getByText(/^Summe(?: für \d Termine)?:/).parentElement!.textContent.replaceAll(/\s/g, ' ');

const reads = (showId: number) =>
  requestsTo(detailCall).filter(({ query }) => query['showid'] === String(showId)).length;

/** A stall for a car: € 25,00 and a mandatory € 3,00. */
async function chooseStall(showId = 501) {
  const app = renderApp(paths.event.to({ idOrIdentifier: showId }));
  await screen.findByRole('button', { name: `Menge erhöhen: ${car}` });
  noSection();
  await app.user.click(plus(car));
  return app;
}

describe('further dates of a market', () => {
  it('are offered with their prices once a stall is chosen, follow the selection, and are read once when they are ticked', async () => {
    const { user } = await chooseStall();
    expect(await box(april)).toHaveAccessibleDescription(/^€\s28,00$/);
    expect(await box(april)).not.toBeChecked();
    expect(requestsTo(detailCall)).toHaveLength(1);
    fireEvent.click(minus(car));
    noSection();
    fireEvent.click(plus(car));
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

  it('go into the cart together by one press, at their own prices, and not twice', async () => {
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
    await user.click(plus(car));
    expect(await box(april)).toHaveAttribute('aria-disabled', 'true');
    expect(await box(april)).toHaveAccessibleDescription('Liegt schon im Warenkorb.');
    await user.click(addButton());
    expect(linesOf(502)).toContainEqual([car, 1, 2500]);
    expect(linesOf(501)).toContainEqual([car, 2, 2500]);
  });

  it('that are sold out or lack the stall cannot be ticked, and those that lack less name it', async () => {
    for (const product of [201, 202, 203]) currentDatabase().stock[`504|${product}`] = 0;
    const { user } = await chooseStall();
    const closed = await box(/^So\., 10\.05\.2026/);
    expect(closed).toHaveAttribute('aria-disabled', 'true');
    expect(closed).toHaveAccessibleDescription(/^Vorverkauf gestoppt/);
    await user.click(closed);
    expect(closed).not.toBeChecked();
    expect(sum()).toMatch(/^Summe: € 28,00/);

    currentDatabase().stock['502|201'] = 0;
    await user.click(await box(april));
    await waitFor(async () =>
      expect(await box(april)).toHaveAccessibleDescription('Deinen Platz gibt es an diesem Tag nicht.'),
    );
    expect(await box(april)).not.toBeChecked();
    expect(sum()).toMatch(/^Summe: € 28,00/);

    await user.click(plus('Tisch mieten'));
    currentDatabase().stock['503|204'] = 0;
    await user.click(await box(may));
    await waitFor(async () =>
      expect(await box(may)).toHaveAccessibleDescription(
        /^€\s28,00 Nicht dabei, weil es an diesem Tag fehlt: Tisch mieten\.$/,
      ),
    );
    expect(sum()).toMatch(/^Summe für 2 Termine: € 64,00/);
    await user.click(addButton());
    expect(linesOf(502)).toEqual([]);
  });

  it('are waited for by a press, which is dropped when they cannot be read; they can be read again', async () => {
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

    const release = deferResponses(detailCall);
    await user.click(await box(may));
    await user.click(addButton());
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    expect(linesOf(501)).toEqual([]);
    release();
    await waitFor(() => expect(linesOf(503)).toContainEqual([car, 1, 2500]));
    expect(linesOf(501)).toContainEqual([car, 1, 2500]);
  });

  it('get their own discount', async () => {
    for (const product of currentDatabase().products)
      if (product.purchaseProductId === 222) product.discountPurchaseProductId = 190;
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
    await chooseStall(506);
    expect(await (await section()).findByText('Gerade ist kein späterer Termin eingetragen.')).toBeVisible();
    visit(paths.show.to({ idOrIdentifier: 301 }));
    await screen.findByRole('button', { name: 'In den Warenkorb' });
    noSection();
  });
});
