import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { loseCode } from '@test/support/lostCode';
import { button, heading } from '@test/support/screenQueries';
import { takeProblems } from '@test/support/problems';
import { renderApp } from '@test/support/renderApp';
import { disconnectHost } from '@test/support/server';

describe('lazily loaded code that fails to load', () => {
  const notLoaded = 'Diese Seite konnte nicht geladen werden';

  it('for a component in a text keeps the text, and can be retried', async () => {
    const restore = loseCode('@/features/infoPages/PageRating');
    const { user } = renderApp('/kino/testsieger');
    expect(await screen.findByText(/^Das konnte nicht geladen werden/)).toBeVisible();
    expect(await heading(/./)).not.toHaveTextContent('konnte nicht geladen werden');
    expect(screen.getByRole('complementary', { name: 'So geht es weiter' })).toBeVisible();
    expect(takeProblems().join()).toContain('The code did not load.');
    restore();
    await user.click(button('Erneut versuchen'));
    await waitFor(() => expect(screen.getAllByText(/^4,6 von 5 Sternen/)[0]).toBeVisible());
    expect(screen.queryByText(/^Das konnte nicht geladen werden/)).toBeNull();
  });

  it('for the strip of days leaves the list as it is', async () => {
    loseCode('@/features/catalogue/finder/DateStrip');
    renderApp(paths.program.to());
    await waitFor(() => expect(takeProblems().join()).toContain('The code did not load.'));
    await heading('Kinoprogramm');
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(10);
    expect(screen.queryByRole('alert')).toBeNull();
    takeProblems();
  });

  it('for the description of a market is reported with the connection as its reason, and can be retried', async () => {
    disconnectHost();
    const restore = loseCode('@/shared/ui/SafeHtml');
    const { user } = renderApp(paths.event.to({ idOrIdentifier: 501 }));
    await heading(notLoaded);
    expect(screen.getByRole('alert')).toHaveTextContent('Verbindung gerade schlecht');
    expect(takeProblems().join()).toContain('The code did not load.');
    restore();
    await user.click(button('Erneut versuchen'));
    await heading('Flohmarkt Wien');
    expect(await screen.findByText('Altes, Rares, Schräges')).toBeVisible();
  });

  it('for the reminder dialog can be retried, after which the dialog opens', async () => {
    disconnectHost();
    const restore = loseCode('@/features/catalogue/reminders/ReminderModal');
    const { user } = renderApp(paths.upcoming.to());
    await heading('Demnächst im Kino');
    const remind = async () => user.click((await screen.findAllByRole('button', { name: /^Vormerken/ }))[0]!);
    await remind();
    await heading(notLoaded);
    expect(takeProblems().join()).toContain('The code did not load.');
    restore();
    await user.click(button('Erneut versuchen'));
    await heading('Demnächst im Kino');
    await remind();
    expect(await screen.findByRole('dialog', { name: 'Meine Filme vormerken' })).toBeVisible();
  });
});
