import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartStorageKey } from '@/shop/constants';
import { movedAddresses, paths } from '@/shop/paths';
import { codeReadings } from '@/domain/codeReadings';
import { beSignedIn, customer } from '@test/support/account';
import { carTicket, filmTicket, storeCart } from '@test/support/carts';
import {
  expectHarmless,
  hostileKinds,
  hostileTexts,
  hostileValues,
  hostileWords,
  waitUntilStable,
} from '@test/support/hostile';
import { fillWith, forms, formWith } from '@test/support/hostileForms';
import { allOwnerFacts, withOwnerFacts } from '@test/support/ownerFacts';
import { renderApp } from '@test/support/renderApp';
import { heading } from '@test/support/screenQueries';
import { currentDatabase, disturb, requestsTo } from '@test/support/server';
import { shrinkDatabase } from '@test/support/smallDatabase';
import { visit } from '@test/support/visit';
import { reviewWithdrawal, withdrawalDetails } from '@test/support/withdrawal';

let turn = 0;
/** Every sixth value with a rotating start: together, the cases of a kind cover all values several times. */
function someOf(values: readonly string[]): string[] {
  turn += 1;
  return values.filter((_, position) => (position + turn) % 6 === 0);
}

describe('hostile addresses', () => {
  /** Opens the addresses in one tab and checks each. */
  async function visitAll(addresses: readonly string[]) {
    storeCart(filmTicket, carTicket);
    const app = renderApp(paths.cart.to());
    await waitUntilStable(app);
    for (const address of addresses) {
      visit(address);
      await waitUntilStable(app);
      expectHarmless(address);
    }
    return app;
  }

  beforeEach(() => {
    shrinkDatabase();
    // The router warns about addresses that cannot be decoded.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it('every page renders with any value of its queries', async () => {
    await visitAll(
      [
        `${paths.cinemaLanding.to()}?prebooking=`,
        `${paths.cinemaLanding.to()}?openfpsub=`,
        `${paths.cinemaLanding.to()}?selectshow=`,
        `${paths.paymentResult.to()}?orderid=`,
        `${paths.storno.to()}?stornoIdentifier=`,
        `${paths.cart.to()}?gutschein=`,
        `${paths.program.to()}?suche=`,
        `${paths.program.to()}?tag=`,
        `${paths.program.to()}?genre=`,
        `${paths.program.to()}?art=`,
        `${paths.program.to()}?ansicht=`,
        `${paths.program.to()}?ansicht=monat&monat=`,
        `${paths.home.to()}?__proto__[polluted]=`,
      ].flatMap((query) => someOf(hostileValues).map((value) => query + encodeURIComponent(value))),
    );
  });

  it('a query may have duplicate and undecodable values', async () => {
    await visitAll(
      ['selectshow=1&selectshow=2', 'genre[]=x', 'tag=%E0%A4%A', 'orderid=%ff', '=&&=', '?%'].map(
        (query) => `${paths.cinemaLanding.to()}?${query}`,
      ),
    );
  });

  it('the fragment of a cart link is a cart or ignored', async () => {
    const fits = [
      's301x601z',
      's0z',
      's301x-1z',
      's301p101',
      's1e309z',
      's__proto__z',
      `${'s301'.repeat(3000)}z`,
    ];
    await visitAll(
      [...fits, ...someOf(hostileValues).map(encodeURIComponent), ...someOf(hostileValues)].map(
        (value) => `${paths.cart.to()}#korb=${value}`,
      ),
    );
  });

  it('any other fragment is ignored', async () => {
    await visitAll(someOf(hostileValues).map((value) => `${paths.home.to()}#${encodeURIComponent(value)}`));
  });

  it('every address that names something may end in anything', async () => {
    const undecodable = ['%', '%E0%A4%A', '%00', '%252F%252Fevil.example', '%2e%2e/x', '1e3', '-1', '00301'];
    const ends = [...hostileValues.map(encodeURIComponent), ...undecodable];
    await visitAll(
      [
        paths.show.to({ idOrIdentifier: '' }),
        paths.flohmarktEvent.to({ idOrIdentifier: '' }),
        paths.movie.to({ movieIdentifier: '' }),
        paths.movieByName.to({ name: '' }),
        paths.payment.to({ orderId: '' }),
        paths.stornoByIdentifier.to({ stornoIdentifier: '' }),
        '/',
      ].flatMap((prefix) => someOf(ends).map((end) => prefix + end)),
    );
  });

  const tails = [
    '?x=https://evil.example',
    '?to=//evil.example&url=%0d%0aLocation:%20https://evil.example',
    '#//evil.example',
    '#<img src=x onerror=window.hostile=1>',
    '/',
    '//evil.example',
    '/%5cevil.example',
    '/..%2f..%2fevil.example',
    '%0d%0aLocation:%20https://evil.example',
    '@evil.example',
    '.evil.example',
  ];

  const oldAddresses = movedAddresses.map(({ from }) => from.pattern);

  it('an old address with any suffix redirects within the shop only', async () => {
    await visitAll(tails.map((tail, position) => oldAddresses[position % oldAddresses.length] + tail));
  });

  it('a first address that could name another host stays within the shop', async () => {
    for (const pathname of [
      '//',
      '//evil.example/',
      '//evil.example/home',
      '///cart',
      '//home',
      '/\\evil.example',
      '//evil.example/cart?gutschein=X',
    ]) {
      const app = renderApp(window.location.origin + pathname);
      await waitUntilStable(app);
      expectHarmless(pathname);
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]:not([target=_blank])')) {
        expect(new URL(link.href).origin, `${pathname}: ${link.outerHTML}`).toBe(window.location.origin);
      }
      act(() => document.querySelector<HTMLAnchorElement>('a[href$="/cart"]')!.click());
      await heading('Warenkorb');
      expect(window.location.pathname, pathname).toBe(paths.cart.to());
      app.close();
    }
  });
});

describe('hostile stored values', () => {
  const sessionKeys = [
    ...[
      'draft:kassa',
      'draft:kassa-begonnen',
      'offeredVoucher',
      'sentStornos',
      'orderHistory',
      'settledOrders',
    ],
    ...[
      'scrollPlaces',
      'draft:feedback',
      'draft:widerruf',
      'draft:bewerbung-kino',
      'draft:bewerbung-flohmarkt',
    ],
  ];

  const localKeys = [
    ...[cartStorageKey, 'orderHistory', 'placedOrders', 'sentOrders', 'settledOrders'],
    ...['session-changed', 'ticketTimes', `wishlist:${customer.uid}`],
  ];

  const screens = [
    ...[paths.cart, paths.checkout, paths.feedback, paths.jobs, paths.favourites, paths.orders],
    ...[paths.storno, paths.withdrawal, paths.home],
  ];

  const markup = hostileWords[0]!;

  const fields = Object.fromEntries(
    'firstName lastName email phone message topic rating name orderNumber visitDate position'
      .split(' ')
      .map((name) => [name, markup]),
  );

  /** Possible contents of a storage that others can write to. */
  const stored: [string, string][] = [
    ['markup', markup],
    ['null', 'null'],
    [
      'a list of mixed values',
      JSON.stringify([null, 1, markup, [], {}, { id: markup, orderId: {}, title: markup }]),
    ],
    ['inherited names', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'],
    ['markup in every field', JSON.stringify(fields)],
    ['deep JSON', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ];

  it.each(stored)('every screen that reads a storage renders with %s in every storage', async (_, text) => {
    shrinkDatabase();
    beSignedIn();
    withOwnerFacts({ withdrawal: {} });
    for (const key of sessionKeys) sessionStorage.setItem(key, text);
    for (const key of localKeys) localStorage.setItem(key, text);
    const app = renderApp(paths.cart.to());
    for (const { to } of screens) {
      visit(to());
      await waitUntilStable(app);
      await waitFor(() => expectHarmless(text));
    }
  });
});

describe('hostile input in forms', () => {
  type FormName = keyof typeof forms;

  /** All forms share components: only one that contains each of them is tried with every text. */
  const textsFor = (name: FormName) => (name === 'feedback' ? hostileTexts : someOf(hostileTexts));
  const wordsFor = (name: FormName) => (name === 'feedback' ? hostileWords : someOf(hostileWords));

  /** Matches `text@text` (requirements 5). */
  const address = '<img/src=x/data-hostile>@x';

  const unusual = 'Diese Adresse sieht ungewöhnlich aus.';

  const names = Object.keys(forms) as FormName[];

  it.each(names)(
    '%s: hostile input stays text, and is sent unchanged, except an invalid address',
    async (name) => {
      const { call, send, open } = forms[name];
      /** A code is requested in each of its readings. */
      function sent(text: string): string[] {
        if (name === 'voucher') return codeReadings(text);
        return [name.endsWith('Reminder') ? address : text.trim()];
      }
      const { store } = await open();
      await import('@/shared/ui/form/emailSuggestion');
      // The backend decides about codes and rejects all of these.
      for (const text of name === 'voucher' ? [] : textsFor(name)) {
        const form = formWith(send);
        fillWith(form, text, (value) => value.replaceAll('@', ''));
        fireEvent.submit(form);
        await waitFor(() => expectHarmless(text));
      }
      expect(requestsTo(call)).toEqual([]);
      let requestCount = 0;
      for (const text of wordsFor(name)) {
        currentDatabase().faults = [];
        disturb(call, {
          status: 409,
          body: { success: false, errorMessage: `${text} ${'x'.repeat(100_000)}` },
        });
        fillWith(formWith(send), text, () => address);
        fireEvent.submit(formWith(send));
        // The first submit of an unusual address shows a suggestion.
        if (requestCount === 0 && screen.queryByText(unusual)) fireEvent.submit(formWith(send));
        const expected = sent(text);
        requestCount += expected.length;
        await waitFor(() => expect(requestsTo(call)).toHaveLength(requestCount));
        await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
        const bodies = requestsTo(call).slice(-expected.length);
        for (const [position, { body }] of bodies.entries())
          expect(JSON.stringify(body)).toContain(JSON.stringify(expected[position]));
        const said = await screen.findAllByText((content) => content.includes(text.replaceAll(/\s+/g, ' ')), {
          ignore: 'textarea, script',
        });
        for (const { textContent } of said) expect(textContent.length).toBeLessThan(2000);
        expectHarmless(text);
      }
    },
  );

  it('any voucher code is treated as text, and a blank one is not sent', async () => {
    const { call, send, open } = forms.voucher;
    const { store } = await open();
    for (const text of hostileKinds) {
      fillWith(formWith(send), text, String);
      fireEvent.submit(formWith(send));
      await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
      await waitFor(() => expectHarmless(text));
    }
    expect(requestsTo(call).map(({ body }) => (body as { voucherCode: string }).voucherCode)).not.toContain(
      '',
    );
  });

  it('a declaration of withdrawal stays text in its review, in the e-mail and in the receipt', async () => {
    for (const text of hostileWords) {
      withOwnerFacts({ withdrawal: allOwnerFacts.withdrawal });
      const details = { ...withdrawalDetails, 'Vor- und Nachname': text, Bestellnummer: text };
      const { close } = await reviewWithdrawal(details);
      const [link] = document.querySelectorAll<HTMLAnchorElement>('main a[href^="mailto:widerruf"]');
      expect([...new URL(link!.href).searchParams.keys()]).toEqual(['subject', 'body']);
      expectHarmless(text);
      close();

      withOwnerFacts({ withdrawal: {} });
      const sending = await reviewWithdrawal(details);
      fireEvent.submit(formWith('Widerruf bestätigen'));
      await heading('Dein Widerruf ist eingegangen');
      expectHarmless(text);
      sending.close();
    }
  });

  it('any cancellation link stays within the shop', async () => {
    const { store } = renderApp(paths.storno.to());
    for (const text of hostileKinds) {
      visit(paths.storno.to());
      const form = await waitFor(() => formWith('Bestellung ansehen'));
      fillWith(form, text, String);
      fireEvent.submit(form);
      await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
      await waitFor(() => expectHarmless(text));
      expect(window.location.pathname).toMatch(/^\/bestellung-stornieren(\/[^/]*)?$/);
    }
  });
});
