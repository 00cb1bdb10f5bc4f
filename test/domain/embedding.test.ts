import { expect, it } from 'vitest';
import {
  embeddedKinds,
  embeddedListPath,
  embeddedThemes,
  embeddingIn,
  embeddingPath,
  usualEmbedding,
} from '@/domain/embedding';

it('an address of embedded dates keeps every choice, and anything else in it is as usual', () => {
  for (const kind of [undefined, ...embeddedKinds])
    for (const theme of embeddedThemes)
      for (const count of [1, 10]) {
        const path = embeddingPath({ kind, count, theme });
        expect(embeddingIn(path.slice(path.indexOf('?'))), path).toEqual({ kind, count, theme });
      }
  expect(embeddingPath({ kind: 'publicevent', count: 4, theme: 'dark' })).toBe(
    '/einbetten/termine?art=veranstaltungen&anzahl=4&thema=dunkel',
  );
  for (const search of [
    '',
    '?art=toString&anzahl=11&thema=rot',
    '?art=KINO&anzahl=0&thema=',
    '?anzahl=2.5',
    '?anzahl=-1',
    '?anzahl=1e1',
  ])
    expect(embeddingIn(search), search).toEqual(usualEmbedding);
});

it('the list behind embedded dates is that of their kind, of all dates the home page', () => {
  expect([undefined, ...embeddedKinds].map(embeddedListPath)).toEqual([
    '/',
    '/kinoprogramm-wien/kinoprogramm',
    '/flohmarktprogramm-wien',
    '/automarkt',
    '/veranstaltungen',
  ]);
});
