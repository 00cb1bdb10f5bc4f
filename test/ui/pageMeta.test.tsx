import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PageMeta } from '@/ui/PageMeta';

const page = (title: string) => (
  <MemoryRouter initialEntries={['/kino/faqs']}>
    <PageMeta title={title} />
  </MemoryRouter>
);

it('a page that is rendered again writes its head only where it says something else', () => {
  const { rerender } = render(page('Häufige Fragen'));
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.head, { attributes: true, childList: true, subtree: true });
  rerender(page('Häufige Fragen'));
  expect(observer.takeRecords()).toEqual([]);
  rerender(page('Warenkorb'));
  expect(observer.takeRecords()).not.toEqual([]);
  expect(document.title).toMatch(/^Warenkorb – /);
  observer.disconnect();
});
