import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { storedCart } from '@test/support/carts';
import { addButton, asked, discountCall, openTonight, plus } from '@test/support/choosing';
import { button, heading, unfitText } from '@test/support/look';
import { brokenAnswers, mutationsOf } from '@test/support/mutations';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, requestsTo } from '@test/support/server';
import { passTime, pauseScreen, settle, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const asking = 'Rabatt wird geprüft …';
const failed = 'Dein Rabatt ließ sich gerade nicht prüfen. Du kannst auch ohne Rabatt weitermachen.';
const givenUp = 'Du machst ohne Rabatt weiter.';

describe('a question that fails', () => {
  it('says so, can be asked again, and keeps the focus in place', async () => {
    disturb(discountCall, { status: 500, times: 1 });
    const { user } = await openTonight();
    await user.click(button('Übernehmen: Großes Autopaket'));
    expect(await screen.findByText(failed)).toBeVisible();
    const again = button('Rabatt erneut prüfen');
    again.focus();
    // In one turn: a gesture of user-event that takes longer than the delay of the question lets its answer arrive.
    fireEvent.click(again);
    expect(addButton()).toHaveFocus();
    expect(screen.getByText(asking)).toBeVisible();
    expect(await screen.findByText('Snack-Rabatt')).toBeVisible();
    expect(screen.queryByText(failed)).toBeNull();
  });

  it('does not stand in the way of buying without it', async () => {
    disturb(discountCall, { drop: true });
    const { user } = await openTonight();
    await user.click(button('Übernehmen: Großes Autopaket'));
    await screen.findByText(failed);
    expect(addButton()).toHaveAccessibleDescription(/auch ohne Rabatt/);
    await user.click(addButton());
    const lines = Object.values(storedCart()!);
    expect(lines).toHaveLength(5);
    expect(lines.every(({ price }) => price > 0)).toBe(true);
  });

  it('is asked anew with the next change', async () => {
    disturb(discountCall, { status: 500, times: 1 });
    const { user } = await openTonight();
    await user.click(plus('Popcorn gesalzen'));
    await screen.findByText(failed);
    await user.click(plus('Popcorn gesalzen'));
    expect(screen.queryByText(failed)).toBeNull();
    expect(await screen.findByText('Snack-Rabatt')).toBeVisible();
  });

  it('is said for every answer that cannot be read, never taken for money (R9)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const answer = { product: { purchaseProductId: 190, productName: 'Snack-Rabatt', price: -2, count: 1 } };
    const faults = [
      ...mutationsOf(answer)
        .filter((_, index) => index % 3 === 0)
        .map(({ name, answer: body }) => ({ name, body })),
      ...brokenAnswers,
    ];
    const { user } = await openTonight();
    for (const { name, ...fault } of faults) {
      currentWorld().faults = [];
      disturb(discountCall, fault);
      await user.click(plus('Popcorn gesalzen'));
      await waitFor(() => expect(screen.queryByText(asking), name).toBeNull());
      expect(unfitText(), name).toBeUndefined();
      expect(addButton(), name).toHaveAttribute('aria-disabled', 'false');
    }
    currentWorld().faults = [];
    disturb(discountCall, { body: { product: { ...answer.product, price: 'viel' } } });
    await user.click(plus('Popcorn gesalzen'));
    expect(await screen.findByText(failed)).toBeVisible();
  });
});

describe('an answer that never comes (R7)', () => {
  async function waitInVain() {
    disturb(discountCall, { never: true });
    // The screen's code has to be there before time stops.
    (await openTonight()).close();
    stopTime();
    const { store } = renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await settle();
    plus('Popcorn gesalzen').click();
    await passTime(300);
    expect(requestsTo(discountCall)).toHaveLength(1);
    return store;
  }

  it('offers after 10 s to ask again or to go on without', async () => {
    const store = await waitInVain();
    expect(screen.queryByText('Ohne Rabatt weiter')).toBeNull();
    await passTime(9900);
    expect(screen.getByText('Das dauert länger als üblich.')).toBeVisible();
    button('Erneut prüfen').click();
    await passTime(300);
    expect(requestsTo(discountCall)).toHaveLength(2);
    expect(screen.queryByText('Das dauert länger als üblich.')).toBeNull();
    await passTime(10_000);
    button('Ohne Rabatt weiter').click();
    await settle();
    expect(screen.getByText(givenUp)).toBeVisible();
    expect(addButton()).toHaveFocus();
    expect(store.getState().loadingBar.active).toEqual({});
    addButton().click();
    await settle();
    expect(Object.values(storedCart()!).map(({ price }) => price)).toEqual([1250, 500, 490]);
  });

  it('leaves no loading flag when the visitor leaves, and is asked for again on return', async () => {
    disturb(discountCall, { never: true, times: 1 });
    const { user, store } = await openTonight();
    await user.click(button('Übernehmen: Großes Autopaket'));
    await asked(1);
    await waitFor(() => expect(store.getState().loadingBar.active).not.toEqual({}));
    visit(paths.cart.to());
    await heading('Warenkorb');
    expect(store.getState().loadingBar.active).toEqual({});
    visit(paths.show.to({ idOrIdentifier: 301 }));
    await heading('Metropolis');
    expect(await screen.findByText('Snack-Rabatt')).toBeVisible();
    expect(requestsTo(discountCall)).toHaveLength(2);
  });

  it('is not asked for once the visitor has left', async () => {
    await openTonight();
    // In one turn: no delay of the question runs out between the choice and the way out.
    fireEvent.click(plus('Popcorn gesalzen'));
    visit(paths.cart.to());
    await heading('Warenkorb');
    await pauseScreen(350);
    expect(requestsTo(discountCall)).toEqual([]);
  });
});

it('a known discount is not asked for again on return', async () => {
  const { user } = await openTonight();
  await user.click(button('Übernehmen: Großes Autopaket'));
  await screen.findByText('Snack-Rabatt');
  visit(paths.cart.to());
  await heading('Warenkorb');
  visit(paths.show.to({ idOrIdentifier: 301 }));
  await heading('Metropolis');
  expect(await screen.findByText('Snack-Rabatt')).toBeVisible();
  await pauseScreen(350);
  expect(requestsTo(discountCall)).toHaveLength(1);
});
