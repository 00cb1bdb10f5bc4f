import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { accountButton, beSignedIn } from '@test/support/account';
import { button, heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, holdBack, requestsTo } from '@test/support/server';
import { passTime, settle, stopTime } from '@test/support/time';

const logoutCall = 'auth/logout';

async function openSignedIn() {
  beSignedIn();
  const app = renderApp(paths.favourites.to());
  await screen.findByRole('button', { name: 'Abmelden' });
  return app;
}

describe('signing out', () => {
  it('shows that it is under way, ends the session and says so', async () => {
    const { user, store } = await openSignedIn();
    const letGo = holdBack(logoutCall);
    await user.click(button('Abmelden'));
    const busy = button('Du wirst abgemeldet …');
    expect(busy).toHaveAttribute('aria-busy', 'true');
    await user.click(busy);
    letGo();
    await waitFor(() => expect(store.getState().auth).toMatchObject({ isAuth: false, uid: null }));
    expect(screen.getByText('Du bist abgemeldet.')).toHaveAttribute('aria-live', 'polite');
    expect(accountButton()).toBeVisible();
    expect(await heading('Deine Favoriten')).toHaveFocus();
    expect(requestsTo(logoutCall)).toHaveLength(1);
    expect(currentWorld().sessions).toEqual({});
  });

  it.each([
    ['is refused in words', { body: { success: false, errorMessage: 'Gerade nicht.' } }, 'Gerade nicht.'],
    ['is refused', { status: 400 }, 'Das Abmelden hat nicht geklappt. Du bist noch angemeldet.'],
    ['gets no answer', { drop: true }, 'Es ist unklar, ob du abgemeldet bist.'],
  ])('that %s is said, and can be tried again', async (_, fault, text) => {
    const { user, store } = await openSignedIn();
    disturb(logoutCall, fault);
    await user.click(button('Abmelden'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(button('Abmelden')).toHaveFocus();
    expect(store.getState().auth.isAuth).toBe(true);
    currentWorld().faults = [];
    await user.click(button('Abmelden'));
    await waitFor(() => expect(store.getState().auth.isAuth).toBe(false));
  });

  it('whose answer is lost counts where the session tells so', async () => {
    const { store } = await openSignedIn();
    disturb(logoutCall, { drop: true, afterHandling: true });
    fireEvent.click(button('Abmelden'));
    await waitFor(() => expect(store.getState().auth.isAuth).toBe(false));
    expect(screen.queryByRole('button', { name: 'Abmelden' })).toBeNull();
    expect(requestsTo(logoutCall)).toHaveLength(1);
  });

  it('that nobody answers can be given up after 10 s', async () => {
    const { store } = await openSignedIn();
    disturb(logoutCall, { never: true });
    stopTime();
    fireEvent.click(button('Abmelden'));
    await settle();
    await passTime(10_100);
    fireEvent.click(button('Nicht länger warten'));
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('Es ist unklar, ob du abgemeldet bist.');
    expect(store.getState().loadingBar.active).toEqual({});
    expect(requestsTo(logoutCall)).toHaveLength(1);
  });
});
