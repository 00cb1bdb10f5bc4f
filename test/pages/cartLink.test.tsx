import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { carTicket, filmTicket, giftCard, popcorn, storeCart, storedCart } from '@test/support/carts';
import { queryOffer, counts, findOffer, acceptButton } from '@test/support/linkedCart';
import { button, heading, notification } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo, startOfTests } from '@test/support/server';
import { sumLine } from '@test/support/textMatchers';
import { visit } from '@test/support/visit';

const cart = paths.cart.to();

/** Two tickets for tonight's „Metropolis“ with one car and two popcorns, and three gift cards of € 20. */
const link = '#korb=s301x2p101p102x2g401x3z';

describe('a cart link', () => {
  it('asks with current prices, and adds nothing by itself', async () => {
    renderApp(cart + link);
    await acceptButton();
    const section = within(await findOffer());
    const lines = within(section.getAllByRole('list')[0]!).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      '2 × Metropolis, Do., 16.04.2026, 20:30 Uhr€ 25,00',
      '1 × Autoticket (Stellplatz für ein Auto)€ 5,00',
      '2 × Popcorn gesalzen€ 9,80',
      '1 × Snack-Rabatt−€ 2,00',
      '3 × Kinogutschein € 20€ 60,00',
    ]);
    expect(section.getByText(sumLine('Summe'))).toHaveTextContent('Summe: € 97,80 inkl. USt.');
    expect(window.location.hash).toBe('');
    expect(storedCart() ?? {}).toEqual({});
    expect(screen.getByText('Dein Warenkorb ist leer.')).toBeVisible();
  });

  it('is merged once on any number of clicks, and the focus moves to the message', async () => {
    storeCart(filmTicket, carTicket, giftCard('karte'));
    renderApp(cart + link);
    expect(await screen.findByText(/^Einiges davon liegt schon/)).toBeVisible();
    const take = await acceptButton();
    take.focus();
    act(() => {
      take.click();
      take.click();
    });
    expect(await screen.findByText('Erledigt: Es liegt in deinem Warenkorb.')).toHaveFocus();
    await waitFor(() => expect(counts()).toHaveLength(5));
    expect(counts()).toEqual(
      expect.arrayContaining([
        ['Metropolis', 3],
        ['Autoticket (Stellplatz für ein Auto)', 2],
        ['Popcorn gesalzen', 2],
        ['Snack-Rabatt', 1],
        ['Kinogutschein € 20', 4],
      ]),
    );
    expect(queryOffer()).toBeNull();
    await notification('dem Warenkorb hinzugefügt');
  });

  it('is not offered again after it was merged, on reload or Back', async () => {
    const { user, close } = renderApp(cart + link);
    await user.click(await acceptButton());
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    act(() => window.history.back());
    await heading('Warenkorb');
    expect(queryOffer()).toBeNull();
    close();
    renderApp();
    await heading('Warenkorb');
    await screen.findByText(sumLine('Gesamtsumme'));
    expect(queryOffer()).toBeNull();
    expect(counts()).toContainEqual(['Metropolis', 2]);
  });
  it('is offered again after a reload before the decision', async () => {
    const { close } = renderApp(cart + link);
    await acceptButton();
    close();
    renderApp();
    expect(await acceptButton()).toBeVisible();
    expect(window.location.hash).toBe('');
  });

  it('leaves the cart unchanged when it is declined', async () => {
    storeCart(filmTicket, carTicket);
    const before = storedCart();
    const { user } = renderApp(cart + link);
    await user.click(await screen.findByRole('button', { name: 'Nicht übernehmen' }));
    expect(await screen.findByText('Der Warenkorb aus dem Link wurde nicht übernommen.')).toHaveFocus();
    expect(queryOffer()).toBeNull();
    expect(storedCart()).toEqual(before);
  });

  it('is also offered after a navigation within the shop, and so is the next one', async () => {
    const { user } = renderApp(cart);
    await heading('Warenkorb');
    visit(`${cart}#korb=s301z`);
    await user.click(await acceptButton());
    await waitFor(() => expect(counts()).toContainEqual(['Metropolis', 1]));
    visit(`${cart}#korb=s301z`);
    await user.click(await acceptButton());
    await waitFor(() => expect(counts()).toContainEqual(['Metropolis', 2]));
  });

  it('may contain a voucher code: both are offered', async () => {
    renderApp(`${cart}?gutschein=WILLKOMMEN10#korb=s301z`);
    expect(await acceptButton()).toBeVisible();
    expect(screen.getByText(/WILLKOMMEN10/)).toBeVisible();
    await waitFor(() => expect(window.location.search + window.location.hash).toBe(''));
  });

  it('adds at most 600 of a line, and reports it', async () => {
    storeCart({ ...filmTicket, count: 599 }, carTicket);
    const { user } = renderApp(`${cart}#korb=s301x2p101z`);
    expect(await screen.findByText(/Mehr als 600 Stück gehen nicht/)).toBeVisible();
    await user.click(await acceptButton());
    await waitFor(() => expect(counts()).toContainEqual(['Metropolis', 600]));
  });

  it('adds the current mandatory products', async () => {
    const { user } = renderApp(`${cart}#korb=s301z`);
    await user.click(await acceptButton());
    await waitFor(() => expect(counts()).toContainEqual(['Autoticket (Stellplatz für ein Auto)', 1]));
  });
});

const detailCall = 'show/getShowDetailData';

describe('unavailable lines of a cart link', () => {
  it('are omitted and reported: missing, past or sold-out shows, products, stalls, gift cards', async () => {
    const database = currentDatabase();
    const past = database.shows.find(({ end }) => end < Date.now())!;
    Object.assign(database.stock, { '502|201': 0 });
    const { user } = renderApp(`${cart}#korb=s301p101p9999s999999s${past.showId}s307s502p201p205g401g9999z`);
    await acceptButton();
    const section = within(await findOffer());
    const [, lacking] = section.getAllByRole('list');
    const explained = within(lacking!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(explained).toEqual([
      'Metropolis, Do., 16.04.2026, 20:30 Uhr: Ein Produkt gibt es nicht mehr.',
      expect.stringMatching(/: Dieser Termin ist schon vorbei\.$/),
      expect.stringMatching(/: Ausverkauft$/),
      expect.stringMatching(
        /^Flohmarkt Wien, So\., 26\.04\.2026.*: Den gewählten Platz gibt es nicht mehr\.$/,
      ),
      'Einen Termin gibt es nicht mehr.',
      'Einen Gutschein gibt es nicht mehr zu kaufen.',
    ]);
    await user.click(await acceptButton());
    await waitFor(() => expect(counts()).toHaveLength(3));
  });

  it('may be all lines: then nothing can be merged', async () => {
    const { user } = renderApp(`${cart}#korb=s999999z`);
    expect(await screen.findByText('Von diesem Warenkorb ist nichts mehr zu haben.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'In den Warenkorb legen' })).toBeNull();
    await user.click(button('Schließen'));
    await waitFor(() => expect(queryOffer()).toBeNull());
  });

  it('include a show that has ended since it was read, before anything is added', async () => {
    const { user } = renderApp(`${cart}#korb=s301s501p201z`);
    await acceptButton();
    vi.setSystemTime(startOfTests + 24 * 3_600_000);
    await user.click(await acceptButton());
    expect(await screen.findByText(/Dieser Termin ist schon vorbei/)).toBeVisible();
    expect(counts()).toEqual([]);
    await user.click(await acceptButton());
    await waitFor(() => expect(counts()).toContainEqual(['Standplatz PKW', 1]));
    expect(counts()).not.toContainEqual(['Metropolis', 1]);
  });

  it.each(['s301x2p10', '<img src=x onerror=alert(1)>', 's301x601z', '__proto__'])(
    'are not requested for an invalid link, which is reported: %s',
    async (text) => {
      const { user } = renderApp(`${cart}#korb=${text}`);
      expect(await screen.findByText(/^Dieser Link ist nicht vollständig/)).toBeVisible();
      expect(requestsTo(detailCall)).toEqual([]);
      await user.click(button('Schließen'));
      await waitFor(() => expect(queryOffer()).toBeNull());
      expect(window.location.hash).toBe('');
    },
  );
});

describe('loading a linked cart', () => {
  it('is announced, and the cart stays usable', async () => {
    storeCart(filmTicket, carTicket);
    const release = deferResponses(detailCall);
    renderApp(`${cart}#korb=s301p101z`);
    await heading('Warenkorb');
    expect(await screen.findByText('Termine und Preise werden gelesen …')).toBeVisible();
    expect(button('Zur Kasse')).toBeEnabled();
    release();
    await acceptButton();
    expect(screen.queryByText('Termine und Preise werden gelesen …')).toBeNull();
  });

  it('reports a failure, which can be retried', async () => {
    disturb(detailCall, { status: 500, times: 3 });
    const { user } = renderApp(`${cart}#korb=s301z`);
    const title = await screen.findByText('Der Warenkorb aus dem Link ist gerade nicht zu lesen');
    const alert = title.closest<HTMLElement>('[role=alert]')!;
    expect(button('Nicht übernehmen')).toBeVisible();
    await user.click(within(alert).getByRole('button'));
    expect(await acceptButton()).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ein Warenkorb für dich' })).toHaveFocus();
    expect(alert).not.toBeInTheDocument();
  });

  it('reports a discount that cannot be checked, which can be retried', async () => {
    disturb('product/getDiscountProduct', { status: 500, times: 1 });
    const { user } = renderApp(`${cart}#korb=s301p101p102x2z`);
    expect(await screen.findByText(/^Ob es dafür einen Rabatt gibt/)).toBeVisible();
    expect(requestsTo('product/getDiscountProduct')).toHaveLength(1);
    await user.click(button('Erneut prüfen'));
    expect(await screen.findByText(/Snack-Rabatt/)).toBeVisible();
  });
});

describe('sharing the cart', () => {
  const texts: string[] = [];

  beforeEach(() => {
    texts.length = 0;
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
  });
  function stubClipboard() {
    const clipboard = { writeText: async (text: string) => void texts.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  }

  it('copies a link with ids and quantities, which another browser turns into the same cart', async () => {
    storeCart({ ...filmTicket, count: 2 }, carTicket, { ...popcorn, count: 3 }, giftCard('karte', 2));
    const { user, close } = renderApp(cart);
    await heading('Warenkorb');
    stubClipboard();
    await user.click(await screen.findByRole('button', { name: 'Warenkorb teilen' }));
    expect(await screen.findByText('Link kopiert.')).toHaveAttribute('role', 'status');
    expect(texts).toEqual(['http://localhost:3000/cart#korb=s301x2p101p102x3g401x2z']);
    close();
    localStorage.clear();
    document.cookie = 'cart=; path=/; max-age=0';
    const other = renderApp(texts[0]!.replace('http://localhost:3000', ''));
    await other.user.click(await acceptButton());
    await waitFor(() =>
      expect(counts()).toEqual(
        expect.arrayContaining([
          ['Metropolis', 2],
          ['Popcorn gesalzen', 3],
          ['Kinogutschein € 20', 2],
        ]),
      ),
    );
  });

  it('announces that codes are not included', async () => {
    const code = { ...giftCard('abcde'), productType: 'voucheritem' as const, voucherCode: 'HERBST7' };
    storeCart(filmTicket, carTicket, code);
    renderApp(cart);
    expect(await screen.findByText(/^Gutscheincodes und Rabatte sind im Link nicht dabei/)).toBeVisible();
  });

  it('is not offered for an empty cart', async () => {
    renderApp(cart);
    await screen.findByText('Dein Warenkorb ist leer.');
    expect(screen.queryByRole('button', { name: 'Warenkorb teilen' })).toBeNull();
  });
});
