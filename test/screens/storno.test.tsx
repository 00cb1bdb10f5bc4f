import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { button, focusedHeading, heading, notification, unfitText } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, holdBack } from '@test/support/server';
import {
  cancelButton,
  cancelCall,
  cancellations,
  confirmButton,
  dialog,
  doneText,
  doneTitle,
  foundTitle,
  linkOf,
  lookCall,
  looks,
  main,
  nothingTitle,
  openPaidOrder,
  paidOrder,
} from '@test/support/storno';

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
    expect(region.getByText(/Gesamtsumme: € 20,00/)).toHaveTextContent('inkl. USt.');
    expect(region.getByText('Die Rückerstattung erfolgt auf die gewählte Zahlungsmethode.')).toBeVisible();
    expect(looks()).toEqual([{ stornoIdentifier: 'storno-1' }]);
    expect(cancellations()).toEqual([]);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.title).toMatch(/^Bestellung stornieren/);
  });

  it('names the price of a piece where there are several', async () => {
    const { positions } = await paidOrder();
    positions.push({ name: 'Goldrausch', count: 3, price: 1250, taxrate: 13, showId: 305 });
    renderApp(linkOf('storno-1'));
    expect(within(await order()).getAllByRole('listitem')[1]).toHaveTextContent(
      /^3 × Goldrausch je € 12,50€ 37,50$/,
    );
  });

  it('shows what there is of an answer with the least', async () => {
    disturb(lookCall, { body: { orderHeadId: 7, stornoIdentifier: 'storno-1', orderDate: 'gestern' } });
    renderApp(linkOf('storno-1'));
    const region = await order();
    expect(region).toHaveTextContent(/können wir dir hier nicht zeigen/);
    expect(region).not.toHaveTextContent(/gestern|Bestellnummer|Gesamtsumme/);
    expect(unfitText()).toBeUndefined();
  });

  it('speaks of no refund where nothing was paid', async () => {
    (await paidOrder()).total = 0;
    const { user } = renderApp(linkOf('storno-1'));
    expect(await order()).not.toHaveTextContent('Rückerstattung');
    await user.click(cancelButton());
    expect(dialog()).not.toHaveTextContent('Rückerstattung');
  });

  it('keeps its address from the pages that are opened from it', async () => {
    const { user } = await openPaidOrder();
    const policy = () => document.querySelector('meta[name=referrer]')?.getAttribute('content');
    expect(policy()).toBe('strict-origin');
    await user.click(screen.getByRole('link', { name: /^Warenkorb/ }));
    await heading('Warenkorb');
    expect(policy()).toBeUndefined();
  });
});

describe('cancelling', () => {
  it('needs a second step, which nothing is chosen in beforehand', async () => {
    const { user } = await openPaidOrder();
    await user.click(cancelButton());
    expect(dialog()).toHaveTextContent('Deine ganze Bestellung 10001 über € 20,00 wird storniert.');
    expect(within(dialog()).queryAllByRole('button')).not.toContain(document.activeElement);
    await user.keyboard('{Enter}{Enter} ');
    await user.click(button('Nicht stornieren'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(cancelButton()).toHaveFocus());
    expect(cancellations()).toEqual([]);
    expect(currentWorld().orders[0]!.cancelled).toBe(false);
  });

  it('is busy, then done, in the specified words', async () => {
    const { user } = await openPaidOrder();
    const letGo = holdBack(cancelCall);
    await user.click(cancelButton());
    await user.click(confirmButton());
    const busy = await screen.findByRole('button', { name: 'Wird storniert …' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(busy);
    expect(screen.queryByRole('dialog')).toBeNull();
    letGo();
    await focusedHeading(doneTitle);
    expect(main().getByText(doneText)).toBeVisible();
    expect(main().getByText('Bestellnummer 10001')).toBeVisible();
    expect(await notification(doneText)).toHaveAttribute('role', 'status');
    expect(cancellations()).toEqual([{ orderHeadId: '80001' }]);
    expect(currentWorld().orders[0]!.cancelled).toBe(true);
  });

  it('is sent once for five clicks and Enter in one turn', async () => {
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

describe('after it was cancelled here', () => {
  async function cancelled() {
    const app = await openPaidOrder();
    await app.user.click(cancelButton());
    await app.user.click(confirmButton());
    await heading(doneTitle);
    return app;
  }

  it('a reload says that it is cancelled already, three times', async () => {
    (await cancelled()).close();
    for (let reload = 0; reload < 3; reload += 1) {
      const { close } = renderApp(linkOf('storno-1'));
      await heading('Diese Bestellung ist schon storniert');
      expect(screen.queryByRole('button', { name: foundTitle })).toBeNull();
      close();
    }
    expect(cancellations()).toHaveLength(1);
  });

  it('who leaves and comes back finds the same', async () => {
    const { user } = await cancelled();
    await user.click(screen.getByRole('link', { name: 'Zum Kinoprogramm' }));
    await heading('Kinoprogramm');
    window.history.back();
    await heading('Diese Bestellung ist schon storniert');
    expect(looks()).toHaveLength(2);
    expect(cancellations()).toHaveLength(1);
  });

  it('another tab knows only that nothing is left to cancel', async () => {
    (await cancelled()).close();
    window.sessionStorage.clear();
    renderApp(linkOf('storno-1'));
    await heading(nothingTitle);
    expect(main().getByText(/^Zu diesem Link gibt es nichts \(mehr\) zu stornieren\./)).toBeVisible();
  });
});
