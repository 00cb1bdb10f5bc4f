import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { allOwnerFacts, withOwnerFacts } from '@test/support/ownerFacts';
import { renderApp } from '@test/support/renderApp';
import { heading } from '@test/support/screenQueries';
import { withSettings } from '@test/support/settings';
import { visit } from '@test/support/visit';

// A file of its own, because pages read the facts when their code is loaded.
it('a single fact is shown above the page of the provider, which an imprint without a company stays', async () => {
  withSettings({ VITE_PROVIDER_SITE_URL: 'https://haus.example/seiten' });
  withOwnerFacts({ email: allOwnerFacts.email });
  renderApp(paths.notFound.to());
  expect(document.querySelector('footer address')).toHaveTextContent(/^servus@kino\.example$/);

  visit(paths.contact.to());
  await heading('Kontakt');
  const own = screen.getAllByRole('link', { name: 'servus@kino.example' })[0]!;
  const provided = screen.getByRole('button', { name: 'Seite hier anzeigen' });
  expect(own.compareDocumentPosition(provided)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect([...document.querySelectorAll('main dt')].map(({ textContent }) => textContent)).toEqual(['E-Mail']);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.queryByText(/Feedback-Formular schreiben/)).toBeNull();

  visit(paths.imprint.to());
  await heading('Impressum');
  expect(document.querySelector('main dl')).toBeNull();
  expect(screen.getByText('Wer diesen Shop betreibt und was mit deinen Daten geschieht.')).toBeVisible();
});
