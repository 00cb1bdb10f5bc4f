import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '@/shared/config/brand';
import { paths } from '@/shared/config/paths';
import { accountButton } from '@test/support/account';
import { heading } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { deferResponses } from '@test/support/server';
import { visit } from '@test/support/visit';

const nav = () => within(screen.getByRole('navigation', { name: 'Hauptmenü' }));

const menu = (name: string) => nav().getByRole('button', { name });

describe('the drawer', () => {
  const main = () => screen.getByRole('main', { hidden: true });
  const close = () => nav().getByRole('button', { name: 'Menü schließen' });

  it('takes the focus and makes the rest of the page inert until it is closed', async () => {
    const { user } = renderApp(paths.notFound.to());
    await user.click(menu('Menü'));
    expect(close()).toHaveFocus();
    expect(main().inert).toBe(true);
    expect(screen.getByRole('link', { name: 'Warenkorb', hidden: true }).parentElement?.inert).toBe(true);
    await user.click(close());
    expect(menu('Menü')).toHaveFocus();
    expect(main().inert).toBe(false);
    expect(nav().queryByRole('button', { name: 'Menü schließen' })).toBeNull();
  });

  it.each([
    ['a navigation through the history', () => visit('/kinderflohmarkt/unbekannt')],
    ['a resize to a wide window', () => fireEvent(window, new Event('resize'))],
  ])('closes after %s', async (_, trigger) => {
    const { user } = renderApp(paths.notFound.to());
    await user.click(menu('Menü'));
    act(() => void trigger());
    await waitFor(() => expect(main().inert).toBe(false));
    expect(nav().queryAllByRole('button', { expanded: true })).toEqual([]);
  });
});

describe('the hashtag title', () => {
  function hashtagOn(address: string): string | undefined {
    renderApp(address);
    return within(screen.getByRole('banner')).queryByText(/^#/)?.textContent;
  }

  it.each([
    [paths.flohmarkt.to(), '#FlohmarktWien'],
    [paths.stallFees.to(), '#Standgebühren'],
    [paths.sellerChecklist.to(), '#Checkliste'],
    [paths.flohmarktFaqs.to(), '#FlohmarktFragen'],
    ['/kinderflohmarkt/kinderflohmarkt-wien-sonntag', '#Kinderflohmarkt'],
    ['/flohmarkt-wien/kundenliebe-oesterreichs-bester-flohmarkt', '#Kundenliebe'],
    [paths.sellingTips.to(), '#Verkaufstipps'],
    ['/flohmarkt-wien/kinoprogramm-wien', '#KinoprogrammWien'],
  ])('the header of %s shows %s', (address, hashtag) => {
    expect(hashtagOn(address)).toBe(hashtag);
  });

  it('ignores a trailing slash', () => {
    expect(hashtagOn(`${paths.flohmarkt.to()}/?von=mail`)).toBe('#FlohmarktWien');
  });

  it.each([
    ['in the middle of an address', paths.flohmarktArrival.to()],
    ['in a query', '/flohmarkt-unbekannt?von=/flohmarkt-wien'],
    ['on a page of the cinema', paths.cinemaLanding.to()],
  ])('is absent if the ending is %s', (_, address) => {
    expect(hashtagOn(address)).toBeUndefined();
  });
});

const links = () => nav().queryAllByRole('link');

const expanded = () =>
  nav()
    .queryAllByRole('button', { expanded: true })
    .map(({ textContent }) => textContent);

type Menus = Record<string, Record<string, string>>;

const bookStall = paths.bookStall.to();

const kids = paths.kidsProgram.to();

const ofFlohmarkt: Menus = {
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

const ofCinema: Menus = {
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

describe('the header', () => {
  it.each([
    ['/flohmarkt-unbekannt', ofFlohmarkt],
    [paths.notFound.to(), ofCinema],
  ])('has the menus of the section on %s, of which one is open at a time', async (address, menus) => {
    const { user } = renderApp(address);
    const labels = nav().getAllByRole('button');
    expect(labels.map(({ textContent }) => textContent)).toEqual(['Menü', ...Object.keys(menus)]);
    expect(links()).toEqual([]);
    for (const [label, expected] of Object.entries(menus)) {
      await user.click(menu(label));
      expect(expanded()).toEqual([label]);
      expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
        Object.entries(expected),
      );
    }
  });

  it('links to search and cart', () => {
    renderApp(paths.notFound.to());
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Suche' })).toHaveAttribute('href', '/suche');
    expect(header.getByRole('link', { name: 'Warenkorb' })).toHaveAttribute('href', '/cart');
  });

  it('marks the link to the current page, but not one with the same prefix', async () => {
    const { user } = renderApp(paths.upcoming.to({}, { suche: 'faust' }));
    await user.click(menu('Kinoprogramm'));
    expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent('Demnächst im Kino');
    await user.click(menu('Flohmarkt'));
    await user.click(nav().getByRole('link', { name: 'Jobs' }));
    await user.click(menu('Flohmarkt'));
    expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent('Jobs');
    visit('/kinderflohmarkt/unbekannt');
    await user.click(menu('Flohmarkt'));
    expect(nav().getByRole('link', { name: 'Kinderflohmarkt' })).toBeVisible();
    expect(nav().queryByRole('link', { current: 'page' })).toBeNull();
  });
});

describe('a menu', () => {
  it('closes by its button and by Escape, which returns the focus', async () => {
    const { user } = renderApp(paths.notFound.to());
    await user.click(menu('Flohmarkt'));
    await user.click(menu('Flohmarkt'));
    expect(links()).toEqual([]);
    await user.keyboard('{Enter}');
    await user.tab();
    expect(nav().getByRole('link', { name: 'Flohmarkt Wien' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(links()).toEqual([]);
    expect(menu('Flohmarkt')).toHaveFocus();
  });

  it('closes before the drawer that contains it', async () => {
    const { user } = renderApp(paths.notFound.to());
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
    const { user } = renderApp(paths.notFound.to());
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

  it('closes when its link navigates, and the new heading takes the focus', async () => {
    const { user } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    await user.click(menu('Flohmarkt'));
    await user.click(nav().getByRole('link', { name: 'Jobs' }));
    expect(await heading(/Flohmarkt/)).toHaveFocus();
    expect(expanded()).toEqual([]);
    act(() => window.history.back());
    expect(await heading('Warenkorb')).toBeVisible();
    expect(expanded()).toEqual([]);
  });

  it('closes by a link to the current page, and its button takes the focus', async () => {
    const { user } = renderApp(paths.giftCards.to());
    await user.click(menu('Kino Gutschein'));
    await user.click(nav().getByRole('link', { name: 'Kinogutschein kaufen' }));
    expect(expanded()).toEqual([]);
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
