import { describe, expect, it } from 'vitest';
import { readableArticles } from '@/domain/articles';
import type { Blog } from '@/domain/entities';

const article = (urlIdentifier: string, changes: Partial<Blog> = {}): Blog => ({
  blogId: 1,
  title: 'Saisonstart',
  content: '<p>Es geht los.</p>',
  urlIdentifier,
  ...changes,
});
const addresses = (blogs: Blog[]) => readableArticles(blogs).map(({ urlIdentifier }) => urlIdentifier);

describe('readableArticles', () => {
  it('sorts the newest day first and articles without a date last', () => {
    const blogs = [
      article('advent', { date: '01.12.2025' }),
      article('undated'),
      article('carnival', { date: '11.02.2026' }),
      article('summer', { date: '30.06.2025' }),
      article('new-year', { date: '09.01.2026' }),
      article('christmas', { date: '24.12.2025' }),
    ];
    expect(addresses(blogs)).toEqual(['carnival', 'new-year', 'christmas', 'advent', 'summer', 'undated']);
  });

  it('keeps each address once, with the first article under it', () => {
    const first = article('advent', { blogId: 1 });
    const other = article('summer', { blogId: 2 });
    expect(readableArticles([first, other, article('advent', { blogId: 3 })])).toEqual([first, other]);
  });

  it.each(['.', '..'])('drops the identifier „%s“, which browsers resolve', (dots) => {
    expect(addresses([article(dots), article('advent')])).toEqual(['advent']);
  });

  it.each(['teil-2.', '.hack', 'fortsetzung..', '..und-wieder', 'a.b'])(
    'keeps identifiers with dots beside other characters: „%s“',
    (urlIdentifier) => {
      expect(addresses([article(urlIdentifier)])).toEqual([urlIdentifier]);
    },
  );
});
