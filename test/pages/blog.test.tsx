import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import { foreignElements, hostileWords, waitUntilStable } from '@test/support/hostile';
import { focusedHeading, heading } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo } from '@test/support/server';
import { visit } from '@test/support/visit';

const calls = 'blog/getBlogs';

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('a blog', () => {
  it.each([
    [paths.cinemaBlog.to(), 'kino', 'Kinoblog', 'Zum ersten Mal im Autokino: so läuft der Abend ab', 3],
    [paths.flohmarktBlog.to(), 'flohmarkt', 'Flohmarktblog', 'Der erste eigene Flohmarktstand', 2],
  ])('at %s lists its own articles, the newest first', async (address, blogtype, title, newest, count) => {
    currentDatabase().blogs.reverse();
    renderApp(address);
    const link = await screen.findByRole('link', { name: newest });
    const first = link.closest('li')!;
    expect(await heading(title)).toBeVisible();
    expect(titles()).toHaveLength(count);
    expect(titles()[0]).toBe(newest);
    expect(requestsTo(calls).map(({ query }) => query)).toEqual([{ blogtype }]);
    expect(link.getAttribute('href')).toMatch(new RegExp(`^${address}/[^/]+$`));
    expect(first).toHaveTextContent(/ April 2026/);
    expect(first.querySelector('img')).toBeVisible();
    expect(document.title).toMatch(new RegExp(`^${title}`));
  });

  it('shows articles without a picture or date, each once, and none without a valid address', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const [first] = currentDatabase().blogs;
    const one = { ...first, imagePath: null, date: 'gestern', teaser: null };
    const others = ['..', '.', ''].map((urlIdentifier) => ({ ...one, title: 'Nirgends', urlIdentifier }));
    disturb(calls, { body: [one, { ...one, title: 'Noch einmal' }, ...others] });
    renderApp(paths.cinemaBlog.to());
    await screen.findByRole('link', { name: first!.title });
    expect(titles()).toEqual([first!.title]);
    expect(document.querySelector('main img')).toBeNull();
    expect(screen.queryByText(/gestern/)).toBeNull();
  });

  it('reports that there are no articles', async () => {
    currentDatabase().blogs = [];
    renderApp(paths.flohmarktBlog.to());
    expect(await screen.findByRole('heading', { name: 'Noch kein Artikel' })).toBeVisible();
    expect(await heading('Flohmarktblog')).toBeVisible();
  });
});

const first = 'Zum ersten Mal im Autokino: so läuft der Abend ab';

const slug = 'zum-ersten-mal-im-autokino';

const address = paths.cinemaArticle.to({ slug });

const head = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute);

const robots = () => head('meta[name=robots]', 'content');

describe('an article', () => {
  it('that is opened by its address has date, text, title, description and links to others', async () => {
    const { user } = renderApp(address);
    await heading(first);
    expect(screen.getByText('Sonntag, 12. April 2026')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Vor dem Film' })).toBeVisible();
    expect(document.title).toBe(`${first} – Kino wie Damals`);
    expect(head('meta[name=description]', 'content')).toMatch(/^Ankommen, einparken/);
    expect(head('link[rel=canonical]', 'href')).toMatch(new RegExp(`${address}$`));
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Alle Artikel im Kinoblog' })).toHaveAttribute(
      'href',
      paths.cinemaBlog.to(),
    );
    expect(main.getByRole('link', { name: 'Zum Kinoprogramm' })).toHaveAttribute('href', paths.program.to());
    const others = within(main.getByRole('region', { name: 'Weitere Artikel' }));
    expect(others.getAllByRole('link')).toHaveLength(2);
    await user.click(others.getByRole('link', { name: 'Mit Hund ins Kino' }));
    await focusedHeading('Mit Hund ins Kino');
    expect(requestsTo(calls).map(({ query }) => query)).toEqual([{ blogtype: 'kino' }]);
  });

  it('of the flea market links to the market, with the day theme', async () => {
    renderApp(paths.flohmarktArticle.to({ slug: 'feilschen-mit-freude' }));
    await heading('Feilschen mit Freude');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Zum Flohmarktkalender' })).toBeVisible();
    expect(document.documentElement.dataset['bsTheme']).toBe('light');
  });

  it('is shown immediately from the list; a missing one is looked up again, because it may be newer', async () => {
    const app = renderApp(paths.cinemaBlog.to());
    const link = await screen.findByRole('link', { name: first });
    const release = deferResponses(calls);
    await app.user.click(link);
    await focusedHeading(first);
    expect(screen.getByText(/Autoradio/)).toBeVisible();
    release();
    await waitUntilStable(app);
    expect(requestsTo(calls)).toHaveLength(1);

    const { blogs } = currentDatabase();
    blogs.push({ ...blogs[1]!, blogId: 99, title: 'Ganz neu', urlIdentifier: 'ganz-neu' });
    visit(paths.cinemaArticle.to({ slug: 'ganz-neu' }));
    expect(await heading('Ganz neu')).toBeVisible();
    expect(requestsTo(calls)).toHaveLength(2);
  });

  it('or a blog that fails to load can be retried', async () => {
    disturb(calls, { status: 400, times: 1 });
    const { user } = renderApp(address);
    await heading('Der Artikel ist gerade nicht zu erreichen');
    expect(screen.getByText('Artikel', { selector: 'li[aria-current="page"]' })).toBeVisible();
    expect(robots()).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await heading(first)).toBeVisible();

    disturb(calls, { status: 400, times: 1 });
    visit(paths.flohmarktBlog.to());
    await heading('Der Blog ist gerade nicht zu erreichen');
    expect(screen.getByText('Blog', { selector: 'li[aria-current="page"]' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByRole('link', { name: 'Feilschen mit Freude' });
    expect(await heading('Flohmarktblog')).toBeVisible();
  });

  it('shows only sanitised HTML', async () => {
    const words = hostileWords[0]!;
    const [blog] = currentDatabase().blogs.filter(({ blogType }) => blogType === 'kino');
    const content = `<h3 style="x" onclick="window.hostile=1">Titel</h3>${words}<a href="${words}">fort</a>`;
    disturb(calls, { body: [{ ...blog, urlIdentifier: slug, content, teaser: words }], times: 1 });
    renderApp(address);
    expect(await screen.findByRole('heading', { level: 2, name: 'Titel' })).not.toHaveAttribute('style');
    const article = screen.getByRole('article');
    expect(article.querySelector(foreignElements)).toBeNull();
    for (const link of article.querySelectorAll('a')) expect(link.href).toMatch(/^(https?:|$)/);
    expect((window as { hostile?: unknown }).hostile).toBeUndefined();
  });
});

it('a missing article is reported after its blog has loaded, with links', async () => {
  const release = deferResponses(calls);
  renderApp(paths.cinemaArticle.to({ slug: 'gibt-es-nicht' }));
  expect(await screen.findByText('Der Artikel wird geladen …')).toBeVisible();
  expect(robots()).toBeUndefined();
  release();
  await heading('Artikel nicht gefunden');
  expect(robots()).toBe('noindex');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Alle Artikel im Kinoblog' })).toBeVisible();
  expect(main.getByRole('link', { name: 'Zum Kinoprogramm' })).toBeVisible();
});
