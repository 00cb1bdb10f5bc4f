import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchSession, sessionChangeKey } from '@/features/account/api';
import { announceNewVersion } from '@/serviceWorker/newVersion';
import { brand } from '@/shop/brand';
import { paths } from '@/shop/paths';
import { schemes, themeColors } from '@/shop/themeColors';
import { accountButton, accountMenu, beSignedIn, customer } from '@test/support/account';
import { addCleanup } from '@test/support/cleanups';
import { footer } from '@test/support/consentScreen';
import { button, heading } from '@test/support/screenQueries';
import { dispatchStorage, restorePage } from '@test/support/otherTab';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, deferResponses, disturb, requestsTo } from '@test/support/server';
import { withSettings } from '@test/support/settings';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const ofFlohmarkt = '/flohmarkt-unbekannt';
const ofCinema = paths.notFound.to();

const nav = () => within(screen.getByRole('navigation', { name: 'Hauptmenü' }));
const menu = (name: string) => nav().getByRole('button', { name });
const links = () => nav().queryAllByRole('link');
const link = (name: string) => nav().getByRole('link', { name });

const namesAndAddresses = (found: HTMLElement[]) =>
  found.map((each) => [each.textContent, each.getAttribute('href')]);

const expanded = () =>
  nav()
    .queryAllByRole('button', { expanded: true })
    .map(({ textContent }) => textContent);

it('the browser uses the colours of the section’s theme', () => {
  const metas = schemes.map((scheme) => {
    const meta = document.head.appendChild(document.createElement('meta'));
    meta.name = 'theme-color';
    meta.setAttribute('media', `(prefers-color-scheme: ${scheme})`);
    addCleanup(() => meta.remove());
    return meta;
  });
  renderApp(ofFlohmarkt);
  for (const [address, { light, dark }] of [
    [ofFlohmarkt, themeColors.light],
    [paths.cart.to(), themeColors.dark],
  ] as const) {
    visit(address);
    expect(metas.map(({ content }) => content)).toEqual([light, dark]);
  }
});

describe('the header', () => {
  type Menus = Record<string, Record<string, string>>;

  const bookStall = paths.bookStall.to();
  const kids = paths.kidsProgram.to();

  const flohmarktMenus: Menus = {
    Flohmarkt: {
      'Standplatz buchen': bookStall,
      'Tipps für den Besuch': paths.visitorTips.to(),
      Kinderflohmarkt: paths.kinderflohmarkt.to(),
      Vorteile: paths.advantages.to(),
      Anfahrt: paths.flohmarktArrival.to(),
      FAQ: paths.flohmarktFaqs.to(),
      Jobs: paths.flohmarktJobs.to(),
    },
    Verkäufer: {
      'Standplatz buchen': bookStall,
      Standgebühr: paths.stallFees.to(),
      Vorteile: paths.advantages.to(),
      Checkliste: paths.sellerChecklist.to(),
      Verkaufstipps: paths.sellingTips.to(),
    },
    Kino: {
      Kinoprogramm: paths.program.to(),
      'Demnächst im Kino': paths.upcoming.to(),
      'Kinoticket kaufen': paths.cinemaLanding.to(),
      'Kinogutschein kaufen': paths.giftCards.to(),
    },
  };

  const cinemaMenus: Menus = {
    Kinoprogramm: {
      Kinoprogramm: paths.program.to(),
      'Demnächst im Kino': paths.upcoming.to(),
      Kinderfilme: kids,
    },
    [brand.menuLabel]: {
      'Open-Air-Kino': paths.openAir.to(),
      Anfahrt: paths.cinemaArrival.to(),
      Haustiere: paths.pets.to(),
      Kinderkino: kids,
      FAQ: paths.cinemaFaqs.to(),
      Jobs: paths.jobs.to(),
    },
    Flohmarkt: {
      'Flohmarkt Wien': paths.flohmarkt.to(),
      Kinderflohmarkt: paths.kinderflohmarkt.to(),
      'Standplatz buchen': bookStall,
      Jobs: paths.flohmarktJobs.to(),
    },
    'Kino Gutschein': { 'Kinogutschein kaufen': paths.giftCards.to() },
  };

  it('has the menus of the section, of which one is open at a time, and links to search and cart', async () => {
    const { user } = renderApp(ofFlohmarkt);
    for (const [address, menus] of [
      [ofFlohmarkt, flohmarktMenus],
      [ofCinema, cinemaMenus],
    ] as const) {
      visit(address);
      const labels = nav().getAllByRole('button');
      expect(labels.map(({ textContent }) => textContent)).toEqual(['Menü', ...Object.keys(menus)]);
      expect(links()).toEqual([]);
      for (const [label, expected] of Object.entries(menus)) {
        await user.click(menu(label));
        expect(expanded()).toEqual([label]);
        expect(namesAndAddresses(links())).toEqual(Object.entries(expected));
      }
    }
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Suche' })).toHaveAttribute('href', '/suche');
    expect(header.getByRole('link', { name: 'Warenkorb' })).toHaveAttribute('href', '/cart');
  });

  it('marks the link to the current page, but not one with the same prefix', async () => {
    const { user } = renderApp(paths.upcoming.to({}, { suche: 'faust' }));
    await user.click(menu('Kinoprogramm'));
    expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent('Demnächst im Kino');
    await user.click(menu('Flohmarkt'));
    await user.click(link('Jobs'));
    await user.click(menu('Flohmarkt'));
    expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent('Jobs');
    visit('/kinderflohmarkt/unbekannt');
    await user.click(menu('Flohmarkt'));
    expect(link('Kinderflohmarkt')).toBeVisible();
    expect(nav().queryByRole('link', { current: 'page' })).toBeNull();
  });

  it('shows the hashtag of an address by its ending', () => {
    renderApp(ofFlohmarkt);
    for (const [address, hashtag] of [
      [paths.flohmarkt.to(), '#FlohmarktWien'],
      [paths.stallFees.to(), '#Standgebühren'],
      [paths.sellerChecklist.to(), '#Checkliste'],
      [paths.flohmarktFaqs.to(), '#FlohmarktFragen'],
      ['/kinderflohmarkt/kinderflohmarkt-wien-sonntag', '#Kinderflohmarkt'],
      ['/flohmarkt-wien/kundenliebe-oesterreichs-bester-flohmarkt', '#Kundenliebe'],
      [paths.sellingTips.to(), '#Verkaufstipps'],
      ['/flohmarkt-wien/kinoprogramm-wien', '#KinoprogrammWien'],
      [`${paths.flohmarkt.to()}/?von=mail`, '#FlohmarktWien'],
      // In the middle of an address, in a query, and on a page of the cinema.
      [paths.flohmarktArrival.to(), undefined],
      ['/flohmarkt-unbekannt?von=/flohmarkt-wien', undefined],
      [paths.cinemaLanding.to(), undefined],
    ]) {
      visit(address!);
      const shown = within(screen.getByRole('banner')).queryByText(/^#/)?.textContent;
      expect(shown, address).toBe(hashtag);
    }
  });
});

describe('a menu', () => {
  it('the drawer takes the focus and makes the rest of the page inert until it closes', async () => {
    const main = () => screen.getByRole('main', { hidden: true });
    const { user } = renderApp(ofCinema);
    await user.click(menu('Menü'));
    const close = menu('Menü schließen');
    expect(close).toHaveFocus();
    expect(main().inert).toBe(true);
    expect(screen.getByRole('link', { name: 'Warenkorb', hidden: true }).parentElement?.inert).toBe(true);
    await user.click(close);
    expect(menu('Menü')).toHaveFocus();
    expect(main().inert).toBe(false);
    expect(nav().queryByRole('button', { name: 'Menü schließen' })).toBeNull();
    for (const trigger of [
      () => visit('/kinderflohmarkt/unbekannt'),
      () => fireEvent(window, new Event('resize')),
    ]) {
      await user.click(menu('Menü'));
      expect(main().inert).toBe(true);
      act(() => void trigger());
      await waitFor(() => expect(main().inert).toBe(false));
      expect(expanded()).toEqual([]);
    }
  });

  it('closes by its button, and by Escape before its drawer, which returns the focus', async () => {
    const { user } = renderApp(ofCinema);
    await user.click(menu('Flohmarkt'));
    await user.click(menu('Flohmarkt'));
    expect(links()).toEqual([]);
    await user.keyboard('{Enter}');
    await user.tab();
    expect(link('Flohmarkt Wien')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(links()).toEqual([]);
    expect(menu('Flohmarkt')).toHaveFocus();
    await user.click(menu('Menü'));
    await user.click(menu('Flohmarkt'));
    expect(expanded()).toEqual(['Menü', 'Flohmarkt']);
    await user.keyboard('{Escape}');
    expect(expanded()).toEqual(['Menü']);
    expect(menu('Flohmarkt')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(expanded()).toEqual([]);
    expect(menu('Menü')).toHaveFocus();
  });

  it('closes by a click elsewhere, which keeps the focus, and by a Tab out of it', async () => {
    const { user } = renderApp(ofCinema);
    await heading('Seite nicht gefunden');
    await user.click(menu('Menü'));
    await user.click(menu('Kino Gutschein'));
    await user.click(screen.getByRole('main'));
    expect(expanded()).toEqual([]);
    expect(screen.getByRole('main')).toHaveFocus();
    // The listeners are removed.
    await user.keyboard('{Escape}');
    expect(expanded()).toEqual([]);

    await user.click(menu('Kino Gutschein'));
    await user.tab();
    expect(expanded()).toEqual(['Kino Gutschein']);
    await user.tab();
    expect(accountButton()).toHaveFocus();
    expect(expanded()).toEqual([]);
  });

  it('closes when its link navigates, to another page or the current one, and the focus follows', async () => {
    const { user } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    await user.click(menu('Flohmarkt'));
    await user.click(link('Jobs'));
    expect(await heading(/Flohmarkt/)).toHaveFocus();
    expect(expanded()).toEqual([]);
    act(() => window.history.back());
    expect(await heading('Warenkorb')).toBeVisible();
    expect(expanded()).toEqual([]);
    for (let visits = 0; visits < 2; visits += 1) {
      await user.click(menu('Kino Gutschein'));
      await user.click(link('Kinogutschein kaufen'));
      expect(expanded()).toEqual([]);
      await heading('Kinogutschein kaufen');
    }
    expect(menu('Kino Gutschein')).toHaveFocus();
  });

  it('closes when the shop redirects', async () => {
    const release = deferResponses('show/getShowDetailData');
    const { user } = renderApp(paths.show.to({ idOrIdentifier: 999999 }));
    await user.click(menu('Flohmarkt'));
    release();
    expect(await heading('Vorstellung nicht gefunden')).toBeVisible();
    expect(expanded()).toEqual([]);
  });
});

describe('the footer', () => {
  const morePages = () => footer().getByRole('navigation', { name: 'Weitere Seiten' });
  const networks = () => footer().queryByRole('navigation', { name: 'Soziale Netzwerke' });

  const cases: [
    address: string,
    columns: string[],
    addresses: Record<string, string>,
    networks: [string, string][],
    newsletter: string,
  ][] = [
    [
      ofCinema,
      ['Kino', 'Flohmarkt', 'Mehr bei uns'],
      { Jobs: '/kino/jobs', Anfahrt: '/kino/anfahrt' },
      [
        ['Facebook', '/facebook'],
        ['Instagram', '/instagram'],
        ['TikTok', '/tiktok'],
      ],
      'Filmprogramm abonnieren',
    ],
    [
      ofFlohmarkt,
      ['Flohmarkt', 'Verkäufer', 'Kino', 'Mehr bei uns'],
      { Jobs: '/flohmarkt-wien/jobs', Anfahrt: '/flohmarkt-wien/anfahrt' },
      [
        ['Facebook', '/facebookflohmarkt'],
        ['Instagram', '/instagramflohmarkt'],
      ],
      'Newsletter abonnieren',
    ],
  ];

  function withNetworks() {
    withSettings({
      VITE_FACEBOOK_URL: 'https://facebook.example/kino',
      VITE_FACEBOOK_FLOHMARKT_URL: 'https://facebook.example/flohmarkt',
      VITE_FACEBOOK_KINDERFLOHMARKT_URL: 'https://facebook.example/kinderflohmarkt',
      VITE_INSTAGRAM_URL: 'https://instagram.example/kino',
      VITE_INSTAGRAM_FLOHMARKT_URL: 'https://instagram.example/flohmarkt',
      VITE_INSTAGRAM_KINDERFLOHMARKT_URL: 'https://instagram.example/kinderflohmarkt',
      VITE_TIKTOK_URL: 'https://tiktok.example/kino',
    });
  }

  it.each(cases)(
    'has the columns, links, social networks and newsletter of the section of %s',
    async (address, columns, addresses, ofSection, newsletter) => {
      withNetworks();
      renderApp(address);
      const lists = [...within(morePages()).getAllByRole('list')[0]!.children];
      expect(lists.map(({ firstChild }) => firstChild?.textContent)).toEqual(columns);
      const found = namesAndAddresses(within(morePages()).getAllByRole('link')) as [string, string][];
      expect(new Set(found.map(([name]) => name)).size).toBe(found.length);
      expect(Object.fromEntries(found)).toMatchObject({
        ...addresses,
        Automarkt: '/automarkt',
        Veranstaltungen: '/veranstaltungen',
        Kinoprogramm: paths.program.to(),
        Flohmarktkalender: paths.flohmarktProgram.to(),
      });
      expect(found.slice(-6)).toEqual([
        ['Feedback', '/feedback'],
        ['Favoriten', '/favoriten'],
        ['Meine Bestellungen', '/meine-bestellungen'],
        ['Impressum', '/privacy'],
        ['AGBs', '/agb'],
        ['Barrierefreiheit', '/barrierefreiheit'],
      ]);
      expect(namesAndAddresses(within(networks()!).getAllByRole('link'))).toEqual(ofSection);
      expect(footer().getByText('© 2025 Kino wie Damals')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeVisible();
      expect(await footer().findByRole('button', { name: newsletter })).toBeVisible();
    },
  );

  it('has the networks of the children’s market, and omits those that are not configured', () => {
    const { close } = renderApp(ofCinema);
    expect(networks()).toBeNull();
    close();
    withNetworks();
    renderApp('/kinderflohmarkt/unbekannt');
    expect(namesAndAddresses(within(networks()!).getAllByRole('link'))).toEqual([
      ['Facebook', '/facebookkinderflohmarkt'],
      ['Instagram', '/instagramkinderflohmarkt'],
    ]);
  });
});

describe('the session', () => {
  const sessionCall = 'auth/session';
  const requestCount = () => requestsTo(sessionCall).length;

  /** Simulates that another tab signs in or out. */
  const notifyOfChange = () => dispatchStorage(sessionChangeKey);

  it('counts as signed out after 10 s without a response, which begin again with each request', async () => {
    disturb(sessionCall, { never: true });
    stopTime();
    const { store } = renderApp(ofCinema);
    await flushPending();
    expect(requestCount()).toBe(1);
    await passTime(9000);
    act(() => void store.dispatch(fetchSession.start()));
    await passTime(9900);
    expect(store.getState().auth.isPending).toBe(true);
    expect(store.getState().loadingBar.active).toEqual({ [sessionCall]: true });
    await passTime(200);
    expect(store.getState().auth).toMatchObject({ isPending: false, isAuth: false });
    expect(store.getState().loadingBar.active).toEqual({});
  });

  it('follows another tab, unless its request fails, and is requested after Back to a stored page', async () => {
    const { store } = renderApp(ofCinema);
    await heading('Seite nicht gefunden');
    await waitFor(() => expect(store.getState().auth.isPending).toBe(false));
    beSignedIn();
    notifyOfChange();
    await accountMenu();
    for (const fault of [{ status: 500 }, { drop: true }]) {
      currentDatabase().faults = [];
      disturb(sessionCall, fault);
      const before = requestCount();
      notifyOfChange();
      await waitFor(() => expect(requestCount()).toBe(before + 1));
      await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
      expect(store.getState().auth).toMatchObject({ isAuth: true, uid: customer.uid });
    }
    currentDatabase().faults = [];
    currentDatabase().sessions = {};
    notifyOfChange();
    await waitFor(() => expect(accountButton()).toBeVisible());
    expect(screen.queryByText('Du bist abgemeldet.')).toBeNull();
    beSignedIn();
    restorePage();
    await accountMenu();
  });
});

describe('a new version (requirements R16)', () => {
  const load = vi.fn();
  const prompt = () => screen.queryByText('Neue Version verfügbar');
  const announce = (react: () => void = load) => act(() => announceNewVersion(react));

  /** Opens a page and waits for its status region. */
  async function openPage(address: string) {
    const app = renderApp(address);
    await screen.findByRole('status', { name: 'Verbindung, Bestellung und Version' });
    return app;
  }

  beforeEach(() => load.mockReset());

  it('is announced politely, loads only after a click, and „Später“ dismisses it until the next one', async () => {
    const { user } = await openPage(paths.extraCar.to());
    expect(prompt()).toBeNull();
    announce();
    expect(prompt()).toBeVisible();
    expect(prompt()!.closest('[role=status]')).not.toBeNull();
    expect(document.activeElement).not.toBe(button('Neu laden'));
    await user.click(button('Später'));
    expect(prompt()).toBeNull();
    visit(paths.jobs.to());
    await heading(/^Jobs/);
    expect(prompt()).toBeNull();
    const loadNext = vi.fn();
    announce(loadNext);
    expect(loadNext).not.toHaveBeenCalled();
    await user.click(button('Neu laden'));
    expect(loadNext).toHaveBeenCalledOnce();
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    paths.checkout.to(),
    paths.payment.to({ orderId: '7' }),
    paths.storno.to({}, { stornoIdentifier: 'storno-7' }),
  ])('shows no update prompt at %s, and shows it on the next page', async (address) => {
    await openPage(address);
    announce();
    expect(prompt()).toBeNull();
    visit(paths.extraCar.to());
    await waitFor(() => expect(prompt()).toBeVisible());
  });
});
