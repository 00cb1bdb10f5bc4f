import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '@test/sandbox/random';
import { button, heading, notification } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, holdBack } from '@test/support/server';
import {
  cancelButton,
  cancelCall,
  cancellations,
  confirmButton,
  doneText,
  doneTitle,
  linkOf,
  lookCall,
  looks,
  main,
  openPaidOrder,
  paidOrder,
} from '@test/support/storno';
import { passTime, pauseScreen, settle, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const slow = 'Das dauert länger als üblich.';
const number = (orderId: string) => screen.findByText(`Bestellnummer ${orderId}`);

describe('the look at an order', () => {
  it('is skipped where the same link is already loaded', async () => {
    const { user } = await openPaidOrder();
    await user.click(screen.getByRole('link', { name: /^Warenkorb/ }));
    await heading('Warenkorb');
    visit(linkOf('storno-1'));
    await number('10001');
    expect(looks()).toHaveLength(1);
    visit(linkOf('storno-2'));
    await waitFor(() => expect(looks()).toHaveLength(2));
  });

  it('never shows one order under the address of another (R8)', async () => {
    const ids = ['storno-1', 'storno-2', 'storno-3'];
    const numbers: Record<string, string> = {};
    for (const id of ids) numbers[id] = (await paidOrder(id)).orderId;
    renderApp(linkOf('storno-1'));
    await number(numbers['storno-1']!);
    for (let seed = 1; seed <= 30; seed += 1) {
      const random = seededRandom(seed);
      currentWorld().random = random;
      currentWorld().latency = [0, 12];
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

  it('that is never answered is said after 10 s, can be repeated and given up (R7)', async () => {
    disturb(lookCall, { never: true });
    const { close } = renderApp(linkOf('storno-1'));
    await waitFor(() => expect(looks()).toHaveLength(1));
    close();
    stopTime();
    const { store } = renderApp(linkOf('storno-1'));
    await settle();
    await passTime(10_100);
    expect(screen.getByText(slow)).toBeVisible();
    button('Erneut versuchen').click();
    await settle();
    expect(looks()).toHaveLength(3);
    await passTime(10_100);
    button('Abbrechen').click();
    await settle();
    expect(screen.getByRole('heading', { level: 1, name: 'Laden abgebrochen' })).toBeVisible();
    expect(store.getState().loadingBar.active).toEqual({});
  });
});

describe('a cancellation that nobody answers (R7)', () => {
  it('can be waited for no longer, is unclear then and sent once', async () => {
    disturb(cancelCall, { never: true });
    const { user, store } = await openPaidOrder();
    await user.click(cancelButton());
    const confirm = confirmButton();
    stopTime();
    fireEvent.click(confirm);
    await settle();
    await passTime(9900);
    expect(screen.queryByText(slow)).toBeNull();
    await passTime(200);
    expect(screen.getByText(slow).closest('[role=status]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
    fireEvent.click(button('Nicht länger warten'));
    await settle();
    const problem = main().getByRole('alert');
    expect(problem).toHaveTextContent('Es ist unklar, ob deine Stornierung angekommen ist');
    expect(problem).toHaveFocus();
    expect(store.getState().loadingBar.active).toEqual({});
    await passTime(60_000);
    expect(cancellations()).toHaveLength(1);
  });
});

describe('a visitor who leaves while the cancellation runs', () => {
  async function cancelAndLeave() {
    await paidOrder('storno-2');
    const app = await openPaidOrder();
    const letGo = holdBack(cancelCall);
    await app.user.click(cancelButton());
    await app.user.click(confirmButton());
    await screen.findByRole('button', { name: 'Wird storniert …' });
    return { ...app, letGo };
  }

  it('is told of its end, and finds it on return', async () => {
    const { user, letGo } = await cancelAndLeave();
    await user.click(screen.getByRole('link', { name: /^Warenkorb/ }));
    await heading('Warenkorb');
    letGo();
    await notification(doneText);
    visit(linkOf('storno-1'));
    await heading(doneTitle);
    expect(cancellations()).toHaveLength(1);
  });

  it('sees it running on return', async () => {
    const { user, letGo } = await cancelAndLeave();
    await user.click(screen.getByRole('link', { name: /^Warenkorb/ }));
    await heading('Warenkorb');
    visit(linkOf('storno-1'));
    expect(await screen.findByRole('button', { name: 'Wird storniert …' })).toBeVisible();
    letGo();
    await heading(doneTitle);
    expect(cancellations()).toHaveLength(1);
  });

  it('for another order cannot cancel that one meanwhile, and sees it as it is', async () => {
    const { user, letGo } = await cancelAndLeave();
    visit(linkOf('storno-2'));
    await number('10001');
    expect(cancelButton()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Gerade läuft noch eine andere Stornierung.')).toBeVisible();
    await user.click(cancelButton());
    expect(screen.queryByRole('dialog')).toBeNull();
    letGo();
    await notification(doneText);
    expect(await number('10001')).toBeVisible();
    expect(cancelButton()).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(cancelButton());
    await user.click(confirmButton());
    await heading(doneTitle);
    expect(cancellations()).toEqual([{ orderHeadId: '80002' }, { orderHeadId: '80001' }]);
  });

  it('by closing the page finds out by the next look, which sends nothing', async () => {
    const { close, letGo } = await cancelAndLeave();
    close();
    letGo();
    renderApp(linkOf('storno-1'));
    // The trail names the page as its heading does.
    const [outcome] = await screen.findAllByText(
      /bisher nicht angekommen|Deine Stornierung ist offenbar angekommen/,
    );
    expect(outcome).toBeVisible();
    expect(cancellations().length).toBeLessThanOrEqual(1);
  });
});
