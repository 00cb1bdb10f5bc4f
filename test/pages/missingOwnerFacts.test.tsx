import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { emptyElements, factPages, isOnPage } from '@test/support/factPages';
import { heading, mainLinks } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { structuredData } from '@test/support/structuredData';

describe('without facts of the owner', () => {
  it.each(factPages)(
    '$address names the place where the answer is found',
    async ({ address, given, instead }) => {
      renderApp(address);
      await within(await screen.findByRole('main')).findByRole('complementary', {
        name: 'So geht es weiter',
      });
      expect(given.filter(isOnPage)).toEqual([]);
      expect(instead.filter((text) => !isOnPage(text))).toEqual([]);
      expect(emptyElements()).toEqual([]);
      expect(document.querySelector('main address, dd')).toBeNull();
    },
  );

  it.each([
    [paths.contact.to(), 'Kontakt'],
    [paths.imprint.to(), 'Impressum'],
  ])('%s says that it has no content', async (address, title) => {
    renderApp(address);
    await heading(title);
    expect(screen.getByText(/^Diese Seite ist noch nicht eingerichtet\./)).toBeVisible();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('main dl, main address, main h2')).toBeNull();
    expect(structuredData().filter(({ '@type': type }) => type !== 'BreadcrumbList')).toEqual([]);
    expect(mainLinks().map(({ textContent }) => textContent)).toEqual([
      'Zum Feedback-Formular',
      'Zum Kinoprogramm',
      'Zum Flohmarktkalender',
    ]);
    expect(emptyElements()).toEqual([]);
  });

  it('the footer has no contact', () => {
    renderApp(paths.notFound.to());
    expect(document.querySelector('footer address')).toBeNull();
  });
});
