import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@test/support/renderApp';

it.each([
  ['/kino/testsieger', /^4,6 von 5 Sternen, aus 1\.448\sBewertungen$/],
  ['/flohmarkt-wien/kundenliebe-oesterreichs-bester-flohmarkt', /^4,4 von 5 Sternen, aus 577\sBewertungen$/],
  ['/kinderflohmarkt', /^4,9 von 5 Sternen, aus 118\sBewertungen$/],
])('the rating at %s is the one that was stated', async (address, words) => {
  renderApp(address);
  expect((await screen.findAllByText(words))[0]).toBeVisible();
});
