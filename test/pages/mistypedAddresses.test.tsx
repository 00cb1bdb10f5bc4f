import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { acceptButton } from '@test/support/linkedCart';
import { heading } from '@test/support/screenQueries';
import { inParts } from '@test/support/textMatchers';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, requestsTo } from '@test/support/server';

const address = () => window.location.pathname + window.location.search + window.location.hash;

describe('an address in capitals or with punctuation around it', () => {
  it.each([
    ['/CART', 'Warenkorb', '/cart'],
    ['/cart.', 'Warenkorb', '/cart'],
    ['/Checkout).', 'Kassa', '/checkout'],
    ['/KINO/HAUSTIERE?utm_source=Flyer#Oben', /Hund|Haustier/, '/kino/haustiere?utm_source=Flyer#Oben'],
    ['/kinoprogramm-wien/kinoprogramm%20', 'Kinoprogramm', '/kinoprogramm-wien/kinoprogramm'],
    ['/kinoprogramm-wien/kinoprogramm%0A', 'Kinoprogramm', '/kinoprogramm-wien/kinoprogramm'],
    ['/SHOW/301', 'Metropolis', '/show/301'],
    ['/show/301)', 'Metropolis', '/show/301'],
    ['/show/301.', 'Metropolis', '/show/301'],
    ['/show/301%20', 'Metropolis', '/show/301'],
    ['/Show/„301“', 'Metropolis', '/show/301'],
    ['/FILM/METROPOLIS', 'Metropolis', '/film/metropolis'],
    ['/kinoprogramm-wien/kinofilm/metropolis.', 'Metropolis', '/kinoprogramm-wien/kinofilm/metropolis'],
    ['/BLOG-AUTOKINO/Mit-Hund-ins-Kino.', 'Mit Hund ins Kino', '/blog-autokino/mit-hund-ins-kino'],
  ])('%s leads to the intended page', async (typed, title, canonical) => {
    renderApp(typed);
    await heading(title);
    await waitFor(() => expect(address()).toBe(canonical));
    expect(
      document.querySelector('meta[name=robots][content=noindex]') === null ||
        /cart|checkout/.test(canonical),
    ).toBe(true);
  });

  it('leads to the market by the address of its kind', async () => {
    const market = currentDatabase().shows.find(
      ({ kind, urlIdentifier }) => kind === 'flohmarkt' && urlIdentifier,
    )!;
    const identifier = market.urlIdentifier!;
    renderApp(`/FLOHMARKTPROGRAMM-WIEN/${identifier.toUpperCase()}).`);
    await waitFor(() => expect(address()).toBe(paths.flohmarktEvent.to({ idOrIdentifier: identifier })));
    expect(await heading(market.showName!)).toBeVisible();
  });

  it.each([
    '/CART#KORB=S301X2P101Z',
    '/cart%23korb%3Ds301x2p101z',
    '/cart#korb%3Ds301x2p101z.',
    '/cart#korb=s301x2p101z)',
  ])('%s offers its cart', async (typed) => {
    renderApp(typed);
    expect(await acceptButton()).toBeVisible();
    await waitFor(() => expect(address()).toBe('/cart'));
  });

  it('offers its voucher code', async () => {
    renderApp('/CART?GUTSCHEIN=WILLKOMMEN10.');
    expect(await screen.findByText(inParts(/Gutschein WILLKOMMEN10 wartet/))).toBeVisible();
    await waitFor(() => expect(address()).toBe('/cart'));
  });

  it('finds the order by a return address in capitals', async () => {
    renderApp('/PSPRESULT?ORDERID=4711');
    await heading('Diese Bestellung kennen wir nicht');
    expect(requestsTo('order/paymentStatus')[0]!.query).toEqual({ orderid: '4711' });
  });

  it('requests the name as typed first, because it may be right', async () => {
    const identifier = 'Dr. Seltsam (1964)';
    currentDatabase().movies[0]!.urlIdentifier = identifier;
    renderApp(paths.movie.to({ movieIdentifier: identifier }));
    await heading(currentDatabase().movies[0]!.movieName);
    expect(requestsTo('movie/getMovieDetailData').map(({ query }) => query)).toEqual([
      { movieidentifier: identifier },
    ]);
    expect(address()).toBe(paths.movie.to({ movieIdentifier: identifier }));
  });
});

describe('an unknown address', () => {
  it('of a film stays in the address bar after all readings were requested', async () => {
    renderApp('/film/Gibts-Nicht).?a=b');
    await heading('Film nicht gefunden');
    await waitFor(() => expect(address()).toBe('/film/Gibts-Nicht).?a=b'));
    await heading('Film nicht gefunden');
    const names = requestsTo('movie/getMovieDetailData').map(({ query }) => query['movieidentifier']);
    expect(names).toEqual(['Gibts-Nicht).', 'Gibts-Nicht', 'gibts-nicht', 'Gibts-Nicht).']);
  });

  it('of an unknown show ends at „Vorstellung nicht gefunden“ (requirements, "Detail fetching")', async () => {
    renderApp('/SHOW/Gibts-Nicht).');
    await heading('Vorstellung nicht gefunden');
    await waitFor(() => expect(address()).toBe('/vorstellung-nicht-gefunden'));
    const names = requestsTo('show/getShowDetailData').map(({ query }) => query['showidentifier']);
    expect(names).toEqual(['Gibts-Nicht).', 'Gibts-Nicht', 'gibts-nicht']);
  });

  it('of an article stays in the address bar', async () => {
    renderApp('/blog-autokino/Gibts-Nicht).');
    await heading('Artikel nicht gefunden');
    expect(address()).toBe('/blog-autokino/Gibts-Nicht).');
  });

  it('has the link to the programme of its section first', async () => {
    renderApp('/flohmarkt-wien/gibts-nicht');
    await heading('Seite nicht gefunden');
    const links = screen.getAllByRole('link', { name: /^Zum (Kinoprogramm|Flohmarktkalender)$/ });
    expect(links.map((link) => link.textContent)).toEqual(['Zum Flohmarktkalender', 'Zum Kinoprogramm']);
    expect(links[0]).toHaveClass('btn-primary');
  });

  it.each([
    ['/feedback%', 'Deine Meinung zählt', 'Meintest du diese Seite?'],
    ['/flohmarkt-wien/faqz', 'Fragen', 'Meintest du eine dieser Seiten?'],
    ['/flohmakrt-wien', 'Flohmarkt', 'Meintest du diese Seite?'],
  ])('%s stays in the address bar, and the nearest page is offered', async (typed, page, question) => {
    renderApp(typed);
    await heading('Seite nicht gefunden');
    const nearest = await screen.findByRole('navigation', { name: question });
    expect(within(nearest).getAllByRole('link')[0]).toHaveTextContent(page);
    expect(address()).toBe(typed);
  });
});
