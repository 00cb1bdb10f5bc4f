import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import type { Fault } from '@test/sandbox/app';
import { seededRandom } from '@test/sandbox/random';
import {
  button,
  focusedHeading,
  heading,
  lastCrumb,
  main,
  notification,
  unfitText,
} from '@test/support/screenQueries';
import { failureToasts } from '@test/support/failureToasts';
import { brokenResponses, mutationsInTurn } from '@test/support/mutations';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, deferResponses, disturb, responseOf } from '@test/support/server';
import {
  cancelButton,
  cancelCall,
  cancellations,
  confirmButton,
  dialog,
  doneText,
  doneTitle,
  failureText,
  foundTitle,
  inlineFailure,
  linkOf,
  lookupCall,
  lookups,
  nothingToCancelTitle,
  openPaidOrder,
  paidOrder,
} from '@test/support/storno';
import { sumLine } from '@test/support/textMatchers';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

type Failing = [string, Omit<Fault, 'path'>];

const arrivedTitle = 'Deine Stornierung ist offenbar angekommen';
const alreadyTitle = 'Diese Bestellung ist schon storniert';
const knownTitle = 'Du hast diese Bestellung schon storniert';
const notYet = /Deine Stornierung ist bisher nicht angekommen/;
const unusable = 'Das ist kein Link zum Stornieren. Prüf, ob er vollständig ist.';
const slow = 'Das dauert länger als üblich.';

const order = () => screen.findByRole('region', { name: 'Deine Bestellung' });
const number = (orderId: string) => screen.findByText(`Bestellnummer ${orderId}`);
const robots = () => document.querySelector('meta[name=robots]');
const field = () => screen.getByRole('textbox', { name: 'Link oder Kennung' });
const lookAgain = () => button('Noch einmal nachsehen');
const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull();
const again = () => button('Trotzdem noch einmal stornieren');
const againDialog = () => within(screen.getByRole('dialog', { name: 'Bestellung noch einmal stornieren?' }));

type User = Awaited<ReturnType<typeof openPaidOrder>>['user'];

async function cancel(user: User) {
  await user.click(cancelButton());
  await user.click(confirmButton());
}

/** Opens an address after the cart, so that nothing of the last page is taken for its own. */
async function visitAnew(address: string) {
  visit(paths.cart.to());
  await heading('Warenkorb');
  visit(address);
}

async function paste(user: User, text: string) {
  await user.clear(field());
  await user.click(field());
  await user.paste(text);
  await user.keyboard('{Enter}');
}

describe('a cancellation link', () => {
  it('in any form shows what would be cancelled, is checked once and cancels nothing', async () => {
    await paidOrder();
    renderApp(linkOf('storno-1'));
    const region = within(await order());
    await heading(foundTitle);
    expect(region.getByText('Bestellnummer 10001')).toBeVisible();
    expect(region.getByText('Bestellt am Donnerstag, 16. April 2026')).toBeVisible();
    expect(region.getByRole('listitem')).toHaveTextContent(/^1 × Kinogutschein € 20 ?€ 20,00$/);
    expect(region.getByText(sumLine('Gesamtsumme'))).toHaveTextContent('Gesamtsumme: € 20,00 inkl. USt.');
    expect(region.getByText('Die Rückerstattung erfolgt auf die gewählte Zahlungsmethode.')).toBeVisible();
    expect(robots()).toHaveAttribute('content', 'noindex');
    expect(document.title).toMatch(/^Bestellung stornieren/);
    // Linked pages get only the origin.
    const policy = () => document.querySelector('meta[name=referrer]')?.getAttribute('content');
    expect(policy()).toBe('strict-origin');

    for (const address of [
      paths.storno.to({}, { stornoIdentifier: 'storno-1' }),
      linkOf('\u202Estorno-1\u200B '),
      `${linkOf('storno-1')}).`,
      `${linkOf('storno-1')}%0A`,
      `${paths.storno.to()}?stornoIdentifier=„storno-1“.`,
      `${paths.storno.to()}?STORNOIDENTIFIER=storno-1`,
    ]) {
      visit(paths.cart.to());
      await heading('Warenkorb');
      expect(policy()).toBeUndefined();
      visit(address);
      expect(await order(), address).toHaveTextContent('10001');
    }
    expect(lookups()).toEqual([{ stornoIdentifier: 'storno-1' }]);
    visit(linkOf('storno-2'));
    await waitFor(() => expect(lookups()).toHaveLength(2));
    expect(cancellations()).toEqual([]);
  });

  it('is checked again when the visitor returns to its tab: it may be cancelled elsewhere (requirements R20)', async () => {
    const { order: placed } = await openPaidOrder();
    placed.cancelled = true;
    const release = deferResponses(lookupCall);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(/^Wir sehen nach, ob deine Bestellung storniert ist/)).toBeVisible();
    expect(cancelButton).toThrow();
    release();
    await heading(nothingToCancelTitle);
    expect(cancellations()).toEqual([]);
  });

  it('shows the unit price of several pieces, and no refund when nothing was paid', async () => {
    const placed = await paidOrder();
    placed.positions.push({ name: 'Goldrausch', count: 3, price: 1250, taxrate: 13, showId: 305 });
    placed.total = 0;
    const { user } = renderApp(linkOf('storno-1'));
    expect(within(await order()).getAllByRole('listitem')[1]).toHaveTextContent(
      /^3 × Goldrausch je € 12,50€ 37,50$/,
    );
    expect(await order()).not.toHaveTextContent('Rückerstattung');
    await user.click(cancelButton());
    expect(dialog()).not.toHaveTextContent('Rückerstattung');
  });

  it('shows an order with a minimal response', async () => {
    disturb(lookupCall, { body: { orderHeadId: 7, stornoIdentifier: 'storno-1', orderDate: 'gestern' } });
    renderApp(linkOf('storno-1'));
    const region = await order();
    expect(region).toHaveTextContent(/können wir dir hier nicht zeigen/);
    expect(region).not.toHaveTextContent(/gestern|Bestellnummer|Gesamtsumme/);
    expect(unfitText()).toBeUndefined();
  });
});

describe('cancelling', () => {
  it('needs a confirmation without a preselected button, is sent once, and is known after Back and reload', async () => {
    const { user, close } = await openPaidOrder();
    await user.click(cancelButton());
    expect(dialog()).toHaveTextContent('Deine ganze Bestellung 10001 über € 20,00 wird storniert.');
    expect(within(dialog()).queryAllByRole('button')).not.toContain(document.activeElement);
    await user.keyboard('{Enter}{Enter} ');
    await user.click(button('Nicht stornieren'));
    await waitFor(noDialog);
    await waitFor(() => expect(cancelButton()).toHaveFocus());
    expect(cancellations()).toEqual([]);
    expect(currentDatabase().orders[0]!.cancelled).toBe(false);

    const release = deferResponses(cancelCall);
    await user.click(cancelButton());
    const confirm = confirmButton();
    act(() => {
      for (let click = 0; click < 5; click += 1) confirm.click();
    });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
    const busy = await screen.findByRole('button', { name: 'Wird storniert …' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    noDialog();
    await user.click(busy);
    noDialog();
    release();
    await focusedHeading(doneTitle);
    expect(main().getByText(doneText)).toBeVisible();
    expect(main().getByText('Bestellnummer 10001')).toBeVisible();
    expect(await notification(doneText)).toHaveAttribute('role', 'status');
    expect(cancellations()).toEqual([{ orderHeadId: '80001' }]);
    expect(currentDatabase().orders[0]!.cancelled).toBe(true);

    await user.click(screen.getByRole('link', { name: 'Zum Kinoprogramm' }));
    await heading('Kinoprogramm');
    window.history.back();
    await heading(alreadyTitle);
    expect(lookups()).toHaveLength(2);
    close();
    for (let reload = 0; reload < 2; reload += 1) {
      const reloaded = renderApp(linkOf('storno-1'));
      await heading(alreadyTitle);
      expect(screen.queryByRole('button', { name: foundTitle })).toBeNull();
      reloaded.close();
    }

    // Another tab knows it; another browser only learns that there is nothing to cancel.
    window.sessionStorage.clear();
    const otherTab = renderApp(linkOf('storno-1'));
    await heading(alreadyTitle);
    otherTab.close();
    window.localStorage.clear();
    renderApp(linkOf('storno-1'));
    await heading(nothingToCancelTitle);
    expect(main().getByText(/^Vielleicht ist die Bestellung schon storniert/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Anderen Link eingeben' })).toHaveClass('btn-primary');
    expect(cancellations()).toHaveLength(1);
  });
});

describe('the page without a usable identifier', () => {
  it('asks for it, reports what it cannot use, and leads to the order of a link or an identifier', async () => {
    const { orderId } = await paidOrder();
    const { user, close } = renderApp(paths.cart.to());
    for (const address of [
      paths.storno.to(),
      `${paths.storno.to()}/`,
      `${paths.storno.to()}?stornoIdentifier=%20`,
    ]) {
      await visitAnew(address);
      await heading(foundTitle);
      expect(field(), address).toBeValid();
      expect(field()).toHaveAccessibleDescription(/Storniert wird erst, wenn du es bestätigst/);
      expect(robots()).toHaveAttribute('content', 'noindex');
    }

    await visitAnew(paths.storno.to());
    await heading(foundTitle);
    for (const typed of ['', '   ', '\u200B']) {
      await user.clear(field());
      if (typed) await user.type(field(), typed);
      await user.click(button('Bestellung ansehen'));
      expect(field(), JSON.stringify(typed)).toHaveFocus();
      expect(field()).toBeInvalid();
      expect(screen.getByRole('alert')).toHaveTextContent('Bitte gib den Link oder die Kennung ein.');
      await user.type(field(), 'x');
      expect(field()).toBeValid();
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    }
    for (const typed of ['..', 'x'.repeat(201), 'https://shop.example/cart']) {
      await paste(user, typed);
      expect(screen.getByRole('alert'), typed).toHaveTextContent(unusable);
      expect(window.location.pathname).toBe(paths.storno.to());
    }
    expect(lookups()).toEqual([]);

    const special = 'a/b?c#d%20<script>1';
    await paste(user, special);
    await heading(nothingToCancelTitle);
    expect(lookups()).toEqual([{ stornoIdentifier: special }]);
    for (const typed of ['  storno-1 ', `https://shop.example${linkOf('storno-1')}`]) {
      await visitAnew(paths.storno.to());
      await heading(foundTitle);
      await paste(user, typed);
      await order();
      await focusedHeading(foundTitle);
      expect(window.location.pathname, typed).toBe(linkOf('storno-1'));
    }
    close();
    renderApp(window.location.pathname);
    expect(await number(orderId)).toBeVisible();
  });

  it('reports an invalid one in its address, and no longer once it has none', async () => {
    const { user } = renderApp(paths.cart.to());
    for (const address of [
      linkOf('x'.repeat(201)),
      paths.storno.to({}, { stornoIdentifier: '..' }),
      paths.storno.to({}, { stornoIdentifier: 'x'.repeat(5000) }),
      linkOf('-'),
    ]) {
      await visitAnew(address);
      await heading(foundTitle);
      expect(screen.getByRole('alert'), address).toHaveTextContent(unusable);
      expect(field()).toBeInvalid();
    }
    await visitAnew(paths.storno.to());
    await heading(foundTitle);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await user.click(button('Bestellung ansehen'));
    expect(field()).toBeInvalid();
    expect(lookups()).toEqual([]);

    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const part of ['%E0%A4%A', '%00', '__proto__', 'constructor', '%3Cscript%3E', '%2e%2e%2fcart']) {
      await visitAnew(`${paths.storno.to()}/${part}`);
      await heading(new RegExp(`${nothingToCancelTitle}|${foundTitle}|Seite nicht gefunden|Warenkorb`));
      expect(unfitText(), part).toBeUndefined();
    }
  });
});

describe('an order that was cancelled here but is still open', () => {
  /** Cancelled with a clear response, but the backend still reports the order as open. */
  async function cancelledButStillOpen() {
    const { user, close } = await openPaidOrder();
    const stillOpen = await responseOf(`${lookupCall}?stornoIdentifier=storno-1`);
    await cancel(user);
    await heading(doneTitle);
    close();
    disturb(lookupCall, { body: stillOpen });
    const app = renderApp(linkOf('storno-1'));
    await heading(knownTitle);
    return app;
  }

  it('is reported, also after a second attempt that fails, until a later check finds it cancelled', async () => {
    let { user, close } = await cancelledButStillOpen();
    expect(main().getByText(/und das hat geklappt/)).toBeVisible();
    expect(screen.getByText('Bestellnummer 10001')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bestellung stornieren' })).toBeNull();
    expect(again()).toHaveClass('btn-outline-primary');
    expect(lookAgain()).toHaveClass('btn-primary');
    expect(document.title).toContain(knownTitle);
    expect(cancellations()).toHaveLength(1);

    // Refused, then lost.
    for (const fault of [{ body: { success: false } }, { drop: true }]) {
      disturb(cancelCall, { ...fault, times: 1 });
      await user.click(again());
      await user.click(againDialog().getByRole('button', { name: 'Jetzt stornieren' }));
      await inlineFailure();
      close();
      ({ user, close } = renderApp(linkOf('storno-1')));
      await heading(knownTitle);
      expect(again()).toBeVisible();
    }
    expect(cancellations()).toHaveLength(3);

    const before = lookups().length;
    await user.click(lookAgain());
    await waitFor(() => expect(lookups()).toHaveLength(before + 1));
    await waitFor(() =>
      expect(main().getByRole('status')).toHaveTextContent(/^Sieh später noch einmal nach\./),
    );
    currentDatabase().faults = [];
    await user.click(lookAgain());
    await heading(alreadyTitle);
    expect(cancellations()).toHaveLength(3);
  });

  it('can be cancelled again, in a dialog that announces a second attempt', async () => {
    const { user } = await cancelledButStillOpen();
    await user.click(again());
    expect(againDialog().getByText('Du hast diese Bestellung schon einmal storniert.')).toBeVisible();
    await user.click(againDialog().getByRole('button', { name: 'Nicht stornieren' }));
    await waitFor(noDialog);
    expect(cancellations()).toHaveLength(1);

    currentDatabase().orders[0]!.cancelled = false;
    await user.click(again());
    await user.click(againDialog().getByRole('button', { name: 'Jetzt stornieren' }));
    await heading(doneTitle);
    expect(cancellations()).toHaveLength(2);
  });
});

describe('a cancellation link whose check fails', () => {
  it('is reported and can be retried, unless it is unknown', async () => {
    await paidOrder();
    const failures: Failing[] = [
      ['a failure of the server', { status: 500 }],
      ['HTML', { raw: '<html>Wartung</html>' }],
      ['a broken connection', { drop: true }],
      ['the order of another link', { body: { orderHeadId: 9, stornoIdentifier: 'storno-2' } }],
      ['an order without an identifier', { body: { orderHeadId: 9 } }],
      ['an invalid order number', { body: { orderHeadId: 'x', stornoIdentifier: 'storno-1' } }],
    ];
    const { user } = renderApp(paths.cart.to());
    for (const [name, fault] of failures) {
      currentDatabase().faults = [];
      disturb(lookupCall, fault);
      await visitAnew(linkOf('storno-1'));
      await heading('Wir können deine Bestellung gerade nicht laden');
      expect(lastCrumb(), name).toHaveTextContent(/^Bestellung stornieren$/);
      expect(screen.queryByRole('button', { name: 'Bestellung stornieren' }), name).toBeNull();
      expect(screen.getByRole('link', { name: 'Anderen Link eingeben' })).toBeVisible();
    }
    currentDatabase().faults = [];
    await user.click(button('Erneut versuchen'));
    expect(await number('10001')).toBeVisible();

    disturb(lookupCall, { status: 404 });
    const before = lookups().length;
    visit(linkOf('storno-2'));
    await heading('Diesen Link kennen wir nicht');
    expect(lookups()).toHaveLength(before + 1);
    expect(cancellations()).toEqual([]);
  });

  it('renders with any malformed response (requirements R9)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await paidOrder();
    const response = await responseOf(`${lookupCall}?stornoIdentifier=storno-1`);
    // An order number is a text: "NaN" would be valid.
    const mutations = mutationsInTurn(response).filter(({ name }) => name !== 'orderId: NaN as text');
    const [broken] = brokenResponses;
    const faults = [...mutations.map(({ name, body }) => ({ name, body })), broken!];
    for (const { name, ...fault } of faults) {
      currentDatabase().faults = [];
      disturb(lookupCall, fault);
      const { close } = renderApp(linkOf('storno-1'));
      await waitFor(() => expect(screen.queryByText('Wir suchen deine Bestellung …')).toBeNull());
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
      expect(screen.getAllByRole('heading', { level: 1 }), name).toHaveLength(1);
      expect(unfitText(), name).toBeUndefined();
      close();
    }
    expect(cancellations()).toEqual([]);
  });
});

describe('a cancellation that fails', () => {
  it('by a rejection has the required texts, and can be retried', async () => {
    const { user } = await openPaidOrder();
    const rejections: [...Failing, string][] = [
      ['a rejection with 200', { body: { success: false } }, 'Die Stornierung wurde abgelehnt.'],
      ['400', { status: 400 }, 'Die Stornierung wurde abgelehnt.'],
      ['404', { status: 404 }, 'Die Stornierung wurde abgelehnt.'],
      ['a reason', { body: { success: false, errorMessage: 'Zu <b>spät</b>!' } }, 'Zu <b>spät</b>!'],
    ];
    for (const [index, [name, fault, text]] of rejections.entries()) {
      disturb(cancelCall, { ...fault, times: 1 });
      await user.click(index === 0 ? cancelButton() : button('Noch einmal stornieren'));
      if (index > 0) expect(button('Nicht stornieren')).toHaveClass('btn-primary');
      await user.click(confirmButton());
      await waitFor(() => expect(cancellations(), name).toHaveLength(index + 1));
      await waitFor(() => expect(button('Noch einmal stornieren')).toHaveClass('btn-outline-primary'));
      const problem = await inlineFailure();
      expect(problem, name).toHaveTextContent(failureText);
      expect(problem, name).toHaveTextContent(text);
      expect(problem, name).toHaveFocus();
      await waitFor(() => expect(failureToasts()).toHaveLength(index + 1));
      expect(failureToasts().at(-1)).toContain(failureText);
      expect(lookAgain()).toHaveClass('btn-primary');
    }
    await user.click(button('Noch einmal stornieren'));
    await user.click(confirmButton());
    await heading(doneTitle);
    expect(cancellations()).toHaveLength(5);
  });

  it('by too much traffic is not called rejected, and says when to try again', async () => {
    disturb(cancelCall, { status: 429, headers: { 'Retry-After': '20' } });
    const { user } = await openPaidOrder();
    await cancel(user);
    const problem = await inlineFailure();
    expect(problem).toHaveTextContent('Gerade ist viel los. Probier es in 20 Sekunden noch einmal.');
    expect(problem).not.toHaveTextContent('abgelehnt');
    expect(button('Noch einmal stornieren')).toBeVisible();
    expect(cancellations()).toHaveLength(1);
  });

  it('because the order was already cancelled is explained by another check', async () => {
    const { user, order: placed } = await openPaidOrder();
    await responseOf(`${cancelCall}?orderHeadId=${placed.orderHeadId}`);
    await cancel(user);
    const problem = await inlineFailure();
    await user.click(within(problem).getByRole('button', { name: 'Noch einmal nachsehen' }));
    await heading(nothingToCancelTitle);
  });

  it('by a lost response is unclear: nothing is sent again before a check, which finds that it succeeded', async () => {
    const lost: Failing[] = [
      ['a broken connection', { drop: true }],
      ['500', { status: 500 }],
      ['HTML', { raw: '<html>' }],
      ['an empty JSON object', { body: {} }],
      ['a broken connection, then a reload', { drop: true }],
    ];
    let app = renderApp(paths.cart.to());
    for (const [index, [name, fault]] of lost.entries()) {
      const { stornoIdentifier } = await paidOrder(`storno-${index}`);
      disturb(cancelCall, { times: 1, ...fault, afterHandling: true });
      await visitAnew(linkOf(stornoIdentifier));
      await order();
      await cancel(app.user);
      const problem = await inlineFailure();
      expect(problem, name).toHaveTextContent(failureText);
      expect(screen.queryByText(/Solange du nicht bestätigst/)).toBeNull();
      expect(problem, name).toHaveTextContent('Vielleicht ist die Bestellung schon storniert.');
      expect(problem, name).toHaveFocus();
      expect(screen.queryByRole('button', { name: /stornieren$/ })).toBeNull();
      await waitFor(() => expect(failureToasts()).toHaveLength(index + 1));
      expect(failureToasts().at(-1)).toContain(failureText);
      if (index < lost.length - 1) await app.user.click(lookAgain());
      else {
        app.close();
        app = renderApp(linkOf(stornoIdentifier));
      }
      await heading(arrivedTitle);
      expect(lookups(), name).toHaveLength(2 * (index + 1));
      expect(cancellations(), name).toHaveLength(index + 1);
    }
  });

  it('keeps the order visible when the check fails too, and can be repeated when it did not succeed', async () => {
    disturb(cancelCall, { drop: true, times: 1 });
    const { user } = await openPaidOrder();
    await cancel(user);
    await inlineFailure();
    disturb(lookupCall, { status: 503 });
    await user.click(lookAgain());
    await waitFor(async () => expect(await inlineFailure()).toHaveTextContent('Wir konnten nicht nachsehen'));
    expect(screen.getByText('Bestellnummer 10001')).toBeVisible();
    expect(screen.queryByRole('button', { name: /stornieren$/ })).toBeNull();
    currentDatabase().faults = [];
    await user.click(lookAgain());
    expect(await screen.findByText(notYet)).toBeVisible();
    await cancel(user);
    await heading(doneTitle);
    expect(cancellations()).toHaveLength(2);
  });
});

describe('the check of an order', () => {
  it('never shows one order under the address of another (requirements R8)', async () => {
    const ids = ['storno-1', 'storno-2', 'storno-3'];
    const numbers: Record<string, string> = {};
    for (const id of ids) numbers[id] = (await paidOrder(id)).orderId;
    renderApp(linkOf('storno-1'));
    await number(numbers['storno-1']!);
    stopTime();
    for (let seed = 1; seed <= 10; seed += 1) {
      const random = seededRandom(seed);
      currentDatabase().random = random;
      currentDatabase().latency = [0, 12];
      let last = '';
      for (let step = 0; step < 4; step += 1) {
        last = ids[Math.floor(random() * ids.length)]!;
        visit(linkOf(last));
        const shown = screen.queryByText(/^Bestellnummer/)?.textContent;
        if (shown !== undefined) expect(shown, `seed ${seed}`).toBe(`Bestellnummer ${numbers[last]}`);
        await passTime(random() * 8);
      }
      await passTime(12);
      expect(screen.getByText(`Bestellnummer ${numbers[last]}`), `seed ${seed}`).toBeVisible();
    }
    expect(cancellations()).toEqual([]);
  });

  it('is reported without a response after 10 s, can be repeated and given up (requirements R7)', async () => {
    disturb(lookupCall, { never: true });
    const { close } = renderApp(linkOf('storno-1'));
    await waitFor(() => expect(lookups()).toHaveLength(1));
    close();
    stopTime();
    const { store } = renderApp(linkOf('storno-1'));
    await flushPending();
    await passTime(10_100);
    expect(screen.getByText(slow)).toBeVisible();
    button('Erneut versuchen').click();
    await flushPending();
    expect(lookups()).toHaveLength(3);
    await passTime(10_100);
    button('Abbrechen').click();
    await flushPending();
    expect(screen.getByRole('heading', { level: 1, name: 'Laden abgebrochen' })).toBeVisible();
    expect(store.getState().loadingBar.active).toEqual({});
  });
});

it('a cancellation without a response can be given up, is then unclear and sent once (requirements R7)', async () => {
  disturb(cancelCall, { never: true });
  const { user, store } = await openPaidOrder();
  await user.click(cancelButton());
  const confirm = confirmButton();
  stopTime();
  fireEvent.click(confirm);
  await flushPending();
  await passTime(9900);
  expect(screen.queryByText(slow)).toBeNull();
  await passTime(200);
  expect(screen.getByText(slow).closest('[role=status]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
  fireEvent.click(button('Nicht länger warten'));
  await flushPending();
  const problem = main().getByRole('alert');
  expect(problem).toHaveTextContent('Es ist unklar, ob deine Stornierung angekommen ist');
  expect(problem).toHaveFocus();
  expect(store.getState().loadingBar.active).toEqual({});
  await passTime(60_000);
  expect(cancellations()).toHaveLength(1);
});

describe('a visitor who leaves during the cancellation', () => {
  async function cancelAndLeave() {
    await paidOrder('storno-2');
    const app = await openPaidOrder();
    const release = deferResponses(cancelCall);
    await cancel(app.user);
    await screen.findByRole('button', { name: 'Wird storniert …' });
    return { ...app, release };
  }

  it('finds it pending on return, is notified of its result elsewhere, and finds that on return', async () => {
    const { release } = await cancelAndLeave();
    await visitAnew(linkOf('storno-1'));
    expect(await screen.findByRole('button', { name: 'Wird storniert …' })).toBeVisible();
    visit(paths.cart.to());
    await heading('Warenkorb');
    release();
    await notification(doneText);
    visit(linkOf('storno-1'));
    await heading(doneTitle);
    expect(cancellations()).toHaveLength(1);
  });

  it('for another order cannot cancel that one meanwhile, but sees its state', async () => {
    const { user, release } = await cancelAndLeave();
    visit(linkOf('storno-2'));
    await number('10001');
    expect(cancelButton()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Gerade läuft noch eine andere Stornierung.')).toBeVisible();
    await user.click(cancelButton());
    noDialog();
    release();
    await notification(doneText);
    expect(await number('10001')).toBeVisible();
    expect(cancelButton()).not.toHaveAttribute('aria-disabled', 'true');
    await cancel(user);
    await heading(doneTitle);
    expect(cancellations()).toEqual([{ orderHeadId: '80002' }, { orderHeadId: '80001' }]);
  });

  it('by closing the page finds the result by the next check, which cancels nothing', async () => {
    const { close, release } = await cancelAndLeave();
    close();
    release();
    renderApp(linkOf('storno-1'));
    // The breadcrumbs contain the heading's text.
    const [outcome] = await screen.findAllByText(new RegExp(`bisher nicht angekommen|${arrivedTitle}`));
    expect(outcome).toBeVisible();
    expect(cancellations().length).toBeLessThanOrEqual(1);
  });
});
