import { afterEach, expect, it } from 'vitest';
import { applyHead, type PageHead } from '@/lib/headTags';

const page: PageHead = {
  title: 'Wechselgeld – Kino wie Damals',
  description: 'Wie viel du brauchst.',
  canonical: 'https://shop.example/flohmarkt-wien/wechselgeld',
  isHidden: false,
  siteName: 'Kino wie Damals',
  picture: { address: 'https://shop.example/teilen/flohmarkt.png', alt: 'Stände am Flohmarkt' },
};

const all = (selector: string) => document.head.querySelectorAll(selector);

afterEach(() => document.head.replaceChildren());

it('what stands in the head already is changed, never doubled', () => {
  const meta = document.head.appendChild(document.createElement('meta'));
  Object.assign(meta, { name: 'description', content: 'alt' });
  const link = document.head.appendChild(document.createElement('link'));
  Object.assign(link, { rel: 'canonical', href: 'https://alt.example/' });
  applyHead(page);
  applyHead({ ...page, description: 'Neu.' });
  expect(all('meta[name=description]')).toHaveLength(1);
  expect(all('meta[name=description]')[0]).toHaveAttribute('content', 'Neu.');
  expect(all('link[rel=canonical]')).toHaveLength(1);
  expect(all('link[rel=canonical]')[0]).toHaveAttribute('href', page.canonical);
  expect(all('meta[property="og:title"]')[0]).toHaveAttribute('content', page.title);
  expect(all('meta[property="og:image"]')[0]).toHaveAttribute('content', page.picture.address);
  expect(all('meta[property="og:image:alt"]')[0]).toHaveAttribute('content', page.picture.alt);
});

it('a page that nobody should find says so, and names no address of itself', () => {
  applyHead(page);
  applyHead({ ...page, canonical: undefined, isHidden: true });
  expect(all('meta[name=robots]')[0]).toHaveAttribute('content', 'noindex');
  expect(all('link[rel=canonical], meta[property="og:url"]')).toHaveLength(0);
  applyHead(page);
  expect(all('meta[name=robots]')).toHaveLength(0);
});
