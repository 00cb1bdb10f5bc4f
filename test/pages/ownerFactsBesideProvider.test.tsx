import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { allOwnerFacts, withOwnerFacts } from '@test/support/ownerFacts';
import { renderApp } from '@test/support/renderApp';
import { heading } from '@test/support/screenQueries';
import { withSettings } from '@test/support/settings';

beforeEach(() => {
  withSettings({ VITE_PROVIDER_SITE_URL: 'https://haus.example/seiten' });
  withOwnerFacts({ email: allOwnerFacts.email });
});

it('the contact page shows what the owner has told above the page of the provider', async () => {
  renderApp(paths.contact.to());
  await heading('Kontakt');
  const own = screen.getAllByRole('link', { name: 'servus@kino.example' })[0]!;
  const provided = screen.getByRole('button', { name: 'Seite hier anzeigen' });
  expect(own.compareDocumentPosition(provided)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect([...document.querySelectorAll('main dt')].map(({ textContent }) => textContent)).toEqual(['E-Mail']);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.queryByText(/Feedback-Formular schreiben/)).toBeNull();
});

it('the imprint stays the page of the provider without a company', async () => {
  renderApp(paths.imprint.to());
  await heading('Impressum');
  expect(document.querySelector('main dl')).toBeNull();
  expect(screen.getByText('Wer diesen Shop betreibt und was mit deinen Daten geschieht.')).toBeVisible();
});

it('the footer has only the e-mail', () => {
  renderApp(paths.notFound.to());
  expect(document.querySelector('footer address')).toHaveTextContent(/^servus@kino\.example$/);
});
