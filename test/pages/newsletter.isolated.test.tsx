import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from '@/app/store';
import { paths } from '@/shared/config/paths';
import { NewsletterDialog } from '@/features/catalogue/newsletter/NewsletterDialog';
import { addCleanup } from '@test/support/cleanups';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, requestsTo, startWinter } from '@test/support/server';

const { settings, provider } = vi.hoisted(() => {
  const changed: Record<string, unknown> = {};
  return { settings: changed, provider: 'https://mailing.example/anmeldung' };
});

vi.mock('@/shared/config/settings', async (original) => {
  Object.assign(settings, (await original<typeof import('@/shared/config/settings')>()).settings);
  return { settings };
});

function useProvider() {
  settings['VITE_NEWSLETTER_FRAME_URL'] = provider;
  addCleanup(() => {
    delete settings['VITE_NEWSLETTER_FRAME_URL'];
  });
}

const frame = () => document.querySelector('iframe');

async function openWinter() {
  startWinter();
  const app = renderApp(paths.program.to());
  // The footer has a second one.
  const main = within(await screen.findByRole('main'));
  const opener = await main.findByRole('button', { name: 'Filmprogramm abonnieren' });
  return { ...app, opener };
}

function openDialog() {
  const { store, stop } = createStore();
  const onClose = vi.fn();
  const { unmount } = render(
    <Provider store={store}>
      <NewsletterDialog onClose={onClose} />
    </Provider>,
  );
  addCleanup(() => {
    unmount();
    stop();
  });
  const dialog = within(screen.getByRole('dialog', { name: 'Filmprogramm abonnieren' }));
  return { user: userEvent.setup({ delay: null }), dialog, onClose };
}

describe('with a mailing provider', () => {
  it('its form is loaded by a click only, and can be closed', async () => {
    useProvider();
    const { user, opener } = await openWinter();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(frame()).toBeNull();
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByTitle('Anmeldung zum Newsletter')).toHaveAttribute('src', provider);
    expect(screen.getByText(/kommt von unserem E-Mail-Dienst/)).toBeVisible();
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(frame()).toBeNull();
  });

  it('its form cannot navigate the shop and gets no referrer', async () => {
    useProvider();
    const { user, opener } = await openWinter();
    await user.click(opener);
    const allowed = frame()!.getAttribute('sandbox')!.split(' ');
    expect(allowed.filter((right) => /navigation|modals|downloads/.test(right))).toEqual([]);
    expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
    const link = screen.getByRole('link', { name: 'Formular in neuem Fenster öffnen' });
    expect(link).toHaveAttribute('href', provider);
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('a dialog that opens by itself also loads the form by a click only', async () => {
    useProvider();
    const { user, dialog, onClose } = openDialog();
    expect(frame()).toBeNull();
    const show = dialog.getByRole('button', { name: 'Anmeldeformular anzeigen' });
    await user.click(show);
    expect(dialog.getByTitle('Anmeldung zum Newsletter')).toHaveAttribute('src', provider);
    expect(show).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Schliessen' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('without a mailing provider', () => {
  it('the button opens and closes the shop’s own sign-up', async () => {
    const { user, opener } = await openWinter();
    expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Filmprogramm abonnieren' });
    expect(frame()).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Schliessen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('a dialog that opens by itself is the shop’s own sign-up, and closes when it is sent', async () => {
    const { user, dialog, onClose } = openDialog();
    await user.click(await dialog.findByRole('checkbox', { name: 'Drama' }));
    await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'ada@example.com');
    expect(onClose).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Abonnieren' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(requestsTo('movie/saveNewsletterMovieReminder').map(({ body }) => body)).toEqual([
      { email: 'ada@example.com', genres: ['Drama'] },
    ]);
  });
});

describe('the newsletter button', () => {
  async function openEmptyMarket() {
    const database = currentDatabase();
    database.shows = database.shows.filter(({ kind }) => kind !== 'automarkt');
    const app = renderApp(paths.automarkt.to());
    const main = within(await screen.findByRole('main'));
    return { ...app, opener: await main.findByRole('button', { name: 'Newsletter abonnieren' }) };
  }

  it('has the label „Newsletter abonnieren“ unless it is about films, and toggles the same form', async () => {
    useProvider();
    const { user, opener } = await openEmptyMarket();
    await user.click(opener);
    expect(screen.getByTitle('Anmeldung zum Newsletter')).toHaveAttribute('src', provider);
    await user.click(opener);
    expect(frame()).toBeNull();
  });

  it('works with the keyboard alone, and keeps the focus', async () => {
    useProvider();
    const { user, opener } = await openEmptyMarket();
    opener.focus();
    await user.keyboard('{Enter}');
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(opener).toHaveFocus();
    expect(document.getElementById(opener.getAttribute('aria-controls')!)).toContainElement(frame());
    await user.keyboard(' ');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
  });
});
