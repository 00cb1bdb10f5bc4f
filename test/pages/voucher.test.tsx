import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { cartRestored, itemsAdded } from '@/features/cart/cartSlice';
import { cartTexts } from '@/features/cart/texts';
import { cartIn } from '@test/support/cartState';
import { carTicket, cartOf, filmTicket, redeemedCode, storeCart, storedCart } from '@test/support/carts';
import { button, focusedHeading, heading, listed, notification } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo, server } from '@test/support/server';
import { inParts, sumLine } from '@test/support/textMatchers';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const call = 'voucher/validateVoucher';

const box = <Field extends HTMLElement = HTMLElement>() =>
  screen.getByRole<Field>('textbox', { name: 'Gutscheincode' });

const requestedCodes = () =>
  requestsTo(call).map(({ body }) => (body as { voucherCode: string }).voucherCode);

const total = () => screen.getByText(sumLine('Gesamtsumme'));

const welcome = redeemedCode('WILLKOMMEN10', -1000, 901);

const minimumCode = redeemedCode('AB30', -500, 905);

const codes = () => Object.values(storedCart()!).flatMap(({ voucherCode }) => voucherCode ?? []);

describe('redeeming a voucher', () => {
  async function openCart(...lines: Parameters<typeof storeCart>) {
    storeCart(...lines);
    const { user, ...app } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    async function redeem(code: string) {
      await user.clear(box());
      if (code) await user.type(box(), code);
      await user.click(button('Gutschein einlösen'));
    }
    return { ...app, user, redeem };
  }

  it('adds the line of a valid code and lowers the total', async () => {
    const { redeem } = await openCart(filmTicket, carTicket);
    await redeem('WILLKOMMEN10');
    await notification('Gutschein wurde dem Warenkorb hinzugefügt');
    expect(screen.getByText('Code WILLKOMMEN10')).toBeVisible();
    expect(total()).toHaveTextContent('€ 7,50');
    expect(box()).toHaveValue('');
    const line = Object.values(storedCart()!).find(({ productType }) => productType === 'voucheritem');
    expect(line).toMatchObject({ order: 'ZZZZZZZZ', count: 1, amount: 1, totalPrice: -1000 });
    expect(line?.key).toHaveLength(5);
  });

  it('counts both equal items of one code, also after a reload', async () => {
    const item = { purchaseProductId: 90, productName: 'Fünfer', price: '-5.00', count: 1 };
    disturb(call, { body: { voucherItems: [item, item] } });
    const { redeem, close } = await openCart({ ...filmTicket, count: 2 }, carTicket);
    await redeem('ZWEI');
    await screen.findByText('Code ZWEI');
    expect(total()).toHaveTextContent('€ 20,00');
    close();
    const { store } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    expect(total()).toHaveTextContent('€ 20,00');
    await waitFor(() => expect(cartIn(store).voucherCheck.lastQueryKey).not.toBeNull());
    expect(total()).toHaveTextContent('€ 20,00');
    expect(screen.queryByText(/ist jetzt/)).toBeNull();
  });

  it('never lowers the total below 0', async () => {
    const { redeem } = await openCart(filmTicket, carTicket);
    await redeem('GUTSCHEIN25');
    await screen.findByText('Code GUTSCHEIN25');
    expect(total()).toHaveTextContent('€ 0,00');
  });

  it.each([
    ['GIBTSNICHT', 'Gutschein ungültig: Diesen Gutscheincode kennen wir nicht.'],
    ['VERBRAUCHT', 'Gutschein ungültig: Dieser Gutschein wurde bereits eingelöst.'],
  ])('rejects %s with the server’s reason', async (code, message) => {
    const { redeem } = await openCart(filmTicket, carTicket);
    await redeem(code);
    await notification(message);
    await waitFor(() => expect(box()).toHaveAccessibleDescription(message));
    expect(Object.keys(storedCart()!)).toHaveLength(2);
    expect(box()).toHaveValue(code);
  });

  it('treats an empty list as a rejection', async () => {
    disturb(call, { body: { voucherItems: [] } });
    const { redeem } = await openCart(filmTicket, carTicket);
    await redeem('LEER');
    await notification('Gutschein ungültig');
    expect(Object.keys(storedCart()!)).toHaveLength(2);
  });

  it('sends the code without blanks and invisible characters', async () => {
    const { redeem } = await openCart(filmTicket, carTicket);
    await redeem(' WILLKOMMEN\u200B10 ');
    await screen.findByText('Code WILLKOMMEN10');
    expect(requestsTo(call)[0]!.body).toMatchObject({ voucherCode: 'WILLKOMMEN10' });
  });

  it.each(['„WILLKOMMEN10“', 'WILLKOMMEN10.', 'Gutscheincode: WILLKOMMEN10', 'ＷＩＬＬＫＯＭＭＥＮ１０'])(
    'redeems %s with one request, for the code only',
    async (typed) => {
      const { redeem } = await openCart(filmTicket, carTicket);
      await redeem(typed);
      await screen.findByText('Code WILLKOMMEN10');
      expect(requestedCodes()).toEqual(['WILLKOMMEN10']);
      expect(box()).toHaveValue('');
    },
  );

  it.each([
    ['WILLKOMMEN 10', ['WILLKOMMEN10']],
    ['WILLKOMMEN-10', ['WILLKOMMEN-10', 'WILLKOMMEN10']],
    ['Gutschein WILLKOMMEN 10', ['WILLKOMMEN10']],
    ['Code - WILLKOMMEN10', ['-WILLKOMMEN10', 'WILLKOMMEN10']],
  ])('requests the readings of %s in turn, each once, until one is valid', async (typed, questions) => {
    const { redeem } = await openCart(filmTicket, carTicket);
    await redeem(typed);
    await screen.findByText('Code WILLKOMMEN10');
    expect(requestedCodes()).toEqual(questions);
    expect(codes()).toEqual(['WILLKOMMEN10']);
    expect(total()).toHaveTextContent('€ 7,50');
    expect(box()).toHaveValue('');
  });

  it('reports once that no reading is valid, and keeps the input', async () => {
    const { redeem } = await openCart(filmTicket, carTicket);
    await redeem('GIBTS-NICHT');
    const message = 'Gutschein ungültig: Diesen Gutscheincode kennen wir nicht.';
    await waitFor(() => expect(box()).toHaveAccessibleDescription(message));
    expect(requestedCodes()).toEqual(['GIBTS-NICHT', 'GIBTSNICHT']);
    expect(box()).toHaveValue('GIBTS-NICHT');
    expect(
      screen.getAllByText(
        (_, element) => element?.role === 'alert' && element.textContent?.includes(message) === true,
      ),
    ).toHaveLength(1);
  });

  it('does not report a code as invalid when one of its readings had no response', async () => {
    const { redeem } = await openCart(filmTicket, carTicket);
    const isSecond = ({ body }: { body: unknown }) => JSON.stringify(body).includes('"WILLKOMMEN10"');
    server.use(
      http.post(`*/rest/${call}`, async ({ request }) =>
        isSecond({ body: await request.clone().json() })
          ? new HttpResponse(null, { status: 500 })
          : undefined,
      ),
    );
    await redeem('WILLKOMMEN-10');
    await notification('Es ist ein Fehler aufgetreten!');
    expect(screen.queryByText(/Gutschein ungültig/)).toBeNull();
  });

  it.each(['WILLKOMMEN-10', '„willkommen 10“.'])(
    'does not redeem a code a second time when it is written as %s',
    async (typed) => {
      const { redeem } = await openCart(filmTicket, carTicket, welcome);
      await redeem(typed);
      expect(box()).toHaveAccessibleDescription('Diesen Gutschein hast du schon eingelöst.');
      expect(codes()).toEqual(['WILLKOMMEN10']);
    },
  );

  it.each([
    ['WILLKOMMEN10\nGültig bis 31.12.2026', 'WILLKOMMEN10 / Gültig bis 31.12.2026'],
    ['Dein Gutscheincode:\r\n„WILLKOMMEN10“', 'Dein Gutscheincode: / „WILLKOMMEN10“'],
    [`${'Danke für deinen Einkauf! '.repeat(5)}\nGutscheincode: WILLKOMMEN10\n`, 'WILLKOMMEN10'],
  ])('redeems a code that is pasted with further lines', async (pasted, shown) => {
    const { user } = await openCart(filmTicket, carTicket);
    await user.click(box());
    await user.paste(pasted);
    expect(box()).toHaveValue(shown);
    await user.click(button('Gutschein einlösen'));
    await screen.findByText('Code WILLKOMMEN10');
    expect(requestedCodes()).toEqual(['WILLKOMMEN10']);
  });

  it('replaces the selected text by the pasted lines', async () => {
    const { user } = await openCart(filmTicket, carTicket);
    await user.type(box(), 'A--Z');
    box<HTMLInputElement>().setSelectionRange(1, 3);
    await user.paste('B\nC');
    expect(box()).toHaveValue('AB / CZ');
  });

  it.each(['   ', ' \u200B', '„“', '...'])('sends nothing for a blank code', async (blank) => {
    const { redeem } = await openCart(filmTicket, carTicket);
    await redeem(blank);
    expect(box()).toHaveAccessibleDescription('Bitte gib einen Gutscheincode ein.');
    expect(requestsTo(call)).toEqual([]);
  });

  it('sends nothing while the cart is empty', async () => {
    const { redeem } = await openCart();
    await redeem('WILLKOMMEN10');
    expect(box()).toHaveAccessibleDescription(/Leg zuerst etwas in den Warenkorb/);
    expect(requestsTo(call)).toEqual([]);
  });

  it('does not redeem a code for a cart that was emptied during the request', async () => {
    const release = deferResponses(call);
    const { redeem, user } = await openCart(filmTicket, carTicket);
    await redeem('WILLKOMMEN10');
    await user.click(button('Menge verringern: Metropolis'));
    release();
    await waitFor(() => expect(box()).toHaveAccessibleDescription(/Leg zuerst etwas in den Warenkorb/));
    expect(screen.queryByText('Gutschein wurde dem Warenkorb hinzugefügt')).toBeNull();
    expect(storedCart()).toEqual({});
    expect(box()).toHaveValue('WILLKOMMEN10');
  });

  it('redeems a code once only', async () => {
    const { redeem } = await openCart(filmTicket, carTicket);
    await redeem('WILLKOMMEN10');
    await screen.findByText('Code WILLKOMMEN10');
    await redeem('WILLKOMMEN10');
    expect(box()).toHaveAccessibleDescription('Diesen Gutschein hast du schon eingelöst.');
    expect(requestsTo(call)).toHaveLength(1);
  });

  it('redeems a code once only, however it is typed', async () => {
    const { redeem } = await openCart(filmTicket, carTicket);
    await redeem('WILLKOMMEN10');
    await screen.findByText('Code WILLKOMMEN10');
    await redeem('willkommen10');
    await waitFor(() => expect(button('Gutschein einlösen')).toBeEnabled());
    expect(screen.getAllByText('Code WILLKOMMEN10')).toHaveLength(1);
    expect(total()).toHaveTextContent('€ 7,50');
  });

  it('leaves no loading flag when the visitor leaves', async () => {
    disturb(call, { never: true });
    const { redeem, user, store } = await openCart(filmTicket, carTicket);
    await redeem('WILLKOMMEN10');
    expect(store.getState().loadingBar.active).not.toEqual({});
    await user.click(screen.getByRole('link', { name: 'Automarkt' }));
    await listed('kommende Automärkte');
    expect(store.getState().loadingBar.active).toEqual({});
  });

  it('keeps the focus on the box after Enter, and on its button after a click', async () => {
    const { user, redeem } = await openCart(filmTicket, carTicket);
    await user.type(box(), 'WILLKOMMEN10{Enter}');
    await screen.findByText('Code WILLKOMMEN10');
    await waitFor(() => expect(box()).toHaveValue(''));
    expect(box()).toHaveFocus();
    await redeem('GUTSCHEIN25');
    await screen.findByText('Code GUTSCHEIN25');
    await waitFor(() => expect(button('Gutschein einlösen')).toHaveFocus());
  });

  it('is removed by a secondary button: the main one leads to the checkout', async () => {
    const { redeem } = await openCart(filmTicket, carTicket);
    await redeem('WILLKOMMEN10');
    await screen.findByText('Code WILLKOMMEN10');
    expect(button(/^Entfernen.*Willkommensrabatt/)).not.toHaveClass('btn-primary');
    expect(button('Zur Kasse')).toHaveClass('btn-primary');
  });

  it('keeps the input while another code is removed', async () => {
    const { user, redeem } = await openCart(filmTicket, carTicket);
    await redeem('WILLKOMMEN10');
    await screen.findByText('Code WILLKOMMEN10');
    await user.type(box(), 'GUTSCH');
    await user.click(button(/^Entfernen.*Willkommensrabatt/));
    expect(screen.queryByText('Code WILLKOMMEN10')).toBeNull();
    expect(box()).toHaveValue('GUTSCH');
  });
});

describe('a voucher with a late response', () => {
  /** Defers the first request of one code. */
  function deferFirst(code: string): () => void {
    let release = () => undefined as void;
    const whenReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isFirst = true;
    const defer = async ({ request }: { request: Request }) => {
      if (!isFirst || !(await request.clone().text()).includes(code)) return;
      isFirst = false;
      await whenReleased;
    };
    server.use(http.post(`*/rest/${call}`, defer));
    return release;
  }

  it('is checked again when the cart changed before its response', async () => {
    storeCart({ ...filmTicket, count: 3 }, carTicket, welcome);
    const { store } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    await waitFor(() => expect(cartIn(store).voucherCheck.lastQueryKey).not.toBeNull());
    const release = deferFirst('AB30');
    stopTime();
    fireEvent.change(screen.getByRole('textbox', { name: 'Gutscheincode' }), { target: { value: 'AB30' } });
    fireEvent.click(button('Gutschein einlösen'));
    await flushPending();
    for (let press = 0; press < 2; press += 1) fireEvent.click(button('Menge verringern: Metropolis'));
    await passTime(1000);
    // The first code is also valid for one ticket, and was checked again.
    expect(requestsTo(call)).toHaveLength(2);
    release();
    await flushPending();
    expect(screen.getByText('Code AB30')).toBeVisible();
    expect(button('Zur Kasse')).toHaveAttribute('aria-disabled', 'true');
    await passTime(1000);
    expect(screen.getByText(inParts(/AB30 gilt nicht mehr/))).toBeVisible();
    expect(Object.values(storedCart()!).flatMap(({ voucherCode }) => voucherCode ?? [])).toEqual([
      'WILLKOMMEN10',
    ]);
  });
});

const offer = () => screen.queryByRole('region', { name: 'Gutschein aus deinem Link' });

const linkTo = (code: string) => paths.cart.to({}, { gutschein: code });

async function openLink(code: string, ...lines: Parameters<typeof storeCart>) {
  storeCart(...lines);
  const app = renderApp(linkTo(code));
  await heading(cartTexts.title);
  return app;
}

describe('a link with a voucher code', () => {
  it('asks first, redeems by a click, and asks only once', async () => {
    const { user, close } = await openLink('WILLKOMMEN10', filmTicket, carTicket);
    expect(within(offer()!).getByText(inParts('Gutschein WILLKOMMEN10 einlösen?'))).toBeVisible();
    expect(requestsTo(call)).toEqual([]);
    await user.click(button('Einlösen'));
    await screen.findByText('Code WILLKOMMEN10');
    expect(offer()).toBeNull();
    expect(box()).toHaveValue('');
    expect(requestsTo(call)).toHaveLength(1);
    close();
    renderApp(window.location.pathname + window.location.search);
    await heading(cartTexts.title);
    expect(offer()).toBeNull();
  });

  it.each(['WILLKOMMEN10.', '„WILLKOMMEN10“', 'WILLKOMMEN10)\n'])(
    'offers and redeems the code that is written as %j',
    async (written) => {
      const { user } = await openLink(written, filmTicket, carTicket);
      expect(within(offer()!).getByText(inParts('Gutschein WILLKOMMEN10 einlösen?'))).toBeVisible();
      await user.click(button('Einlösen'));
      await screen.findByText('Code WILLKOMMEN10');
      expect(requestedCodes()).toEqual(['WILLKOMMEN10']);
    },
  );

  it('requests the readings of its code in turn', async () => {
    const { user } = await openLink('WILLKOMMEN-10', filmTicket, carTicket);
    await user.click(button('Einlösen'));
    await screen.findByText('Code WILLKOMMEN10');
    expect(requestedCodes()).toEqual(['WILLKOMMEN-10', 'WILLKOMMEN10']);
  });

  it('may spell its parameter in capitals', async () => {
    storeCart(filmTicket, carTicket);
    renderApp(`${paths.cart.to()}?GUTSCHEIN=WILLKOMMEN10&x=1`);
    await heading(cartTexts.title);
    expect(within(offer()!).getByText(inParts('Gutschein WILLKOMMEN10 einlösen?'))).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?x=1'));
  });

  it('loses the code in the address, whose other parts stay', async () => {
    storeCart(filmTicket, carTicket);
    renderApp(`${linkTo('WILLKOMMEN10')}&x=1#unten`);
    await heading(cartTexts.title);
    await waitFor(() => expect(window.location.search).toBe('?x=1'));
    expect(window.location.hash).toBe('#unten');
    expect(offer()).not.toBeNull();
  });

  it('asks again after a reload without a decision, but not after „Nicht jetzt“', async () => {
    const first = await openLink('WILLKOMMEN10', filmTicket, carTicket);
    await waitFor(() => expect(window.location.search).toBe(''));
    first.close();
    const second = renderApp(paths.cart.to());
    await heading(cartTexts.title);
    expect(offer()).not.toBeNull();
    await second.user.click(button('Nicht jetzt'));
    expect(offer()).toBeNull();
    await focusedHeading(cartTexts.title);
    second.close();
    renderApp(paths.cart.to());
    await heading(cartTexts.title);
    expect(offer()).toBeNull();
    expect(requestsTo(call)).toEqual([]);
  });

  it('waits for the first line of an empty cart', async () => {
    const { user, store } = await openLink('WILLKOMMEN10');
    expect(
      within(offer()!).getByText(inParts(/^Dein Gutschein WILLKOMMEN10 wartet: Leg etwas/)),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Einlösen' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Automarkt' }));
    await heading('kommende Automärkte');
    store.dispatch(itemsAdded([filmTicket, carTicket]));
    await user.click(screen.getByRole('link', { name: /^Warenkorb/ }));
    await heading(cartTexts.title);
    await user.click(button('Einlösen'));
    expect(await screen.findByText('Code WILLKOMMEN10')).toBeVisible();
  });

  it('with a code that is already in the cart reports it as redeemed', async () => {
    const { user } = await openLink(
      'willkommen10',
      filmTicket,
      carTicket,
      redeemedCode('WILLKOMMEN10', -1000, 901),
    );
    expect(
      within(offer()!).getByText(inParts('Den Gutschein willkommen10 hast du schon eingelöst.')),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Einlösen' })).toBeNull();
    await user.click(button('Schließen'));
    expect(offer()).toBeNull();
    expect(Object.keys(storedCart()!)).toHaveLength(3);
  });

  it('with a rejected code leaves it in the box with the reason', async () => {
    const { user } = await openLink('VERBRAUCHT', filmTicket, carTicket);
    await user.click(button('Einlösen'));
    await notification('Gutschein ungültig: Dieser Gutschein wurde bereits eingelöst.');
    await waitFor(() => expect(box()).toHaveAccessibleDescription(/wurde bereits eingelöst/));
    expect(box()).toHaveValue('VERBRAUCHT');
    expect(offer()).toBeNull();
  });

  it('can be retried from the box after a connection failure', async () => {
    disturb(call, { drop: true, times: 1 });
    const { user } = await openLink('WILLKOMMEN10', filmTicket, carTicket);
    await user.click(button('Einlösen'));
    await waitFor(() => expect(box()).toHaveAccessibleDescription(/^Keine Verbindung/));
    await user.click(button('Gutschein einlösen'));
    expect(await screen.findByText('Code WILLKOMMEN10')).toBeVisible();
  });

  it('replaces an earlier one', async () => {
    await openLink('WILLKOMMEN10', filmTicket, carTicket);
    await waitFor(() => expect(window.location.search).toBe(''));
    visit(linkTo('GUTSCHEIN25'));
    expect(await screen.findByText(inParts('Gutschein GUTSCHEIN25 einlösen?'))).toBeVisible();
    expect(screen.queryByText(/WILLKOMMEN10/)).toBeNull();
  });

  it('together with a cart link offers both', async () => {
    storeCart(filmTicket, carTicket);
    renderApp(`${linkTo('WILLKOMMEN10')}#korb=s305z`);
    await heading(cartTexts.title);
    await waitFor(() => expect(window.location.href).toMatch(/\/cart$/));
    expect(offer()).not.toBeNull();
    expect((window.history.state as { usr: unknown }).usr).toEqual({ cartLink: '#korb=s305z' });
  });
});

describe('a hostile code in a link', () => {
  it.each([
    ['markup', 'GUT<img/src=x/onerror=alert(1)>10'],
    ['a script', 'GUT"><script>alert(1)</script>10'],
  ])('is shown as text: %s', async (_, code) => {
    await openLink(code, filmTicket, carTicket);
    expect(within(offer()!).getByText(inParts(`Gutschein ${code} einlösen?`))).toBeVisible();
    expect(offer()!.querySelector('img, script, a')).toBeNull();
  });

  it('is shown without invisible and bidi characters', async () => {
    await openLink('\u202EGUT\u200B10\u0000', filmTicket, carTicket);
    expect(within(offer()!).getByText(inParts('Gutschein GUT10 einlösen?'))).toBeVisible();
  });

  it.each([
    ['blank', '  \u200B '],
    ['too long', 'A'.repeat(5000)],
  ])('is ignored when it is %s, and removed from the address', async (_, code) => {
    await openLink(code, filmTicket, carTicket);
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(offer()).toBeNull();
    expect(sessionStorage.getItem('offeredVoucher')).toBeNull();
  });
});

describe('failures of the voucher request', () => {
  const added = 'Gutschein wurde dem Warenkorb hinzugefügt';

  const anyInvalid = () => screen.queryByText(/Gutschein ungültig/);

  async function openCart() {
    storeCart(filmTicket, carTicket);
    const { user, store } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    async function typeOver(text: string) {
      await user.clear(box());
      await user.type(box(), text);
    }
    async function redeem(code: string) {
      await typeOver(code);
      await user.click(button('Gutschein einlösen'));
    }
    return { user, store, redeem, typeOver };
  }

  describe('a voucher check that fails', () => {
    it.each([
      ['the connection breaks', { drop: true }, /^Keine Verbindung/],
      ['the server fails', { status: 500 }, /^Bei uns ist gerade etwas durcheinander/],
      [
        'a proxy times out',
        { status: 504, raw: '<html>Gateway</html>' },
        /^Die Antwort hat zu lange gebraucht/,
      ],
      ['HTML is returned with 200', { raw: '<html>Wartung</html>' }, /^Die Antwort war unvollständig/],
      [
        'the address does not exist',
        { status: 404, raw: '<html>Nicht da</html>' },
        /^Das haben wir nicht gefunden/,
      ],
      ['access is denied', { status: 403 }, /^Dafür fehlt die Berechtigung/],
      ['too many requests were sent', { status: 429 }, /^Das hat leider nicht geklappt/],
    ])('does not report the code as invalid when %s', async (_, fault, reason) => {
      disturb(call, fault);
      const { redeem } = await openCart();
      await redeem('WILLKOMMEN10');
      await notification('Es ist ein Fehler aufgetreten!');
      await waitFor(() => expect(box()).toHaveAccessibleDescription(reason));
      expect(anyInvalid()).toBeNull();
      expect(box()).toHaveValue('WILLKOMMEN10');
    });

    it.each([
      ['a rejection with 200', { body: { voucherItems: null, errorMessage: 'Abgelaufen.' } }],
      ['a 400', { status: 400, body: { errorMessage: 'Abgelaufen.' } }],
      ['a 404 with a message', { status: 404, body: { errorMessage: 'Abgelaufen.' } }],
    ])('reports the code as invalid after %s', async (_, fault) => {
      disturb(call, fault);
      const { redeem } = await openCart();
      await redeem('ALT');
      await notification('Gutschein ungültig: Abgelaufen.');
      await waitFor(() => expect(box()).toHaveAccessibleDescription('Gutschein ungültig: Abgelaufen.'));
    });
  });

  describe('a code that is already in the cart', () => {
    const redeemedLines = () =>
      Object.values(storedCart()!).filter(({ productType }) => productType === 'voucheritem');

    it.each(['willkommen10', ' Willkommen10 ', 'WILLKOMMEN\u200B10'])(
      'is not requested again when it is typed as „%s“',
      async (typed) => {
        const { redeem } = await openCart();
        await redeem('WILLKOMMEN10');
        await screen.findByText('Code WILLKOMMEN10');
        await redeem(typed);
        expect(box()).toHaveAccessibleDescription('Diesen Gutschein hast du schon eingelöst.');
        expect(requestsTo(call)).toHaveLength(1);
        expect(redeemedLines()).toHaveLength(1);
      },
    );

    it('under another name is reported as redeemed, without a success message', async () => {
      const { redeem, store } = await openCart();
      await redeem('WILLKOMMEN10');
      await screen.findByText('Code WILLKOMMEN10');
      const item = { purchaseProductId: 901, productName: 'Willkommensrabatt', price: -10 };
      disturb(call, { body: { voucherItems: [{ ...item, voucherCode: 'willkommen10' }] } });
      await notification(added);
      await redeem('WELCOME');
      await waitFor(() =>
        expect(box()).toHaveAccessibleDescription('Diesen Gutschein hast du schon eingelöst.'),
      );
      expect(store.getState().notifications.waiting).toEqual([]);
      expect(screen.getAllByText(added)).toHaveLength(1);
      expect(redeemedLines()).toHaveLength(1);
      expect(box()).toHaveValue('WELCOME');
    });
  });

  describe('another code that is entered while one is being checked', () => {
    it('is requested after the response to the first', async () => {
      const release = deferResponses(call);
      const { redeem, typeOver } = await openCart();
      await redeem('GIBTSNICHT');
      await typeOver('WILLKOMMEN10{Enter}');
      expect(button('Gutschein wird geprüft …')).toBeVisible();
      release();
      await screen.findByText('Code WILLKOMMEN10');
      expect(box()).toHaveValue('');
      expect(box()).toHaveAccessibleDescription('');
      expect(requestsTo(call)).toHaveLength(2);
    });

    it('is requested once when it is entered twice', async () => {
      const release = deferResponses(call);
      const { redeem, typeOver } = await openCart();
      await redeem('WILLKOMMEN10');
      await typeOver('willkommen10{Enter}');
      release();
      await screen.findByText('Code WILLKOMMEN10');
      expect(box()).toHaveAccessibleDescription('');
      expect(requestsTo(call)).toHaveLength(1);
    });

    it('from a link is requested after the response to the first', async () => {
      const release = deferResponses(call);
      const { redeem, user } = await openCart();
      await redeem('WILLKOMMEN10');
      visit(`${paths.cart.to()}?gutschein=AB30`);
      await user.click(
        within(await screen.findByRole('region', { name: 'Gutschein aus deinem Link' })).getByRole('button', {
          name: 'Gutschein wird geprüft …',
        }),
      );
      release();
      await waitFor(() =>
        expect(requestsTo(call).map(({ body }) => (body as { voucherCode: string }).voucherCode)).toEqual([
          'WILLKOMMEN10',
          'AB30',
        ]),
      );
      await waitFor(() =>
        expect(screen.queryByRole('region', { name: 'Gutschein aus deinem Link' })).toBeNull(),
      );
    });
  });

  describe('the checkout button while a code is being checked', () => {
    const hint = 'Einen Moment, dein Gutschein wird noch geprüft. Danach geht es weiter.';
    const stopped = 'Dein Gutschein wurde nicht eingelöst. Du kannst auch ohne ihn zur Kassa gehen.';

    it('shows that it waits, and leads to the checkout after the response', async () => {
      const release = deferResponses(call);
      const { redeem, user } = await openCart();
      await redeem('WILLKOMMEN10');
      expect(screen.queryByText(hint)).toBeNull();
      await user.click(button('Zur Kasse'));
      expect(button('Zur Kasse')).toBeEnabled();
      expect(screen.getByText(hint).closest('[role=status]')).not.toBeNull();
      expect(window.location.pathname).toBe('/cart');
      release();
      await heading('Kassa');
      expect(screen.getByText(sumLine('Gesamtsumme'))).toHaveTextContent('€ 7,50');
    });

    it('does not lead to the checkout when the code is rejected, shows the reason, and is then enabled', async () => {
      const release = deferResponses(call);
      const { redeem, user } = await openCart();
      await redeem('GIBTSNICHT');
      await user.click(button('Zur Kasse'));
      release();
      expect((await screen.findByText(stopped)).closest('[role=status]')).not.toBeNull();
      expect(window.location.pathname).toBe('/cart');
      expect(screen.queryByText(hint)).toBeNull();
      await user.click(button('Zur Kasse'));
      await heading('Kassa');
    });

    it('does not repeat its message for the next code', async () => {
      const release = deferResponses(call);
      const { redeem, user } = await openCart();
      await redeem('GIBTSNICHT');
      await user.click(button('Zur Kasse'));
      release();
      await screen.findByText(stopped);
      await redeem('WILLKOMMEN10');
      expect(screen.queryByText(hint)).toBeNull();
      expect(screen.queryByText(stopped)).toBeNull();
    });
  });
});

describe('checking redeemed vouchers again', () => {
  const percentCode = redeemedCode('ZEHNPROZENT', -175, 906);

  const less = () => fireEvent.click(button('Menge verringern: Metropolis'));

  const more = () => fireEvent.click(button('Menge erhöhen: Metropolis'));

  async function openCart(...lines: Parameters<typeof storeCart>) {
    storeCart(...lines);
    const app = renderApp(paths.cart.to());
    await heading('Warenkorb');
    return app;
  }

  /** The cart with codes that were checked again when the page opened. */
  async function openChecked(...lines: Parameters<typeof storeCart>) {
    const app = await openCart(...lines);
    await waitFor(() => expect(cartIn(app.store).voucherCheck.lastQueryKey).not.toBeNull());
    return app;
  }

  describe('a redeemed code', () => {
    it('is checked again once after the page has loaded, for the current cart', async () => {
      await openChecked({ ...filmTicket, count: 2 }, carTicket, minimumCode);
      expect(requestsTo(call)).toHaveLength(1);
      const products = [{ id: 1, productType: 'show', productName: 'Metropolis', price: 12.5, count: 2 }, {}];
      expect(requestsTo(call)[0]!.body).toMatchObject({
        voucherCode: 'AB30',
        items: [{ showId: 301, products }],
      });
      expect(screen.getByText('Code AB30')).toBeVisible();
      expect(screen.queryByText(/gilt nicht mehr|ist jetzt/)).toBeNull();
    });

    it('is not checked again right after redeeming, or when another one is removed', async () => {
      const { user } = await openCart(filmTicket, carTicket);
      for (const code of ['WILLKOMMEN10', 'GUTSCHEIN25']) {
        await user.type(screen.getByRole('textbox', { name: 'Gutscheincode' }), `${code}{Enter}`);
        await screen.findByText(`Code ${code}`);
      }
      stopTime();
      fireEvent.click(screen.getAllByRole('button', { name: /^Entfernen/ })[0]!);
      await passTime(1000);
      expect(requestsTo(call)).toHaveLength(2);
      expect(codes()).toHaveLength(1);
    });

    it('that is no longer valid is removed, with a message and a notification', async () => {
      await openChecked({ ...filmTicket, count: 2 }, carTicket, minimumCode);
      expect(total()).toHaveTextContent('€ 25,00');
      less();
      await notification('Gutschein ungültig: Dieser Gutschein gilt erst ab einem Einkauf von € 30.');
      const sentence = screen.getByText(
        inParts(/^Der Code AB30 gilt nicht mehr und wurde entfernt\. Gutschein ungültig/),
      );
      expect(sentence.closest('[role=status]')).not.toBeNull();
      expect(screen.getByText('Die Gesamtsumme ist jetzt € 17,50 statt € 12,50.')).toBeVisible();
      expect(total()).toHaveTextContent('€ 17,50');
      await waitFor(() => expect(codes()).toEqual([]));
      fireEvent.click(button('Verstanden'));
      expect(screen.queryByText(/gilt nicht mehr/)).toBeNull();
    });

    it('that was rejected can be redeemed again when it is valid', async () => {
      await openChecked({ ...filmTicket, count: 2 }, carTicket, minimumCode);
      less();
      await screen.findByText(inParts(/AB30 gilt nicht mehr/));
      more();
      fireEvent.click(button('AB30 noch einmal einlösen'));
      expect(await screen.findByText('Code AB30')).toBeVisible();
      expect(screen.queryByText(/gilt nicht mehr/)).toBeNull();
    });

    it('that has another value is reported', async () => {
      await openChecked(filmTicket, carTicket, percentCode);
      more();
      expect(await screen.findByText(inParts('Der Code ZEHNPROZENT ist jetzt € 3,00 wert.'))).toBeVisible();
      expect(screen.getByText('Die Gesamtsumme ist jetzt € 27,00 statt € 28,25.')).toBeVisible();
      expect(Object.keys(storedCart()!)).toContain(percentCode.key);
      expect(screen.queryByRole('button', { name: /noch einmal einlösen/ })).toBeNull();
    });

    it('is removed and restored with the last line it is valid for', async () => {
      await openChecked(filmTicket, carTicket, welcome);
      less();
      expect(await screen.findByText(inParts(/^Der Code WILLKOMMEN10 wurde mit entfernt/))).toBeVisible();
      expect(storedCart()).toEqual({});
      fireEvent.click(button(cartTexts.undo));
      expect(await screen.findByText('Code WILLKOMMEN10')).toBeVisible();
      expect(screen.queryByText(/wurde mit entfernt/)).toBeNull();
      await waitFor(() => expect(requestsTo(call)).toHaveLength(2));
    });
  });

  describe('several codes', () => {
    it('are checked one after the other, each with its own response', async () => {
      const { store } = await openCart(
        { ...filmTicket, count: 2 },
        carTicket,
        minimumCode,
        percentCode,
        welcome,
      );
      await screen.findByText(inParts('Der Code ZEHNPROZENT ist jetzt € 3,00 wert.'));
      expect(requestsTo(call)).toHaveLength(3);
      less();
      await screen.findByText(inParts(/AB30 gilt nicht mehr/));
      expect(screen.getByText(inParts('Der Code ZEHNPROZENT ist jetzt € 1,75 wert.'))).toBeVisible();
      expect(codes().toSorted()).toEqual(['WILLKOMMEN10', 'ZEHNPROZENT']);
      expect(cartIn(store).totalPrice).toBe(1750 - 175 - 1000);
    });
  });

  describe('while the codes are being checked again', () => {
    it('quick changes cause one request, and „Zur Kasse“ waits from the first of them', async () => {
      await openChecked({ ...filmTicket, count: 4 }, carTicket, minimumCode);
      const requestCount = requestsTo(call).length;
      const release = deferResponses(call);
      stopTime();
      for (let press = 0; press < 3; press += 1) less();
      fireEvent.click(button('Zur Kasse'));
      expect(screen.getByText(/dein Gutschein wird noch geprüft/)).toBeVisible();
      await passTime(1000);
      expect(window.location.pathname).toBe('/cart');
      release();
      await flushPending();
      expect(requestsTo(call)).toHaveLength(requestCount + 1);
      expect(window.location.pathname).toBe('/checkout');
      expect(screen.getByText(inParts(/AB30 gilt nicht mehr/))).toBeVisible();
    });

    it('a response for an earlier cart is ignored', async () => {
      await openChecked({ ...filmTicket, count: 2 }, carTicket, minimumCode);
      const release = deferResponses(call);
      stopTime();
      less();
      await passTime(500);
      more();
      release();
      await flushPending();
      expect(requestsTo(call)).toHaveLength(2);
      expect(codes()).toEqual(['AB30']);
      expect(button('Zur Kasse')).toHaveAttribute('aria-disabled', 'true');
      await passTime(1000);
      expect(requestsTo(call)).toHaveLength(3);
      expect(codes()).toEqual(['AB30']);
      expect(screen.queryByText(/gilt nicht mehr/)).toBeNull();
      expect(button('Zur Kasse')).toHaveAttribute('aria-disabled', 'false');
    });

    it('a removed code is not restored', async () => {
      await openChecked(filmTicket, carTicket, percentCode, welcome);
      const release = deferResponses(call);
      stopTime();
      more();
      await passTime(500);
      fireEvent.click(screen.getAllByRole('button', { name: /^Entfernen/ })[1]!);
      release();
      await flushPending();
      expect(codes()).toEqual(['WILLKOMMEN10']);
      expect(screen.queryByText(/ZEHNPROZENT/)).toBeNull();
    });

    it('no loading flag remains when the visitor leaves', async () => {
      disturb(call, { never: true });
      const { user, store } = await openCart(filmTicket, carTicket, welcome);
      await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
      await user.click(screen.getByRole('link', { name: 'Automarkt' }));
      await heading('kommende Automärkte');
      expect(store.getState().loadingBar.active).not.toHaveProperty('cart/recheckVouchers');
      expect(currentDatabase().requests.filter(({ path }) => path === call)).toHaveLength(1);
    });
  });
});

describe('failures of checking vouchers again', () => {
  const tickets = { ...filmTicket, count: 2 };

  const unchecked = /^Ob dein Gutschein noch gilt, ist nicht geprüft\./;

  async function open(address: string, title: string, ...lines: Parameters<typeof storeCart>) {
    storeCart(...lines);
    const app = renderApp(address);
    await heading(title);
    return app;
  }

  const openCart = (...lines: Parameters<typeof storeCart>) => open(paths.cart.to(), 'Warenkorb', ...lines);

  describe('a check that fails', () => {
    it.each([
      ['the connection breaks', { drop: true }, 'Keine Verbindung.'],
      ['the server fails', { status: 500 }, 'Bei uns ist gerade etwas durcheinander.'],
      ['HTML is returned with 200', { raw: '<html>Wartung</html>' }, 'Die Antwort war unvollständig.'],
      ['too many requests were sent', { status: 429 }, 'Das hat leider nicht geklappt.'],
      ['no entry of the list can be read', { body: { voucherItems: [{ price: 'NaN' }] } }, 'Die Antwort war'],
    ])('removes no code when %s, blocks nothing, and can be repeated', async (_, fault, reason) => {
      disturb(call, { ...fault, times: 1 });
      const { user } = await openCart(filmTicket, carTicket, minimumCode);
      const sentence = await screen.findByText(unchecked);
      expect(sentence).toHaveTextContent(reason);
      expect(sentence.closest('[role=status]')).not.toBeNull();
      expect(codes()).toEqual(['AB30']);
      expect(button('Zur Kasse')).toHaveAttribute('aria-disabled', 'false');
      expect(screen.queryByText(/Gutschein ungültig/)).toBeNull();
      await user.click(button('Gutschein erneut prüfen'));
      await screen.findByText(inParts(/AB30 gilt nicht mehr/));
      expect(screen.queryByText(unchecked)).toBeNull();
      expect(requestsTo(call)).toHaveLength(2);
    });

    it('is repeated once by one click, also with a slow response', async () => {
      disturb(call, { status: 500, times: 1 });
      await openCart(tickets, carTicket, minimumCode);
      await screen.findByText(unchecked);
      disturb(call, { never: true });
      stopTime();
      fireEvent.click(button('Gutschein erneut prüfen'));
      expect(button('Zur Kasse')).toHaveAttribute('aria-disabled', 'true');
      await passTime(5000);
      expect(requestsTo(call)).toHaveLength(2);
    });

    it('is repeated once at checkout', async () => {
      disturb(call, { status: 500, times: 1 });
      const { user } = await openCart(filmTicket, carTicket, minimumCode);
      await screen.findByText(unchecked);
      await user.click(button('Zur Kasse'));
      await heading('Kassa');
      expect(await screen.findByText(inParts(/AB30 gilt nicht mehr/))).toBeVisible();
      expect(requestsTo(call)).toHaveLength(2);
    });
  });

  describe('a check without a response', () => {
    it('is reported after 10 s and can be given up, which enables the checkout button', async () => {
      const { store } = await openCart(tickets, carTicket, minimumCode);
      await waitFor(() => expect(cartIn(store).voucherCheck.lastQueryKey).not.toBeNull());
      disturb(call, { never: true });
      stopTime();
      fireEvent.click(button('Menge erhöhen: Metropolis'));
      await passTime(500);
      await passTime(10_000);
      expect(button('Zur Kasse')).toHaveAttribute('aria-disabled', 'true');
      fireEvent.click(button('Abbrechen'));
      await flushPending();
      expect(screen.getByText(unchecked)).toHaveTextContent(/geprüft\.$/);
      expect(button('Zur Kasse')).toHaveAttribute('aria-disabled', 'false');
      expect(codes()).toEqual(['AB30']);
    });
  });

  describe('at checkout', () => {
    it('the codes of a stored cart are checked again once, and the total follows', async () => {
      await open(paths.checkout.to(), 'Kassa', filmTicket, carTicket, minimumCode);
      expect(await screen.findByText(inParts(/AB30 gilt nicht mehr/))).toBeVisible();
      expect(screen.getByText(sumLine('Gesamtsumme'))).toHaveTextContent('€ 17,50');
      expect(requestsTo(call)).toHaveLength(1);
    });
  });

  describe('a cart that another tab changed', () => {
    it('has its codes checked again when lines changed, not when only codes changed', async () => {
      const { store } = await openCart(tickets, carTicket, minimumCode);
      await waitFor(() => expect(cartIn(store).voucherCheck.lastQueryKey).not.toBeNull());
      stopTime();
      const other = redeemedCode('WILLKOMMEN10', -1000, 901);
      store.dispatch(cartRestored(cartOf(tickets, carTicket, minimumCode, other)));
      await passTime(2000);
      expect(requestsTo(call)).toHaveLength(1);
      store.dispatch(cartRestored(cartOf(filmTicket, carTicket, minimumCode, other)));
      await passTime(2000);
      expect(requestsTo(call)).toHaveLength(3);
      expect(screen.getByText(inParts(/AB30 gilt nicht mehr/))).toBeVisible();
      expect(codes()).toEqual(['WILLKOMMEN10']);
    });

    it('has one line for a code that is stored twice', async () => {
      const twice = [minimumCode, { ...minimumCode, key: 'zzzzz' }];
      await openCart(tickets, carTicket, ...twice);
      expect(screen.getAllByText('Code AB30')).toHaveLength(1);
      expect(screen.getByText(sumLine('Gesamtsumme'))).toHaveTextContent('€ 25,00');
    });
  });
});
