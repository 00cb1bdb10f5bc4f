import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storedCart } from '@test/support/carts';
import { addButton, minus, openShow, plus } from '@test/support/choosing';
import { button } from '@test/support/look';

describe('a market without a spot chosen', () => {
  it.each([
    [501, 'Noch kein Standplatz gewählt.', 'Standplatz PKW'],
    [601, 'Noch kein Verkaufsplatz gewählt.', 'Verkaufsplatz Motorrad'],
  ])('%i says so until one is chosen', async (showId, hint, spot) => {
    const { user } = await openShow(showId);
    expect(screen.getByText(hint)).toBeVisible();
    expect(addButton()).toHaveAccessibleDescription(hint);
    await user.click(plus(spot));
    expect(screen.queryByText(hint)).toBeNull();
    await user.click(minus(spot));
    expect(screen.getByText(hint)).toBeVisible();
  });

  it('says nothing of a spot right after one was booked, until another booking lacks one', async () => {
    const { user } = await openShow(501);
    await user.click(plus('Standplatz PKW'));
    await user.click(button('Standplatz buchen'));
    expect(await screen.findByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
    expect(screen.queryByText(/^Noch kein Standplatz/)).toBeNull();
    expect(addButton()).not.toHaveAccessibleDescription();
    await user.click(button('Standplatz buchen'));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Noch kein Standplatz gewählt\. Willst du ohne/);
    expect(Object.values(storedCart()!).filter(({ price }) => price === 0)).toMatchObject([{ count: 1 }]);
  });

  it('says so although something to borrow was chosen', async () => {
    const { user } = await openShow(501);
    await user.click(plus('Tisch mieten'));
    expect(screen.getByText('Noch kein Standplatz gewählt.')).toBeVisible();
  });

  it('goes into the cart at the second press only, which is said', async () => {
    const { user } = await openShow(501);
    await user.click(button('Standplatz buchen'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Noch kein Standplatz gewählt\. Willst du ohne buchen/,
    );
    expect(storedCart()).toBeUndefined();
    await user.click(button('Standplatz buchen'));
    expect(Object.values(storedCart()!).map(({ price }) => price)).toEqual([0, 300]);
  });

  it.each([301, 521, 702])('is not what show %i is', async (showId) => {
    await openShow(showId);
    expect(screen.queryByText(/^Noch kein/)).toBeNull();
  });
});
