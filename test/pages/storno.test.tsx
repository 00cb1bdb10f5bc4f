import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import type { Fault } from '@test/sandbox/app';
import { seededRandom } from '@test/sandbox/random';
import {
  button,
  focusedHeading,
  heading,
  lastCrumb,
  notification,
  unfitText,
} from '@test/support/screenQueries';
import { brokenAnswers, mutationsInTurn } from '@test/support/mutations';
import { renderApp } from '@test/support/renderApp';
import { answerOf, currentDatabase, disturb, deferResponses } from '@test/support/server';
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
  main,
  nothingToCancelTitle,
  openPaidOrder,
  paidOrder,
} from '@test/support/storno';
import { sumLine } from '@test/support/textMatchers';
import { passTime, pauseScreen, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const order = () => screen.findByRole('region', { name: 'Deine Bestellung' });

describe('a cancellation link', () => {
  it.each([
    ['by path', linkOf('storno-1')],
    ['by query', paths.storno.to({}, { stornoIdentifier: 'storno-1' })],
    ['with hidden characters', linkOf('\u202Estorno-1\u200B ')],
  ])('%s shows what would be cancelled, and cancels nothing', async (_, address) => {
    await paidOrder();
    renderApp(address);
    const region = within(await order());
    await heading(foundTitle);
    expect(region.getByText('Bestellnummer 10001')).toBeVisible();
    expect(region.getByText('Bestellt am Donnerstag, 16. April 2026')).toBeVisible();
    expect(region.getByRole('listitem')).toHaveTextContent(/^1 × Kinogutschein € 20 ?€ 20,00$/);
    expect(region.getByText(sumLine('Gesamtsumme'))).toHaveTextContent('Gesamtsumme: € 20,00 inkl. USt.');
    expect(region.getByText('Die Rückerstattung erfolgt auf die gewählte Zahlungsmethode.')).toBeVisible();
    expect(lookups()).toEqual([{ stornoIdentifier: 'storno-1' }]);
    expect(cancellations()).toEqual([]);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.title).toMatch(/^Bestellung stornieren/);
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

  it('shows the unit price of several pieces', async () => {
    const { positions } = await paidOrder();
    positions.push({ name: 'Goldrausch', count: 3, price: 1250, taxrate: 13, showId: 305 });
    renderApp(linkOf('storno-1'));
    expect(within(await order()).getAllByRole('listitem')[1]).toHaveTextContent(
      /^3 × Goldrausch je € 12,50€ 37,50$/,
    );
  });

  it('shows an order with a minimal response', async () => {
    disturb(lookupCall, { body: { orderHeadId: 7, stornoIdentifier: 'storno-1', orderDate: 'gestern' } });
    renderApp(linkOf('storno-1'));
    const region = await order();
    expect(region).toHaveTextContent(/können wir dir hier nicht zeigen/);
    expect(region).not.toHaveTextContent(/gestern|Bestellnummer|Gesamtsumme/);
    expect(unfitText()).toBeUndefined();
  });

  it('mentions no refund when nothing was paid', async () => {
    (await paidOrder()).total = 0;
    const { user } = renderApp(linkOf('storno-1'));
    expect(await order()).not.toHaveTextContent('Rückerstattung');
    await user.click(cancelButton());
    expect(dialog()).not.toHaveTextContent('Rückerstattung');
  });

  it.each([
    `${linkOf('storno-1')}).`,
    `${linkOf('storno-1')}%0A`,
    `${paths.storno.to()}?stornoIdentifier=„storno-1“.`,
    `${paths.storno.to()}?STORNOIDENTIFIER=storno-1`,
  ])('is found by an address with characters around its identifier: %s', async (address) => {
    await paidOrder();
    renderApp(address);
    expect(await order()).toHaveTextContent('10001');
  });

  it('sends only its origin as referrer to linked pages', async () => {
    const { user } = await openPaidOrder();
    const policy = () => document.querySelector('meta[name=referrer]')?.getAttribute('content');
    expect(policy()).toBe('strict-origin');
    await user.click(screen.getByRole('link', { name: /^Warenkorb/ }));
    await heading('Warenkorb');
    expect(policy()).toBeUndefined();
  });
});

describe('cancelling', () => {
  it('needs a confirmation without a preselected button', async () => {
    const { user } = await openPaidOrder();
    await user.click(cancelButton());
    expect(dialog()).toHaveTextContent('Deine ganze Bestellung 10001 über € 20,00 wird storniert.');
    expect(within(dialog()).queryAllByRole('button')).not.toContain(document.activeElement);
    await user.keyboard('{Enter}{Enter} ');
    await user.click(button('Nicht stornieren'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(cancelButton()).toHaveFocus());
    expect(cancellations()).toEqual([]);
    expect(currentDatabase().orders[0]!.cancelled).toBe(false);
  });

  it('is pending, then done, with the required texts', async () => {
    const { user } = await openPaidOrder();
    const release = deferResponses(cancelCall);
    await user.click(cancelButton());
    await user.click(confirmButton());
    const busy = await screen.findByRole('button', { name: 'Wird storniert …' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(busy);
    expect(screen.queryByRole('dialog')).toBeNull();
    release();
    await focusedHeading(doneTitle);
    expect(main().getByText(doneText)).toBeVisible();
    expect(main().getByText('Bestellnummer 10001')).toBeVisible();
    expect(await notification(doneText)).toHaveAttribute('role', 'status');
    expect(cancellations()).toEqual([{ orderHeadId: '80001' }]);
    expect(currentDatabase().orders[0]!.cancelled).toBe(true);
  });

  it('is sent once for five clicks and Enter', async () => {
    const { user } = await openPaidOrder();
    await user.click(cancelButton());
    const confirm = confirmButton();
    act(() => {
      for (let click = 0; click < 5; click += 1) confirm.click();
    });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
    await heading(doneTitle);
    expect(cancellations()).toHaveLength(1);
  });
});

describe('an order that was cancelled here', () => {
  async function cancelled() {
    const app = await openPaidOrder();
    await app.user.click(cancelButton());
    await app.user.click(confirmButton());
    await heading(doneTitle);
    return app;
  }

  it('is shown as already cancelled after a reload', async () => {
    (await cancelled()).close();
    for (let reload = 0; reload < 3; reload += 1) {
      const { close } = renderApp(linkOf('storno-1'));
      await heading('Diese Bestellung ist schon storniert');
      expect(screen.queryByRole('button', { name: foundTitle })).toBeNull();
      close();
    }
    expect(cancellations()).toHaveLength(1);
  });

  it('is shown as already cancelled when the visitor returns', async () => {
    const { user } = await cancelled();
    await user.click(screen.getByRole('link', { name: 'Zum Kinoprogramm' }));
    await heading('Kinoprogramm');
    window.history.back();
    await heading('Diese Bestellung ist schon storniert');
    expect(lookups()).toHaveLength(2);
    expect(cancellations()).toHaveLength(1);
  });

  it('is reported as nothing to cancel in another tab', async () => {
    (await cancelled()).close();
    window.sessionStorage.clear();
    renderApp(linkOf('storno-1'));
    await heading(nothingToCancelTitle);
    expect(main().getByText(/^Vielleicht ist die Bestellung schon storniert/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Anderen Link eingeben' })).toHaveClass('btn-primary');
  });
});

const field = () => screen.getByRole('textbox', { name: 'Link oder Kennung' });

const unusable = 'Das ist kein Link zum Stornieren. Prüf, ob er vollständig ist.';

async function openEntry(address = paths.storno.to()) {
  const app = renderApp(address);
  await heading(foundTitle);
  return app;
}

describe('the page without an identifier', () => {
  it.each([paths.storno.to(), `${paths.storno.to()}/`, `${paths.storno.to()}?stornoIdentifier=%20`])(
    'asks for it and sends no request: %s',
    async (address) => {
      await openEntry(address);
      expect(field()).toBeValid();
      expect(field()).toHaveAccessibleDescription(/Storniert wird erst, wenn du es bestätigst/);
      expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(lookups()).toEqual([]);
    },
  );

  it.each(['', '   ', '\u200B'])('rejects %j at the field, which gets the focus', async (typed) => {
    const { user } = await openEntry();
    if (typed) await user.type(field(), typed);
    await user.click(button('Bestellung ansehen'));
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Bitte gib den Link oder die Kennung ein.');
    await user.type(field(), 'x');
    expect(field()).toBeValid();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(lookups()).toEqual([]);
  });

  it.each(['..', 'x'.repeat(201), 'https://shop.example/cart'])(
    'rejects %s as an invalid identifier',
    async (typed) => {
      const { user } = await openEntry();
      await user.click(field());
      await user.paste(typed);
      await user.keyboard('{Enter}');
      expect(screen.getByRole('alert')).toHaveTextContent(unusable);
      expect(window.location.pathname).toBe(paths.storno.to());
      expect(lookups()).toEqual([]);
    },
  );

  it.each(['  storno-1 ', `https://shop.example${linkOf('storno-1')}`])(
    'leads from „%s“ to the address of the order, which still works after a reload',
    async (typed) => {
      await paidOrder();
      const { user, close } = await openEntry();
      await user.click(field());
      await user.paste(typed);
      await user.keyboard('{Enter}');
      await screen.findByRole('region', { name: 'Deine Bestellung' });
      await focusedHeading(foundTitle);
      expect(window.location.pathname).toBe(linkOf('storno-1'));
      close();
      renderApp(window.location.pathname);
      expect(await screen.findByText('Bestellnummer 10001')).toBeVisible();
    },
  );

  it('sends an identifier with special characters unchanged', async () => {
    const { user } = await openEntry();
    await user.click(field());
    await user.paste('a/b?c#d%20<script>1');
    await user.keyboard('{Enter}');
    await heading(nothingToCancelTitle);
    expect(lookups()).toEqual([{ stornoIdentifier: 'a/b?c#d%20<script>1' }]);
  });
});

describe('an address with an invalid identifier', () => {
  it.each([
    linkOf('x'.repeat(201)),
    linkOf('-'),
    paths.storno.to({}, { stornoIdentifier: '..' }),
    paths.storno.to({}, { stornoIdentifier: 'x'.repeat(5000) }),
  ])('is reported, asks for another identifier and sends no request: %s', async (address) => {
    await openEntry(address);
    expect(screen.getByRole('alert')).toHaveTextContent(unusable);
    expect(field()).toBeInvalid();
    expect(lookups()).toEqual([]);
  });

  it('no longer shows its error at the address without an identifier', async () => {
    const { user } = await openEntry(linkOf('-'));
    window.history.pushState(null, '', paths.cart.to());
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await heading('Warenkorb');
    window.history.pushState(null, '', paths.storno.to());
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await heading(foundTitle);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await user.click(button('Bestellung ansehen'));
    expect(field()).toBeInvalid();
  });

  it.each(['%E0%A4%A', '%00', '__proto__', 'constructor', '%3Cscript%3E', '%2e%2e%2fcart'])(
    'is harmless: %s',
    async (part) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      renderApp(`${paths.storno.to()}/${part}`);
      await screen.findByRole('heading', { level: 1 });
      await screen.findByRole('heading', {
        level: 1,
        name: new RegExp(`${nothingToCancelTitle}|${foundTitle}|Seite nicht gefunden|Warenkorb`),
      });
      expect(unfitText()).toBeUndefined();
    },
  );
});

const knownTitle = 'Du hast diese Bestellung schon storniert';

const again = () => button('Trotzdem noch einmal stornieren');

const againDialog = () => within(screen.getByRole('dialog', { name: 'Bestellung noch einmal stornieren?' }));

/** Cancelled with a clear response, but the backend still reports the order as open. */
async function cancelledButStillOpen() {
  const { user, close } = await openPaidOrder();
  const stillOpen = await answerOf(`${lookupCall}?stornoIdentifier=storno-1`);
  await user.click(cancelButton());
  await user.click(confirmButton());
  await heading(doneTitle);
  close();
  disturb(lookupCall, { body: stillOpen });
  const app = renderApp(linkOf('storno-1'));
  await heading(knownTitle);
  return app;
}

describe('an order that was cancelled here but is still open', () => {
  it('is reported, and not offered like one that was never cancelled', async () => {
    await cancelledButStillOpen();
    expect(main().getByText(/und das hat geklappt/)).toBeVisible();
    expect(screen.getByText('Bestellnummer 10001')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bestellung stornieren' })).toBeNull();
    expect(again()).toHaveClass('btn-outline-primary');
    expect(button('Noch einmal nachsehen')).toHaveClass('btn-primary');
    expect(document.title).toContain(knownTitle);
    expect(cancellations()).toHaveLength(1);
  });

  it('is found cancelled by a later check', async () => {
    const { user } = await cancelledButStillOpen();
    const before = lookups().length;
    await user.click(button('Noch einmal nachsehen'));
    await waitFor(() => expect(lookups()).toHaveLength(before + 1));
    await waitFor(() =>
      expect(main().getByRole('status')).toHaveTextContent(/^Sieh später noch einmal nach\./),
    );
    currentDatabase().faults = [];
    await user.click(button('Noch einmal nachsehen'));
    await heading('Diese Bestellung ist schon storniert');
    expect(cancellations()).toHaveLength(1);
  });

  it('can be cancelled again, in a dialog that announces a second attempt', async () => {
    const { user } = await cancelledButStillOpen();
    await user.click(again());
    expect(againDialog().getByText('Du hast diese Bestellung schon einmal storniert.')).toBeVisible();
    await user.click(againDialog().getByRole('button', { name: 'Nicht stornieren' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cancellations()).toHaveLength(1);

    currentDatabase().orders[0]!.cancelled = false;
    await user.click(again());
    await user.click(againDialog().getByRole('button', { name: 'Jetzt stornieren' }));
    await heading(doneTitle);
    expect(cancellations()).toHaveLength(2);
  });

  it.each([
    ['refused', { body: { success: false } }],
    ['lost', { drop: true }],
  ])('stays marked as cancelled when the second attempt is %s', async (_, fault) => {
    const { user, close } = await cancelledButStillOpen();
    disturb(cancelCall, fault);
    await user.click(again());
    await user.click(againDialog().getByRole('button', { name: 'Jetzt stornieren' }));
    await inlineFailure();
    close();
    renderApp(linkOf('storno-1'));
    await heading(knownTitle);
    expect(again()).toBeVisible();
    expect(cancellations()).toHaveLength(2);
  });
});

type Failing = [string, Omit<Fault, 'path'>];

async function cancelDisturbed(fault: Omit<Fault, 'path'>) {
  disturb(cancelCall, { times: 1, ...fault });
  const app = await openPaidOrder();
  await app.user.click(cancelButton());
  await app.user.click(confirmButton());
  return { ...app, problem: await inlineFailure() };
}

describe('a cancellation link whose check fails', () => {
  it.each<Failing>([
    ['a failure of the server', { status: 500 }],
    ['HTML', { raw: '<html>Wartung</html>' }],
    ['a broken connection', { drop: true }],
    ['the order of another link', { body: { orderHeadId: 9, stornoIdentifier: 'storno-2' } }],
    ['an order without an identifier', { body: { orderHeadId: 9 } }],
    ['an invalid order number', { body: { orderHeadId: 'x', stornoIdentifier: 'storno-1' } }],
  ])('because of %s is reported and can be retried', async (_, fault) => {
    await paidOrder();
    disturb(lookupCall, fault);
    const { user } = renderApp(linkOf('storno-1'));
    await heading('Wir können deine Bestellung gerade nicht laden');
    expect(lastCrumb()).toHaveTextContent(/^Bestellung stornieren$/);
    expect(screen.queryByRole('button', { name: 'Bestellung stornieren' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Anderen Link eingeben' })).toBeVisible();
    currentDatabase().faults = [];
    await user.click(button('Erneut versuchen'));
    expect(await screen.findByText('Bestellnummer 10001')).toBeVisible();
    expect(cancellations()).toEqual([]);
  });

  it('because it is unknown is reported as unknown', async () => {
    disturb(lookupCall, { status: 404 });
    renderApp(linkOf('storno-1'));
    await heading('Diesen Link kennen wir nicht');
    expect(lookups()).toHaveLength(1);
  });

  it('renders with any malformed response (requirements R9)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await paidOrder();
    const answer = await answerOf(`${lookupCall}?stornoIdentifier=storno-1`);
    // An order number is a text: "NaN" would be valid.
    const mutations = mutationsInTurn(answer).filter(({ name }) => name !== 'orderId: NaN as text');
    const faults = [...mutations.map(({ name, answer: body }) => ({ name, body })), ...brokenAnswers];
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

describe('a rejected cancellation', () => {
  it.each<Failing>([
    ['a rejection with 200', { body: { success: false } }],
    ['400', { status: 400 }],
    ['404', { status: 404 }],
  ])('by %s has the required texts, and can be retried', async (_, fault) => {
    const { user, problem } = await cancelDisturbed(fault);
    expect(problem).toHaveTextContent(failureText);
    expect(problem).toHaveTextContent('Die Stornierung wurde abgelehnt.');
    expect(problem).toHaveFocus();
    expect(await notification(failureText)).toHaveAttribute('role', 'alert');
    expect(cancellations()).toHaveLength(1);
    expect(button('Noch einmal nachsehen')).toHaveClass('btn-primary');
    expect(button('Noch einmal stornieren')).toHaveClass('btn-outline-primary');
    await user.click(button('Noch einmal stornieren'));
    expect(button('Nicht stornieren')).toHaveClass('btn-primary');
    await user.click(confirmButton());
    await heading(doneTitle);
    expect(cancellations()).toHaveLength(2);
  });

  it('because the order was already cancelled is explained by another check', async () => {
    const { user, order } = await openPaidOrder();
    await answerOf(`${cancelCall}?orderHeadId=${order.orderHeadId}`);
    await user.click(cancelButton());
    await user.click(confirmButton());
    const problem = await inlineFailure();
    await user.click(within(problem).getByRole('button', { name: 'Noch einmal nachsehen' }));
    await heading(nothingToCancelTitle);
  });

  it('shows the server’s message if there is one', async () => {
    const { problem } = await cancelDisturbed({ body: { success: false, errorMessage: 'Zu <b>spät</b>!' } });
    expect(problem).toHaveTextContent('Zu <b>spät</b>!');
  });
});

describe('a cancellation with a lost response', () => {
  const lost: Failing[] = [
    ['a broken connection', { drop: true }],
    ['500', { status: 500 }],
    ['HTML', { raw: '<html>' }],
    ['an empty JSON object', { body: {} }],
  ];

  it.each(lost)(
    'after %s is unclear: nothing is sent again, and a check is offered first',
    async (_, fault) => {
      const { problem } = await cancelDisturbed(fault);
      expect(problem).toHaveTextContent(failureText);
      expect(screen.queryByText(/Solange du nicht bestätigst/)).toBeNull();
      expect(problem).toHaveTextContent('Vielleicht ist die Bestellung schon storniert.');
      expect(problem).toHaveFocus();
      expect(screen.queryByRole('button', { name: /stornieren$/ })).toBeNull();
      expect(await notification(failureText)).toHaveAttribute('role', 'alert');
      expect(cancellations()).toHaveLength(1);
    },
  );

  it.each(lost)('after %s is found to have succeeded by another check', async (_, fault) => {
    const { user } = await cancelDisturbed({ ...fault, afterHandling: true });
    await user.click(button('Noch einmal nachsehen'));
    await heading('Deine Stornierung ist offenbar angekommen');
    expect(lookups()).toHaveLength(2);
    expect(cancellations()).toHaveLength(1);
  });

  it('is found not to have succeeded by another check, and can be repeated', async () => {
    const { user } = await cancelDisturbed({ drop: true });
    await user.click(button('Noch einmal nachsehen'));
    const notYet = await screen.findByText(/Deine Stornierung ist bisher nicht angekommen/);
    expect(notYet).toBeVisible();
    await user.click(cancelButton());
    await user.click(confirmButton());
    await heading(doneTitle);
    expect(cancellations()).toHaveLength(2);
  });

  it('keeps the order visible when the check fails too', async () => {
    const { user } = await cancelDisturbed({ drop: true });
    disturb(lookupCall, { status: 503 });
    await user.click(button('Noch einmal nachsehen'));
    await waitFor(async () => expect(await inlineFailure()).toHaveTextContent('Wir konnten nicht nachsehen'));
    expect(screen.getByText('Bestellnummer 10001')).toBeVisible();
    expect(screen.queryByRole('button', { name: /stornieren$/ })).toBeNull();
    currentDatabase().faults = [];
    await user.click(button('Noch einmal nachsehen'));
    await screen.findByText(/Deine Stornierung ist bisher nicht angekommen/);
  });

  it('is checked again after a reload', async () => {
    const { close } = await cancelDisturbed({ drop: true, afterHandling: true });
    close();
    renderApp(linkOf('storno-1'));
    await heading('Deine Stornierung ist offenbar angekommen');
  });
});

const slow = 'Das dauert länger als üblich.';

const number = (orderId: string) => screen.findByText(`Bestellnummer ${orderId}`);

describe('the check of an order', () => {
  it('is skipped when the same link is already loaded', async () => {
    const { user } = await openPaidOrder();
    await user.click(screen.getByRole('link', { name: /^Warenkorb/ }));
    await heading('Warenkorb');
    visit(linkOf('storno-1'));
    await number('10001');
    expect(lookups()).toHaveLength(1);
    visit(linkOf('storno-2'));
    await waitFor(() => expect(lookups()).toHaveLength(2));
  });

  it('never shows one order under the address of another (requirements R8)', async () => {
    const ids = ['storno-1', 'storno-2', 'storno-3'];
    const numbers: Record<string, string> = {};
    for (const id of ids) numbers[id] = (await paidOrder(id)).orderId;
    renderApp(linkOf('storno-1'));
    await number(numbers['storno-1']!);
    for (let seed = 1; seed <= 30; seed += 1) {
      const random = seededRandom(seed);
      currentDatabase().random = random;
      currentDatabase().latency = [0, 12];
      let last = '';
      for (let step = 0; step < 4; step += 1) {
        last = ids[Math.floor(random() * ids.length)]!;
        visit(linkOf(last));
        const shown = screen.queryByText(/^Bestellnummer/)?.textContent;
        if (shown !== undefined) expect(shown, `seed ${seed}`).toBe(`Bestellnummer ${numbers[last]}`);
        await pauseScreen(random() * 8);
      }
      await number(numbers[last]!);
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

describe('a cancellation without a response (requirements R7)', () => {
  it('can be given up, is then unclear and sent once', async () => {
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
});

describe('a visitor who leaves during the cancellation', () => {
  async function cancelAndLeave() {
    await paidOrder('storno-2');
    const app = await openPaidOrder();
    const release = deferResponses(cancelCall);
    await app.user.click(cancelButton());
    await app.user.click(confirmButton());
    await screen.findByRole('button', { name: 'Wird storniert …' });
    return { ...app, release };
  }

  it('is notified of its result, and finds it on return', async () => {
    const { user, release } = await cancelAndLeave();
    await user.click(screen.getByRole('link', { name: /^Warenkorb/ }));
    await heading('Warenkorb');
    release();
    await notification(doneText);
    visit(linkOf('storno-1'));
    await heading(doneTitle);
    expect(cancellations()).toHaveLength(1);
  });

  it('finds it pending on return', async () => {
    const { user, release } = await cancelAndLeave();
    await user.click(screen.getByRole('link', { name: /^Warenkorb/ }));
    await heading('Warenkorb');
    visit(linkOf('storno-1'));
    expect(await screen.findByRole('button', { name: 'Wird storniert …' })).toBeVisible();
    release();
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
    expect(screen.queryByRole('dialog')).toBeNull();
    release();
    await notification(doneText);
    expect(await number('10001')).toBeVisible();
    expect(cancelButton()).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(cancelButton());
    await user.click(confirmButton());
    await heading(doneTitle);
    expect(cancellations()).toEqual([{ orderHeadId: '80002' }, { orderHeadId: '80001' }]);
  });

  it('by closing the page finds the result by the next check, which cancels nothing', async () => {
    const { close, release } = await cancelAndLeave();
    close();
    release();
    renderApp(linkOf('storno-1'));
    // The breadcrumbs contain the heading's text.
    const [outcome] = await screen.findAllByText(
      /bisher nicht angekommen|Deine Stornierung ist offenbar angekommen/,
    );
    expect(outcome).toBeVisible();
    expect(cancellations().length).toBeLessThanOrEqual(1);
  });
});
