import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { itemsAdded, cartSlice } from '@/features/cart/cartSlice';
import { cartTexts } from '@/features/cart/texts';
import { codesChecked, openCart, openChecked, replaceCart, total } from '@test/support/cartScreen';
import {
  carTicket,
  filmTicket,
  giftCard,
  popcorn,
  redeemedCode,
  storeCart,
  storedCart,
  storePlacedOrder,
} from '@test/support/carts';
import { backToCart } from '@test/support/checkoutPage';
import { button, focusedHeading, heading } from '@test/support/screenQueries';
import { failureToasts } from '@test/support/failureToasts';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo, server } from '@test/support/server';
import { inParts } from '@test/support/textMatchers';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';
import { areaIn } from '@test/support/areaIn';

const call = 'voucher/validateVoucher';
const added = 'Gutschein wurde dem Warenkorb hinzugefügt';
const already = 'Diesen Gutschein hast du schon eingelöst.';
const tickets = { ...filmTicket, count: 2 };
const welcome = redeemedCode('WILLKOMMEN10', -1000, 901);
const minimumCode = redeemedCode('AB30', -500, 905);
const percentCode = redeemedCode('ZEHNPROZENT', -175, 906);

const box = <Field extends HTMLElement = HTMLElement>() =>
  screen.getByRole<Field>('textbox', { name: 'Gutscheincode' });
const requestedCodes = () =>
  requestsTo(call).map(({ body }) => (body as { voucherCode: string }).voucherCode);
const codes = () => Object.values(storedCart()!).flatMap(({ voucherCode }) => voucherCode ?? []);
const checkout = () => button('Zur Kasse');
const less = () => fireEvent.click(button('Menge verringern: Metropolis'));
const more = () => fireEvent.click(button('Menge erhöhen: Metropolis'));
const removeCode = (index = 0) =>
  fireEvent.click(screen.getAllByRole('button', { name: /^Entfernen/ })[index]!);

const announced = (text: string) =>
  waitFor(() => expect(document.querySelector('.Toastify')).toHaveTextContent(text));

/** Starts anew, without faults and recorded requests. */
function clearBackend(): void {
  currentDatabase().faults = [];
  currentDatabase().requests.length = 0;
}

function type(code: string): void {
  fireEvent.change(box(), { target: { value: code } });
}

function redeem(code: string): void {
  type(code);
  fireEvent.click(button('Gutschein einlösen'));
}

describe('redeeming a voucher', () => {
  it('adds a line and lowers the total, once for each code in any spelling, and keeps the focus', async () => {
    const { user, store } = await openCart(filmTicket, carTicket);
    for (const blank of ['   ', ' \u200B', '„“', '...']) {
      redeem(blank);
      expect(box(), blank).toHaveAccessibleDescription('Bitte gib einen Gutscheincode ein.');
    }
    expect(requestsTo(call)).toEqual([]);
    await user.clear(box());
    await user.type(box(), 'WILLKOMMEN10');
    await user.click(button('Gutschein einlösen'));
    await announced(added);
    expect(screen.getByText('Code WILLKOMMEN10')).toBeVisible();
    expect(total()).toHaveTextContent('€ 7,50');
    expect(box()).toHaveValue('');
    await waitFor(() => expect(button('Gutschein einlösen')).toHaveFocus());
    const line = Object.values(storedCart()!).find(({ productType }) => productType === 'voucheritem');
    expect(line).toMatchObject({ order: 'ZZZZZZZZ', count: 1, amount: 1, totalPrice: -1000 });
    expect(line?.key).toHaveLength(5);
    // The main button leads to the checkout.
    expect(button(/^Entfernen.*Willkommensrabatt/)).not.toHaveClass('btn-primary');
    expect(checkout()).toHaveClass('btn-primary');

    for (const typed of ['WILLKOMMEN10', 'willkommen10', ' Willkommen\u200B10 ', '„willkommen-10“.']) {
      redeem('');
      redeem(typed);
      expect(box(), typed).toHaveAccessibleDescription(already);
    }
    redeem('');
    const item = { purchaseProductId: 901, productName: 'Willkommensrabatt', price: -10 };
    disturb(call, { body: { voucherItems: [{ ...item, voucherCode: 'willkommen10' }] } });
    redeem('WELCOME');
    await waitFor(() => expect(box()).toHaveAccessibleDescription(already));
    expect(box()).toHaveValue('WELCOME');
    expect(store.getState().notifications.waiting).toEqual([]);
    expect(screen.getAllByText(added)).toHaveLength(1);
    expect(codes()).toEqual(['WILLKOMMEN10']);
    expect(screen.getAllByText('Code WILLKOMMEN10')).toHaveLength(1);
    expect(total()).toHaveTextContent('€ 7,50');
    expect(requestedCodes()).toEqual(['WILLKOMMEN10', 'WELCOME']);

    clearBackend();
    await user.clear(box());
    await user.type(box(), 'GUTSCHEIN25{Enter}');
    await screen.findByText('Code GUTSCHEIN25');
    // Never below 0: 17,50 − 10 − 25
    expect(total()).toHaveTextContent('€ 0,00');
    const unknown = 'Ob dir dieser Rest bleibt, wissen wir hier nicht.';
    const rest = (text: string) => screen.getByText(inParts(`${text} ${unknown}`));
    expect(rest('Von deinen Codes zählen hier € 17,50. Es bleiben € 17,50 übrig.')).toBeVisible();
    await waitFor(() => expect(box()).toHaveValue(''));
    expect(box()).toHaveFocus();
    await user.type(box(), 'GUTSCH');
    stopTime();
    fireEvent.click(button(/^Entfernen.*Willkommensrabatt/));
    expect(screen.queryByText('Code WILLKOMMEN10')).toBeNull();
    expect(rest('Von deinem Code zählen hier € 17,50. Es bleiben € 7,50 übrig.')).toBeVisible();
    expect(box()).toHaveValue('GUTSCH');
    await passTime(1000);
    expect(codes()).toEqual(['GUTSCHEIN25']);
    // Neither redeeming nor removing a code causes a check of the others.
    expect(requestedCodes()).toEqual(['GUTSCHEIN25']);
  });

  it('that an unpaid order of this browser holds is refused with the way to that order, there and when it is checked again', async () => {
    const held = redeemedCode('VERBRAUCHT', -500, 903);
    const place = (state: string) =>
      storePlacedOrder({ orderId: '70001', orderLink: '', state }, filmTicket, carTicket, held);
    place('dropped');
    const { close } = await openCart(filmTicket, carTicket);
    redeem('„verbraucht“');
    const says = () => screen.findByText('Diesen Code hält deine Bestellung 70001.');
    const expectWay = async () => {
      expect((await says()).closest('[role=status]')).not.toBeNull();
      const link = screen.getByRole('link', { name: 'Zu dieser Bestellung' });
      expect(link).toHaveAttribute('href', paths.payment.to({ orderId: '70001' }));
    };
    await expectWay();
    redeem('UNBEKANNT');
    await waitFor(() => expect(box()).toHaveAccessibleDescription(/kennen wir nicht/));
    expect(screen.queryByText(/hält deine Bestellung/)).toBeNull();
    close();

    for (const address of [paths.cart.to(), paths.checkout.to()]) {
      storeCart(filmTicket, carTicket, held);
      const app = renderApp(address);
      await expectWay();
      app.close();
    }
    place('lost');
    storeCart(filmTicket, carTicket, held);
    renderApp(paths.cart.to());
    expect(await screen.findByText(inParts(/VERBRAUCHT gilt nicht mehr/))).toBeVisible();
    expect(screen.queryByText(/hält deine Bestellung/)).toBeNull();
  });

  it('counts both equal items of one code, also after a reload', async () => {
    const item = { purchaseProductId: 90, productName: 'Fünfer', price: '-5.00', count: 1 };
    disturb(call, { body: { voucherItems: [item, item] } });
    const { close } = await openCart(tickets, carTicket);
    redeem('ZWEI');
    await screen.findByText('Code ZWEI');
    expect(total()).toHaveTextContent('€ 20,00');
    close();
    const { store } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    expect(total()).toHaveTextContent('€ 20,00');
    await codesChecked(store);
    expect(total()).toHaveTextContent('€ 20,00');
    expect(screen.queryByText(/ist jetzt/)).toBeNull();
  });

  it('requests the readings of a typed or pasted code in turn, each once, until one is valid', async () => {
    const { user } = await openCart(filmTicket, carTicket);
    await user.type(box(), 'A--Z');
    box<HTMLInputElement>().setSelectionRange(1, 3);
    await user.paste('B\nC');
    expect(box()).toHaveValue('AB / CZ');

    async function expectRedeemed(written: string, questions: string[]) {
      fireEvent.click(button('Gutschein einlösen'));
      await screen.findByText('Code WILLKOMMEN10');
      expect(requestedCodes(), written).toEqual(questions);
      expect(codes(), written).toEqual(['WILLKOMMEN10']);
      expect(total(), written).toHaveTextContent('€ 7,50');
      expect(box(), written).toHaveValue('');
      removeCode();
      clearBackend();
    }
    for (const [typed, questions] of [
      [' WILLKOMMEN\u200B10 ', ['WILLKOMMEN10']],
      ['Code - WILLKOMMEN10', ['-WILLKOMMEN10', 'WILLKOMMEN10']],
    ] as const) {
      type(typed);
      await expectRedeemed(typed, [...questions]);
    }
    for (const [pasted, shown] of [
      ['Dein Gutscheincode:\r\n„WILLKOMMEN10“', 'Dein Gutscheincode: / „WILLKOMMEN10“'],
      [`${'Danke für deinen Einkauf! '.repeat(5)}\nGutscheincode: WILLKOMMEN10\n`, 'WILLKOMMEN10'],
    ] as const) {
      await user.click(box());
      await user.paste(pasted);
      expect(box()).toHaveValue(shown);
      await expectRedeemed(pasted, ['WILLKOMMEN10']);
    }
  });

  it('that fails says why, keeps the code in the box, and calls it invalid only if the backend does', async () => {
    const { store } = await openCart(filmTicket, carTicket);
    const lastNotification = () => store.getState().notifications.text;
    for (const [name, fault, reason] of [
      ['a broken connection', { drop: true }, /^Keine Verbindung/],
      ['no such address', { status: 404, raw: '<html>Nicht da</html>' }, /^Das haben wir nicht gefunden/],
      ['no access', { status: 403 }, /^Unser Server lässt/],
      ['too many requests', { status: 429 }, /^Gerade ist viel los\. Probier es gleich noch einmal\.$/],
      [
        'too many requests for a while',
        { status: 429, headers: { 'Retry-After': '20' } },
        /^Gerade ist viel los\. Probier es in 20\sSekunden noch einmal\.$/,
      ],
    ] as const) {
      currentDatabase().faults = [];
      disturb(call, fault);
      const toasts = failureToasts().length;
      redeem('WILLKOMMEN10');
      await waitFor(() => expect(box(), name).toHaveAccessibleDescription(reason));
      await waitFor(() => expect(failureToasts(), name).toHaveLength(toasts + 1));
      expect(failureToasts().at(-1), name).toContain('Es ist ein Fehler aufgetreten!');
      expect(box(), name).toHaveValue('WILLKOMMEN10');
    }
    await announced('Es ist ein Fehler aufgetreten!');
    // One of two readings has no response.
    currentDatabase().faults = [];
    server.use(
      http.post(`*/rest/${call}`, async ({ request }) =>
        (await request.clone().text()).includes('"WILLKOMMEN10"')
          ? new HttpResponse(null, { status: 500 })
          : undefined,
      ),
    );
    redeem('WILLKOMMEN-10');
    await waitFor(() => expect(box()).toHaveAccessibleDescription(/^Bei uns ist gerade/));
    expect(lastNotification()).toBe('Es ist ein Fehler aufgetreten!');
    expect(screen.queryByText(/Gutschein ungültig/)).toBeNull();

    server.resetHandlers();
    clearBackend();
    const unknown = 'Gutschein ungültig: Diesen Gutscheincode kennen wir nicht.';
    redeem('GIBTS-NICHT');
    await waitFor(() => expect(box()).toHaveAccessibleDescription(unknown));
    await announced(unknown);
    expect(requestedCodes()).toEqual(['GIBTS-NICHT', 'GIBTSNICHT']);
    const alerts = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
    expect(alerts.filter((text) => text.includes(unknown))).toHaveLength(1);
    const expired = { errorMessage: 'Abgelaufen.' };
    for (const [code, fault, message] of [
      ['GIBTSNICHT', undefined, unknown],
      ['VERBRAUCHT', undefined, 'Gutschein ungültig: Dieser Gutschein wurde bereits eingelöst.'],
      ['LEER', { body: { voucherItems: [] } }, /^Gutschein ungültig/],
      ['ALT', { body: { voucherItems: null, ...expired } }, 'Gutschein ungültig: Abgelaufen.'],
      ['ALT', { status: 400, body: expired }, 'Gutschein ungültig: Abgelaufen.'],
      ['ALT', { status: 404, body: expired }, 'Gutschein ungültig: Abgelaufen.'],
    ] as const) {
      currentDatabase().faults = [];
      if (fault) disturb(call, fault);
      const toasts = failureToasts().length;
      redeem(code);
      await waitFor(() => expect(box(), code).toHaveAccessibleDescription(message));
      await waitFor(() => expect(failureToasts(), code).toHaveLength(toasts + 1));
      expect(failureToasts().at(-1), code).toMatch(/Gutschein ungültig/);
      expect(box(), code).toHaveValue(code);
    }
    await announced('Gutschein ungültig: Abgelaufen.');
    expect(Object.keys(storedCart()!)).toHaveLength(2);
  });

  it('needs something in the cart, also when it was emptied during the request', async () => {
    const release = deferResponses(call);
    await openCart(filmTicket, carTicket);
    redeem('WILLKOMMEN10');
    less();
    release();
    await waitFor(() => expect(box()).toHaveAccessibleDescription(/Leg zuerst etwas in den Warenkorb/));
    expect(screen.queryByText(added)).toBeNull();
    expect(storedCart()).toEqual({});
    expect(box()).toHaveValue('WILLKOMMEN10');
    redeem('GUTSCHEIN25');
    expect(box()).toHaveAccessibleDescription(/Leg zuerst etwas in den Warenkorb/);
    expect(requestedCodes()).toEqual(['WILLKOMMEN10']);
  });

  it('is followed by a code that was entered meanwhile, and cancelled when the visitor leaves', async () => {
    let release = deferResponses(call);
    const { user, store } = await openCart(filmTicket, carTicket);
    redeem('GIBTSNICHT');
    await user.clear(box());
    await user.type(box(), 'WILLKOMMEN10{Enter}');
    expect(button('Gutschein wird geprüft …')).toBeVisible();
    release();
    await screen.findByText('Code WILLKOMMEN10');
    expect(box()).toHaveValue('');
    expect(box()).toHaveAccessibleDescription('');
    expect(requestedCodes()).toEqual(['GIBTSNICHT', 'WILLKOMMEN10']);

    // The same code again causes no second request.
    removeCode();
    clearBackend();
    release = deferResponses(call);
    redeem('WILLKOMMEN10');
    await user.clear(box());
    await user.type(box(), 'willkommen10{Enter}');
    release();
    await screen.findByText('Code WILLKOMMEN10');
    expect(box()).toHaveAccessibleDescription('');
    expect(requestedCodes()).toEqual(['WILLKOMMEN10']);

    removeCode();
    clearBackend();
    release = deferResponses(call);
    redeem('WILLKOMMEN10');
    visit(linkTo('AB30'));
    await waitFor(() => expect(offer()).not.toBeNull());
    await user.click(within(offer()!).getByRole('button', { name: 'Gutschein wird geprüft …' }));
    release();
    await waitFor(() => expect(requestedCodes()).toEqual(['WILLKOMMEN10', 'AB30']));
    await waitFor(() => expect(offer()).toBeNull());
    await waitFor(() => expect(button('Gutschein einlösen')).toBeVisible());

    disturb(call, { never: true });
    redeem('GUTSCHEIN25');
    expect(store.getState().loadingBar.active).not.toEqual({});
    await user.click(screen.getByRole('link', { name: 'Automarkt' }));
    await heading('kommende Automärkte');
    await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
  });

  it('lets the checkout button wait, and stops it when the code is rejected', async () => {
    const hint = 'Einen Moment, dein Gutschein wird noch geprüft. Danach geht es weiter.';
    const stopped = 'Dein Gutschein wurde nicht eingelöst. Du kannst auch ohne ihn zur Kassa gehen.';
    const { user } = await openCart(filmTicket, carTicket);
    async function expectStopped() {
      const release = deferResponses(call);
      redeem('GIBTSNICHT');
      await user.click(checkout());
      release();
      expect((await screen.findByText(stopped)).closest('[role=status]')).not.toBeNull();
      expect(window.location.pathname).toBe('/cart');
      expect(screen.queryByText(hint)).toBeNull();
    }
    await expectStopped();
    const release = deferResponses(call);
    redeem('WILLKOMMEN10');
    expect(screen.queryByText(hint)).toBeNull();
    expect(screen.queryByText(stopped)).toBeNull();
    await user.click(checkout());
    expect(checkout()).toBeEnabled();
    expect(screen.getByText(hint).closest('[role=status]')).not.toBeNull();
    expect(window.location.pathname).toBe('/cart');
    release();
    await heading('Kassa');
    expect(total()).toHaveTextContent('€ 7,50');
    await backToCart(user);
    await expectStopped();
    await user.click(checkout());
    await heading('Kassa');
  });

  it('with a late response checks the code again when the cart changed before it', async () => {
    await openChecked({ ...filmTicket, count: 3 }, carTicket, welcome);
    const release = deferResponses(call, { once: true });
    stopTime();
    redeem('AB30');
    await flushPending();
    for (let press = 0; press < 2; press += 1) less();
    await passTime(1000);
    // The first code is also valid for one ticket, and was checked again.
    expect(requestsTo(call)).toHaveLength(2);
    release();
    await flushPending();
    expect(screen.getByText('Code AB30')).toBeVisible();
    expect(checkout()).toHaveAttribute('aria-disabled', 'true');
    await passTime(1000);
    expect(screen.getByText(inParts(/AB30 gilt nicht mehr/))).toBeVisible();
    expect(codes()).toEqual(['WILLKOMMEN10']);
  });
});

const offer = () => screen.queryByRole('region', { name: 'Gutschein aus deinem Link' });

const linkTo = (code: string) => paths.cart.to({}, { gutschein: code });

describe('a link with a voucher code', () => {
  async function open(address: string) {
    const app = renderApp(address);
    await heading(cartTexts.title);
    return app;
  }

  const offered = (text: string | RegExp) => screen.findByText(inParts(text));

  it('asks until it is answered, also after a reload, and leaves the address', async () => {
    storeCart(filmTicket, carTicket);
    const first = await open(`${linkTo('WILLKOMMEN10')}&x=1#unten`);
    expect(within(offer()!).getByText(inParts('Gutschein WILLKOMMEN10 einlösen?'))).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?x=1'));
    expect(window.location.hash).toBe('#unten');
    expect(offer()).not.toBeNull();
    first.close();
    const second = await open(paths.cart.to());
    expect(offer()).not.toBeNull();
    await second.user.click(button('Nicht jetzt'));
    expect(offer()).toBeNull();
    await focusedHeading(cartTexts.title);
    second.close();
    const { user } = await open(paths.cart.to());
    expect(offer()).toBeNull();
    expect(requestsTo(call)).toEqual([]);

    // A later link replaces an earlier one; its parameter may be written in capitals.
    visit(linkTo('GUTSCHEIN25'));
    await offered('Gutschein GUTSCHEIN25 einlösen?');
    visit(`${paths.cart.to()}?GUTSCHEIN=WILLKOMMEN10&x=1`);
    await offered('Gutschein WILLKOMMEN10 einlösen?');
    await waitFor(() => expect(window.location.search).toBe('?x=1'));
    expect(screen.queryByText(/GUTSCHEIN25/)).toBeNull();
    await user.click(button('Einlösen'));
    await screen.findByText('Code WILLKOMMEN10');
    expect(offer()).toBeNull();
    expect(box()).toHaveValue('');
    expect(requestedCodes()).toEqual(['WILLKOMMEN10']);

    visit(linkTo('willkommen10'));
    await offered('Den Gutschein willkommen10 hast du schon eingelöst.');
    expect(screen.queryByRole('button', { name: 'Einlösen' })).toBeNull();
    await user.click(button('Schließen'));
    expect(offer()).toBeNull();
    expect(Object.keys(storedCart()!)).toHaveLength(3);
  });

  it('offers and redeems a code in any writing, and leaves one that fails in the box', async () => {
    storeCart(filmTicket, carTicket);
    const { user } = await open(linkTo('WILLKOMMEN10)\n'));
    for (const written of ['WILLKOMMEN10)\n', '„WILLKOMMEN10“']) {
      visit(linkTo(written));
      await offered('Gutschein WILLKOMMEN10 einlösen?');
      await user.click(button('Einlösen'));
      await screen.findByText('Code WILLKOMMEN10');
      expect(requestedCodes(), written).toEqual(['WILLKOMMEN10']);
      removeCode();
      clearBackend();
    }
    visit(linkTo('WILLKOMMEN-10'));
    await user.click(await screen.findByRole('button', { name: 'Einlösen' }));
    await screen.findByText('Code WILLKOMMEN10');
    expect(requestedCodes()).toEqual(['WILLKOMMEN-10', 'WILLKOMMEN10']);
    removeCode();

    visit(linkTo('VERBRAUCHT'));
    await user.click(await screen.findByRole('button', { name: 'Einlösen' }));
    const used = 'Gutschein ungültig: Dieser Gutschein wurde bereits eingelöst.';
    await waitFor(() => expect(box()).toHaveAccessibleDescription(used));
    await announced(used);
    expect(box()).toHaveValue('VERBRAUCHT');
    expect(offer()).toBeNull();

    disturb(call, { drop: true, times: 1 });
    visit(linkTo('WILLKOMMEN10'));
    await user.click(await screen.findByRole('button', { name: 'Einlösen' }));
    await waitFor(() => expect(box()).toHaveAccessibleDescription(/^Keine Verbindung/));
    await user.click(button('Gutschein einlösen'));
    expect(await screen.findByText('Code WILLKOMMEN10')).toBeVisible();
  });

  it('waits for the first line of an empty cart', async () => {
    const { user, store } = await open(linkTo('WILLKOMMEN10'));
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

  it('shows a hostile code as text, and ignores one that is blank or too long', async () => {
    storeCart(filmTicket, carTicket);
    await open(linkTo('  \u200B '));
    for (const [name, code] of [
      ['blank', '  \u200B '],
      ['too long', 'A'.repeat(5000)],
    ] as const) {
      visit(linkTo(code));
      await waitFor(() => expect(window.location.search).toBe(''));
      expect(offer(), name).toBeNull();
      expect(sessionStorage.getItem('offeredVoucher'), name).toBeNull();
    }
    for (const [code, shown] of [
      ['GUT<img/src=x/onerror=alert(1)>10', 'GUT<img/src=x/onerror=alert(1)>10'],
      ['GUT"><script>alert(1)</script>10', 'GUT"><script>alert(1)</script>10'],
      ['\u202EGUT\u200B10\u0000', 'GUT10'],
    ] as const) {
      visit(linkTo(code));
      expect(await offered(`Gutschein ${shown} einlösen?`)).toBeVisible();
      expect(offer()!.querySelector('img, script, a')).toBeNull();
    }
  });
});

const unchecked = /^Ob dein Gutschein noch gilt, ist nicht geprüft\./;
const invalid = () => screen.queryByText(inParts(/AB30 gilt nicht mehr/));
const foundInvalid = () => screen.findByText(inParts(/AB30 gilt nicht mehr/));

describe('a redeemed code is checked again', () => {
  it('after the page has loaded and when it becomes invalid, with its reason and a way back', async () => {
    await openChecked(tickets, carTicket, minimumCode);
    expect(requestsTo(call)).toHaveLength(1);
    const products = [{ id: 1, productType: 'show', productName: 'Metropolis', price: 12.5, count: 2 }, {}];
    expect(requestsTo(call)[0]!.body).toMatchObject({
      voucherCode: 'AB30',
      items: [{ showId: 301, products }],
    });
    expect(screen.getByText('Code AB30')).toBeVisible();
    expect(screen.queryByText(/gilt nicht mehr|ist jetzt/)).toBeNull();
    expect(total()).toHaveTextContent('€ 25,00');
    less();
    const reason = 'Gutschein ungültig: Dieser Gutschein gilt erst ab einem Einkauf von € 30.';
    await announced(reason);
    expect(invalid()).toHaveTextContent(`Der Code AB30 gilt nicht mehr und wurde entfernt. ${reason}`);
    expect(invalid()!.closest('[role=status]')).not.toBeNull();
    expect(screen.getByText('Die Gesamtsumme ist jetzt € 17,50 statt € 12,50.')).toBeVisible();
    expect(total()).toHaveTextContent('€ 17,50');
    await waitFor(() => expect(codes()).toEqual([]));
    more();
    fireEvent.click(button('AB30 noch einmal einlösen'));
    expect(await screen.findByText('Code AB30')).toBeVisible();
    expect(invalid()).toBeNull();
    less();
    await foundInvalid();
    fireEvent.click(button('Verstanden'));
    expect(invalid()).toBeNull();
  });

  it('and reports another value; it goes and comes back with the last line that it is valid for', async () => {
    const { store } = await openChecked(filmTicket, carTicket, percentCode);
    more();
    expect(await screen.findByText(inParts('Der Code ZEHNPROZENT ist jetzt € 3,00 wert.'))).toBeVisible();
    expect(screen.getByText('Die Gesamtsumme ist jetzt € 27,00 statt € 28,25.')).toBeVisible();
    expect(Object.keys(storedCart()!)).toContain(percentCode.key);
    expect(screen.queryByRole('button', { name: /noch einmal einlösen/ })).toBeNull();

    replaceCart(store, filmTicket, carTicket, welcome);
    await codesChecked(store);
    clearBackend();
    less();
    expect(await screen.findByText(inParts(/^Der Code WILLKOMMEN10 wurde mit entfernt/))).toBeVisible();
    expect(storedCart()).toEqual({});
    // The ticket for the car is its add-on, the code is named on its own.
    expect(screen.getByText(/ wurde mit einem Zusatz entfernt\.$/)).toBeVisible();
    fireEvent.click(button(cartTexts.undo));
    expect(await screen.findByText('Code WILLKOMMEN10')).toBeVisible();
    expect(screen.queryByText(/wurde mit entfernt/)).toBeNull();
    await waitFor(() => expect(requestedCodes()).toEqual(['WILLKOMMEN10']));
  });

  it('one after the other, each with its own response, not at all once the visitor has left', async () => {
    const { user, store } = await openCart(tickets, carTicket, minimumCode, percentCode, welcome);
    await screen.findByText(inParts('Der Code ZEHNPROZENT ist jetzt € 3,00 wert.'));
    expect(requestsTo(call)).toHaveLength(3);
    less();
    await foundInvalid();
    expect(screen.getByText(inParts('Der Code ZEHNPROZENT ist jetzt € 1,75 wert.'))).toBeVisible();
    expect(codes().toSorted()).toEqual(['WILLKOMMEN10', 'ZEHNPROZENT']);
    expect(areaIn(store, cartSlice).totalPrice).toBe(1750 - 175 - 1000);

    // A code that is stored twice has one line.
    replaceCart(store, tickets, carTicket, minimumCode, { ...minimumCode, key: 'zzzzz' });
    expect(screen.getAllByText('Code AB30')).toHaveLength(1);
    expect(total()).toHaveTextContent('€ 25,00');
    await codesChecked(store);
    clearBackend();
    disturb(call, { never: true });
    replaceCart(store, filmTicket, carTicket, welcome);
    await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Automarkt' }));
    await heading('kommende Automärkte');
    expect(store.getState().loadingBar.active).not.toHaveProperty('cart/recheckVouchers');
    expect(requestsTo(call)).toHaveLength(1);
  });

  it('for the cart as it is when the response arrives, also after changes in another tab', async () => {
    const { store } = await openChecked(tickets, carTicket, minimumCode);
    let release = deferResponses(call);
    stopTime();
    clearBackend();
    less();
    await passTime(500);
    more();
    release();
    await flushPending();
    expect(requestsTo(call)).toHaveLength(1);
    expect(codes()).toEqual(['AB30']);
    expect(checkout()).toHaveAttribute('aria-disabled', 'true');
    await passTime(1000);
    expect(requestsTo(call)).toHaveLength(2);
    expect(codes()).toEqual(['AB30']);
    expect(invalid()).toBeNull();
    expect(checkout()).toHaveAttribute('aria-disabled', 'false');

    // Another tab changed only codes, then lines.
    replaceCart(store, tickets, carTicket, minimumCode, welcome);
    await passTime(2000);
    expect(requestsTo(call)).toHaveLength(2);
    replaceCart(store, filmTicket, carTicket, minimumCode, welcome);
    await passTime(2000);
    expect(requestsTo(call)).toHaveLength(4);
    expect(invalid()).toBeVisible();
    expect(codes()).toEqual(['WILLKOMMEN10']);
    fireEvent.click(button('Verstanden'));

    // A code that was removed meanwhile is not restored.
    replaceCart(store, filmTicket, carTicket, percentCode, welcome);
    release = deferResponses(call);
    more();
    await passTime(500);
    removeCode(1);
    release();
    await flushPending();
    expect(codes()).toEqual(['WILLKOMMEN10']);
    expect(screen.queryByText(/ZEHNPROZENT/)).toBeNull();

    // Quick changes cause one request; the checkout button waits from the first of them.
    replaceCart(store, { ...filmTicket, count: 4 }, carTicket, minimumCode);
    await passTime(1000);
    clearBackend();
    release = deferResponses(call);
    for (let press = 0; press < 3; press += 1) less();
    fireEvent.click(checkout());
    expect(screen.getByText(/dein Gutschein wird noch geprüft/)).toBeVisible();
    await passTime(1000);
    expect(window.location.pathname).toBe('/cart');
    release();
    await flushPending();
    expect(requestsTo(call)).toHaveLength(1);
    expect(window.location.pathname).toBe('/checkout');
    expect(invalid()).toBeVisible();
  });

  it('caused by a removal returns with what was removed', async () => {
    await openChecked(filmTicket, carTicket, giftCard('karte'), minimumCode);
    fireEvent.click(button('Menge verringern: Kinogutschein € 20'));
    expect(await foundInvalid()).toBeVisible();
    expect(total()).toHaveTextContent('€ 17,50');
    expect(screen.getByText('„Kinogutschein € 20“ wurde entfernt.')).toBeVisible();
    fireEvent.click(button(cartTexts.undo));
    expect(total()).toHaveTextContent('€ 32,50');
    expect(codes()).toEqual(['AB30']);
    await waitFor(() => expect(checkout()).toHaveAttribute('aria-disabled', 'false'));
    expect(codes()).toEqual(['AB30']);
    expect(total()).toHaveTextContent('€ 32,50');
  });

  it('at checkout once, and the total follows', async () => {
    storeCart(filmTicket, carTicket, minimumCode);
    renderApp(paths.checkout.to());
    await heading('Kassa');
    expect(await foundInvalid()).toBeVisible();
    expect(total()).toHaveTextContent('€ 17,50');
    expect(requestsTo(call)).toHaveLength(1);
  });

  it('at checkout says what is left of a code that exceeds the total', async () => {
    storeCart(filmTicket, carTicket, redeemedCode('GUTSCHEIN25', -2500, 902));
    renderApp(paths.checkout.to());
    expect(await screen.findByText(/^Von deinem Code zählen hier €\s17,50\./)).toBeVisible();
  });
});

describe('a repeated check of vouchers', () => {
  it('that fails removes no code, blocks nothing, says why, and can be repeated, also by the checkout', async () => {
    const failures = [
      [{ drop: true }, 'Keine Verbindung.'],
      [{ status: 500 }, 'Bei uns ist gerade etwas durcheinander.'],
      [{ body: { voucherItems: [{ price: 'NaN' }] } }, 'Die Antwort war'],
    ] as const;
    for (const [fault] of failures) disturb(call, { ...fault, times: 1 });
    const { user, store } = await openCart(filmTicket, carTicket, minimumCode);
    for (const [index, [, reason]] of failures.entries()) {
      const sentence = await screen.findByText(unchecked);
      expect(requestsTo(call)).toHaveLength(index + 1);
      expect(sentence).toHaveTextContent(reason);
      expect(sentence.closest('[role=status]')).not.toBeNull();
      expect(codes(), reason).toEqual(['AB30']);
      expect(checkout(), reason).toHaveAttribute('aria-disabled', 'false');
      expect(screen.queryByText(/Gutschein ungültig/), reason).toBeNull();
      await user.click(button('Gutschein erneut prüfen'));
      expect(sentence).not.toBeInTheDocument();
    }
    await foundInvalid();
    expect(screen.queryByText(unchecked)).toBeNull();
    expect(requestsTo(call)).toHaveLength(failures.length + 1);

    fireEvent.click(button('Verstanden'));
    clearBackend();
    disturb(call, { status: 500, times: 1 });
    replaceCart(store, filmTicket, carTicket, popcorn, minimumCode);
    await screen.findByText(unchecked);
    await user.click(checkout());
    await heading('Kassa');
    expect(await foundInvalid()).toBeVisible();
    expect(requestsTo(call)).toHaveLength(2);
  });

  it('without a response is reported after 10 s and can be given up, and is repeated once by a click', async () => {
    await openChecked(tickets, carTicket, minimumCode);
    clearBackend();
    disturb(call, { never: true });
    stopTime();
    more();
    await passTime(500);
    await passTime(10_000);
    expect(checkout()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button('Abbrechen'));
    await flushPending();
    expect(screen.getByText(unchecked)).toHaveTextContent(/geprüft\.$/);
    expect(checkout()).toHaveAttribute('aria-disabled', 'false');
    expect(codes()).toEqual(['AB30']);
    fireEvent.click(button('Gutschein erneut prüfen'));
    expect(checkout()).toHaveAttribute('aria-disabled', 'true');
    await passTime(5000);
    expect(requestsTo(call)).toHaveLength(2);
  });
});
