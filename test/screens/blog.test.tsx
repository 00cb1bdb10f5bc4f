import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { settled } from '@test/support/hostile';
import { heading, unfitText } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { answerOf, currentWorld, disturb, requestsTo } from '@test/support/server';
import { brokenAnswers, mutationsOf } from '@test/support/mutations';

const calls = 'blog/getBlogs';
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('a blog', () => {
  it.each([
    [paths.cinemaBlog.to(), 'kino', 'Autokino-Blog', 'Zum ersten Mal im Autokino: so läuft der Abend ab', 3],
    [paths.flohmarktBlog.to(), 'flohmarkt', 'Flohmarkt-Blog', 'Der erste eigene Flohmarktstand', 2],
  ])('at %s lists its own articles, the newest first', async (address, blogtype, title, newest, count) => {
    currentWorld().blogs.reverse();
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

  it('without a picture or date shows the rest', async () => {
    const { blogs } = currentWorld();
    disturb(calls, { body: [{ ...blogs[0], imagePath: null, date: 'gestern', teaser: null }] });
    renderApp(paths.cinemaBlog.to());
    await screen.findByRole('link', { name: blogs[0]!.title });
    expect(document.querySelector('main img')).toBeNull();
    expect(screen.queryByText(/gestern/)).toBeNull();
  });

  it('without articles says so', async () => {
    currentWorld().blogs = [];
    renderApp(paths.flohmarktBlog.to());
    expect(await screen.findByRole('heading', { name: 'Noch kein Artikel' })).toBeVisible();
    expect(await heading('Flohmarkt-Blog')).toBeVisible();
  });

  it('that does not come can be asked for again', async () => {
    disturb(calls, { status: 400, times: 1 });
    const { user } = renderApp(paths.cinemaBlog.to());
    await heading('Der Blog ist gerade nicht zu erreichen');
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByRole('link', { name: 'Mit Hund ins Kino' });
    expect(await heading('Autokino-Blog')).toBeVisible();
  });

  it('names an article once, and none that no address can lead to', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const [one] = currentWorld().blogs;
    const others = ['..', '.', ''].map((urlIdentifier) => ({ ...one, title: 'Nirgends', urlIdentifier }));
    disturb(calls, { body: [one, { ...one, title: 'Noch einmal' }, ...others] });
    renderApp(paths.cinemaBlog.to());
    await screen.findByRole('link', { name: one!.title });
    expect(titles()).toEqual([one!.title]);
  });

  it('stands whatever is wrong with the answer (R9)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    currentWorld().blogs = currentWorld().blogs.slice(0, 2);
    const answer = await answerOf(`${calls}?blogtype=flohmarkt`);
    const faults = [
      ...mutationsOf(answer).map(({ name, answer: body }) => ({ name, fault: { body } })),
      ...brokenAnswers.map(({ name, ...fault }) => ({ name, fault })),
    ];
    for (const { name, fault } of faults) {
      currentWorld().faults = [];
      disturb(calls, fault);
      const app = renderApp(paths.flohmarktBlog.to());
      await settled(app);
      expect(screen.getAllByRole('heading', { level: 1 }), name).toHaveLength(1);
      expect(unfitText(), name).toBeUndefined();
      app.close();
    }
  });
});
