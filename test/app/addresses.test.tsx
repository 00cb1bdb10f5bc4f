import { render, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { App } from '@/app/App';
import { createStore } from '@/app/store';
import { paths } from '@/shop/paths';
import { acceptButton } from '@test/support/linkedCart';
import { heading } from '@test/support/screenQueries';
import { writeHistory } from '@test/support/newTab';
import { inParts } from '@test/support/textMatchers';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, requestsTo } from '@test/support/server';
import { keepShows } from '@test/support/smallDatabase';
import { visit } from '@test/support/visit';

const address = () => window.location.pathname + window.location.search + window.location.hash;
const isNoindex = () => document.querySelector('meta[name=robots][content=noindex]') !== null;

const notFound = 'Seite nicht gefunden';

beforeEach(() => keepShows(301, 501));

it('old addresses redirect with query and hash, and add no history entry; similar ones do not redirect', async () => {
  const home = 'Autokino und Flohmarkt in Wien';
  const moved: [old: string, now: string, title: string][] = [
    ['/programm', '/', home],
    ['/programm2', '/programm2', notFound],
    ['/booking', '/', home],
    ['/home', '/', home],
    ['/home.htm', '/home.htm', notFound],
    ['/index', '/', home],
    ['/index.html', '/', home],
    ['/indexXhtml', '/indexXhtml', notFound],
    ['/index.php', '/', home],
    ['/home.php', '/', home],
    ['/home.html', '/', home],
    ['/giftcard', '/kinogutschein', 'Kinogutschein kaufen'],
  ];
  const suffix = '?utm_source=brief&next=//evil.example&url=https://evil.example/a%26b#//evil.example';
  const { origin } = window.location;
  renderApp(paths.cart.to());
  await heading('Warenkorb');
  for (const [old, now, title] of moved) {
    const before = window.history.length;
    visit(old + suffix);
    await waitFor(() => expect(address(), old).toBe(now + suffix));
    await heading(title);
    expect(address(), old).toBe(now + suffix);
    expect(window.location.origin).toBe(origin);
    expect(window.history.length, old).toBe(before + 1);
  }
}, 120_000);

it('a step back or forward while the app starts leads to its page', async () => {
  let isStarting = true;
  function Pages() {
    if (isStarting) {
      isStarting = false;
      writeHistory('pushState', paths.feedback.to());
      window.dispatchEvent(new PopStateEvent('popstate'));
    }
    return <h1>{useLocation().pathname}</h1>;
  }
  writeHistory('pushState', paths.cart.to());
  const { store, stop } = createStore();
  onTestFinished(stop);
  render(
    <App store={store}>
      <Pages />
    </App>,
  );
  await heading(paths.feedback.to());
});

describe('an address in capitals or with punctuation around it', () => {
  const program = '/kinoprogramm-wien/kinoprogramm';

  it('leads to the intended page', async () => {
    const typedAddresses: [typed: string, title: string | RegExp, canonical?: string][] = [
      ['/KINO/HAUSTIERE?utm_source=Flyer#Oben', /Hund|Haustier/, '/kino/haustiere?utm_source=Flyer#Oben'],
      [`${program}%0A`, 'Kinoprogramm', program],
      ['/cart/', 'Warenkorb'],
      ['/%63art', 'Warenkorb'],
      ['/Show/„301“', 'Metropolis', '/show/301'],
      ['/FILM/METROPOLIS', 'Metropolis', '/film/metropolis'],
      ['/BLOG-AUTOKINO/Mit-Hund-ins-Kino.', 'Mit Hund ins Kino', '/blog-autokino/mit-hund-ins-kino'],
      ['/kinoprogramm-wien/kinofilm/metropolis.', 'Metropolis', '/kinoprogramm-wien/kinofilm/metropolis'],
    ];
    renderApp(paths.notFound.to());
    await heading(notFound);
    for (const [typed, title, canonical] of typedAddresses) {
      visit(typed);
      if (canonical) await waitFor(() => expect(address(), typed).toBe(canonical));
      expect(await heading(title), typed).toBeVisible();
      if (canonical) expect(isNoindex(), typed).toBe(false);
    }
  }, 120_000);

  it('leads to the intended page when the shop is opened with it', async () => {
    const { close } = renderApp('/KINO/HAUSTIERE?utm_source=Flyer#Oben');
    await heading(/Hund|Haustier/);
    await waitFor(() => expect(address()).toBe('/kino/haustiere?utm_source=Flyer#Oben'));
    close();
    renderApp('/Show/„301“');
    await heading('Metropolis');
    await waitFor(() => expect(address()).toBe('/show/301'));
    expect(isNoindex()).toBe(false);
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

  it('offers its voucher code, and finds the order of a return address', async () => {
    renderApp('/CART?GUTSCHEIN=WILLKOMMEN10.');
    expect(await screen.findByText(inParts(/Gutschein WILLKOMMEN10 wartet/))).toBeVisible();
    await waitFor(() => expect(address()).toBe('/cart'));
    visit('/PSPRESULT?ORDERID=4711');
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

  it('of a show ends at „Vorstellung nicht gefunden“ (requirements, "Detail fetching")', async () => {
    renderApp('/SHOW/Gibts-Nicht).');
    await heading('Vorstellung nicht gefunden');
    await waitFor(() => expect(address()).toBe('/vorstellung-nicht-gefunden'));
    const names = requestsTo('show/getShowDetailData').map(({ query }) => query['showidentifier']);
    expect(names).toEqual(['Gibts-Nicht).', 'Gibts-Nicht', 'gibts-nicht']);
  });

  it('stays in the address bar, and offers the nearest page and the programme of its section first', async () => {
    renderApp('/blog-autokino/Gibts-Nicht).');
    await heading('Artikel nicht gefunden');
    expect(address()).toBe('/blog-autokino/Gibts-Nicht).');

    visit('/flohmarkt-wien/gibts-nicht');
    await heading(notFound);
    const links = screen.getAllByRole('link', { name: /^Zum (Kinoprogramm|Flohmarktkalender)$/ });
    expect(links.map((link) => link.textContent)).toEqual(['Zum Flohmarktkalender', 'Zum Kinoprogramm']);
    expect(links[0]).toHaveClass('btn-primary');

    for (const [typed, page, question] of [
      ['/feedback%', 'Deine Meinung zählt', 'Meintest du diese Seite?'],
      ['/flohmarkt-wien/faqz', 'Fragen', 'Meintest du eine dieser Seiten?'],
      ['/flohmakrt-wien', 'Flohmarkt', 'Meintest du diese Seite?'],
    ] as const) {
      visit(typed);
      await waitFor(() => {
        const nearest = screen.getByRole('navigation', { name: question });
        expect(within(nearest).getAllByRole('link')[0]).toHaveTextContent(page);
      });
      await heading(notFound);
      expect(address()).toBe(typed);
    }
  });
});
