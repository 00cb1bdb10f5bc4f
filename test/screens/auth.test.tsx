import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { accountButton, authDialog, authPanel, beSignedIn, typeAccount } from '@test/support/account';
import { heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { disturb, requestsTo } from '@test/support/server';
import { visit } from '@test/support/visit';

const favourites = () => screen.findByRole('link', { name: 'Deine Favoriten' });

async function openDialog() {
  const app = renderApp(paths.notFound.to());
  await heading('Seite nicht gefunden');
  await app.user.click(accountButton());
  await screen.findByRole('dialog');
  return app;
}

describe('the header', () => {
  it('lets an anonymous visitor sign in and reach the cart', async () => {
    renderApp(paths.notFound.to());
    await heading('Seite nicht gefunden');
    expect(accountButton()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(screen.getAllByRole('link', { name: 'Warenkorb' })).toHaveLength(1);
    await waitFor(() => expect(requestsTo('auth/session')).toHaveLength(1));
    expect(screen.queryByRole('link', { name: 'Deine Favoriten' })).toBeNull();
  });

  it('shows who is signed in already the cart and the favourites', async () => {
    beSignedIn();
    renderApp(paths.notFound.to());
    expect(await favourites()).toHaveAttribute('href', '/favoriten');
    expect(screen.getAllByRole('link', { name: 'Warenkorb' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Anmelden oder registrieren' })).toBeNull();
    expect(screen.queryByText('Du bist angemeldet.')).toBeNull();
  });

  it.each([
    ['404', { status: 404 }],
    ['500', { status: 500 }],
    ['HTML', { raw: '<html></html>' }],
    ['a broken connection', { drop: true }],
  ])('takes a session question that ends in %s as signed out, in silence', async (_, fault) => {
    disturb('auth/session', fault);
    const { store } = renderApp(paths.notFound.to());
    await heading('Seite nicht gefunden');
    await waitFor(() => expect(store.getState().auth.isPending).toBe(false));
    expect(store.getState().auth).toMatchObject({ isAuth: false, uid: null });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(accountButton()).toBeVisible();
  });
});

describe('the auth dialog', () => {
  it('locks the page, and its link closes it, gives the focus back and lets the page scroll again', async () => {
    const { user } = await openDialog();
    expect(document.body).toHaveStyle({ overflow: 'hidden' });
    await user.click(authDialog().getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
    expect(accountButton()).toHaveFocus();
  });

  it('is closed by Esc, pressed twice too, and by leaving the page', async () => {
    const { user } = await openDialog();
    await user.keyboard('{Escape}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(accountButton());
    await screen.findByRole('dialog');
    visit(paths.cart.to());
    await heading('Warenkorb');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('comes though the icon is pressed twice before its code is there', async () => {
    renderApp(paths.notFound.to());
    await heading('Seite nicht gefunden');
    fireEvent.click(accountButton());
    fireEvent.click(accountButton());
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('is closed by a click beside it, but not by the second one of the double click that opened it', async () => {
    await openDialog();
    const veil = screen.getByRole('dialog');
    fireEvent.click(veil, { detail: 2 });
    expect(veil).toBeInTheDocument();
    fireEvent.click(veil, { detail: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(accountButton()).toHaveFocus();
  });

  it('takes the focus, and back from whatever else gets it', async () => {
    const app = renderApp(paths.notFound.to());
    await heading('Seite nicht gefunden');
    const opener = accountButton();
    await app.user.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    opener.focus();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  });

  it('has two tabs that arrow keys, Home and End go through', async () => {
    const { user } = await openDialog();
    const [login, register] = authDialog().getAllByRole('tab');
    expect([login, register].map((tab) => tab!.textContent)).toEqual(['Login', 'Register']);
    const steps: [string, HTMLElement][] = [
      ['{ArrowRight}', register!],
      ['{ArrowRight}', login!],
      ['{ArrowLeft}', register!],
      ['{Home}', login!],
      ['{End}', register!],
    ];
    await user.click(login!);
    for (const [key, chosen] of steps) {
      await user.keyboard(key);
      expect(chosen).toHaveFocus();
      expect(authDialog().getByRole('tab', { selected: true })).toBe(chosen);
      expect(authDialog().getByRole('tabpanel', { name: chosen.textContent })).toBeVisible();
      expect(chosen).toHaveAttribute('aria-controls', authDialog().getByRole('tabpanel').id);
    }
    expect(login).toHaveAttribute('tabindex', '-1');
  });

  it('takes the typed address along to the other tab, but no password', async () => {
    const { user } = await openDialog();
    await typeAccount(user, { 'E-Mail-Adresse': 'ada@example.com', Passwort: 'geheim' });
    await user.click(authDialog().getByRole('tab', { name: 'Register' }));
    expect(authPanel().getByLabelText('E-Mail-Adresse')).toHaveValue('ada@example.com');
    expect(authPanel().getByLabelText('Passwort')).toHaveValue('');
    fireEvent.change(authPanel().getByLabelText('E-Mail-Adresse'), { target: { value: 'eva@example.com' } });
    await user.click(authDialog().getByRole('tab', { name: 'Login' }));
    expect(authPanel().getByLabelText('E-Mail-Adresse')).toHaveValue('eva@example.com');
    expect(authPanel().getByLabelText('Passwort')).toHaveValue('geheim');
  });
});
