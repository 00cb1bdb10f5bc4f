import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { openCart } from '@test/support/cartScreen';
import {
  carTicket,
  filmTicket,
  giftCard,
  popcorn,
  redeemedCode,
  storeCart,
  storedCart,
} from '@test/support/carts';
import { queryOffer, counts, findOffer, acceptButton } from '@test/support/linkedCart';
import { button, heading, notification } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo, startOfTests } from '@test/support/server';
import { sumLine } from '@test/support/textMatchers';
import { visit } from '@test/support/visit';

const cart = paths.cart.to();
const detailCall = 'show/getShowDetailData';
const car = 'Autoticket (Stellplatz für ein Auto)';

/** Two tickets for tonight's „Metropolis“ with one car and two popcorns, and three gift cards of € 20. */
const link = `${cart}#korb=s301x2p101p102x2g401x3z`;

const textsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

describe('a cart link', () => {
  it('asks with current prices until it is answered, also after a reload, and not again after it was merged', async () => {
    const first = renderApp(link);
    await acceptButton();
    const section = within(await findOffer());
    expect(textsOf(section.getAllByRole('list')[0]!)).toEqual([
      '2 × Metropolis, Do., 16.04.2026, 20:30 Uhr€ 25,00',
      `1 × ${car}€ 5,00`,
      '2 × Popcorn gesalzen€ 9,80',
      '1 × Snack-Rabatt−€ 2,00',
      '3 × Kinogutschein € 20€ 60,00',
    ]);
    expect(section.getByText(sumLine('Summe'))).toHaveTextContent('Summe: € 97,80 inkl. USt.');
    expect(window.location.hash).toBe('');
    expect(storedCart() ?? {}).toEqual({});
    expect(screen.getByText('Dein Warenkorb ist leer.')).toBeVisible();
    first.close();
    const { user, close } = renderApp();
    expect(await acceptButton()).toBeVisible();
    expect(window.location.hash).toBe('');
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

  it('can be declined, and is merged once on any number of clicks, up to 600 of a line', async () => {
    const { user } = await openCart(filmTicket, carTicket, giftCard('karte'));
    const before = storedCart();
    visit(link);
    await user.click(await screen.findByRole('button', { name: 'Nicht übernehmen' }));
    expect(await screen.findByText('Der Warenkorb aus dem Link wurde nicht übernommen.')).toHaveFocus();
    expect(queryOffer()).toBeNull();
    expect(storedCart()).toEqual(before);

    visit(link);
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
        [car, 2],
        ['Popcorn gesalzen', 2],
        ['Snack-Rabatt', 1],
        ['Kinogutschein € 20', 4],
      ]),
    );
    expect(queryOffer()).toBeNull();
    await notification('dem Warenkorb hinzugefügt');

    visit(`${cart}#korb=s301x599p101z`);
    expect(await screen.findByText(/Mehr als 600 Stück gehen nicht/)).toBeVisible();
    await user.click(await acceptButton());
    await waitFor(() => expect(counts()).toContainEqual(['Metropolis', 600]));
  });

  it('is offered beside the code of a voucher link, adds the current mandatory products, and may follow another', async () => {
    const { user } = renderApp(`${cart}?gutschein=WILLKOMMEN10#korb=s301z`);
    expect(await acceptButton()).toBeVisible();
    expect(screen.getByText(/WILLKOMMEN10/)).toBeVisible();
    await waitFor(() => expect(window.location.href).toMatch(/\/cart$/));
    expect((window.history.state as { usr: unknown }).usr).toEqual({ cartLink: '#korb=s301z' });
    await user.click(await acceptButton());
    await waitFor(() => expect(counts()).toContainEqual(['Metropolis', 1]));
    expect(counts()).toContainEqual([car, 1]);
    visit(`${cart}#korb=s301z`);
    await user.click(await acceptButton());
    await waitFor(() => expect(counts()).toContainEqual(['Metropolis', 2]));
  });

  it('reports what is not available and omits it, and reports an incomplete link without a request', async () => {
    const { shows, stock } = currentDatabase();
    const past = shows.find(({ end }) => end < Date.now())!;
    stock['502|201'] = 0;
    const { user } = renderApp(`${cart}#korb=s301p101p9999s999999s${past.showId}s307s502p201p205g401g9999z`);
    await acceptButton();
    const [, lacking] = within(await findOffer()).getAllByRole('list');
    expect(textsOf(lacking!)).toEqual([
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

    async function closeOffer() {
      await user.click(button('Schließen'));
      await waitFor(() => expect(queryOffer()).toBeNull());
    }
    visit(`${cart}#korb=s999999z`);
    expect(await screen.findByText('Von diesem Warenkorb ist nichts mehr zu haben.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'In den Warenkorb legen' })).toBeNull();
    await closeOffer();
    const requests = requestsTo(detailCall).length;
    for (const text of ['s301x2p10', '<img src=x onerror=alert(1)>', 's301x601z', '__proto__']) {
      visit(`${cart}#korb=${text}`);
      expect(await screen.findByText(/^Dieser Link ist nicht vollständig/)).toBeVisible();
      await closeOffer();
      expect(window.location.hash).toBe('');
    }
    expect(requestsTo(detailCall)).toHaveLength(requests);
  });

  it('does not add a show that has ended since it was read', async () => {
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

  it('says that it is loading while the cart stays usable, and can be retried after a failure', async () => {
    const release = deferResponses(detailCall);
    const { user } = await openCart(filmTicket, carTicket);
    visit(`${cart}#korb=s301p101z`);
    expect(await screen.findByText('Termine und Preise werden gelesen …')).toBeVisible();
    expect(button('Zur Kasse')).toBeEnabled();
    release();
    await acceptButton();
    expect(screen.queryByText('Termine und Preise werden gelesen …')).toBeNull();

    disturb(detailCall, { status: 500, times: 3 });
    visit(`${cart}#korb=s305z`);
    const title = await screen.findByText('Der Warenkorb aus dem Link ist gerade nicht zu lesen');
    const alert = title.closest<HTMLElement>('[role=alert]')!;
    expect(button('Nicht übernehmen')).toBeVisible();
    await user.click(within(alert).getByRole('button'));
    expect(await acceptButton()).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ein Warenkorb für dich' })).toHaveFocus();
    expect(alert).not.toBeInTheDocument();

    disturb('product/getDiscountProduct', { status: 500, times: 1 });
    visit(`${cart}#korb=s301p101p102x2z`);
    expect(await screen.findByText(/^Ob es dafür einen Rabatt gibt/)).toBeVisible();
    expect(requestsTo('product/getDiscountProduct')).toHaveLength(1);
    await user.click(button('Erneut prüfen'));
    expect(await screen.findByText(/Snack-Rabatt/)).toBeVisible();
  });
});

it('sharing the cart copies a link with ids and quantities, without codes, which another browser turns into the same cart', async () => {
  const texts: string[] = [];
  const clipboard = { writeText: async (text: string) => void texts.push(text) };
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  storeCart(
    { ...filmTicket, count: 2 },
    carTicket,
    { ...popcorn, count: 3 },
    giftCard('karte', 2),
    redeemedCode('WILLKOMMEN10', -1000, 901),
  );
  const { user, close } = renderApp(cart);
  await heading('Warenkorb');
  expect(await screen.findByText(/^Gutscheincodes und Rabatte sind im Link nicht dabei/)).toBeVisible();
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
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
