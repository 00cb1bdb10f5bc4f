import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { button, card, focusedHeading, heading, listed, notification } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { answerOf, currentWorld, disturb, requestsTo, startWinter } from '@test/support/server';

const call = 'movie/getUpcomingMovies';
const title = 'Demnächst im Kino';

async function openUpcoming() {
  const app = renderApp(paths.upcoming.to());
  await listed(title);
  return app;
}

describe('the coming films', () => {
  it('stand under their own heading and title, asked for once', async () => {
    await openUpcoming();
    expect(document.title).toMatch(/^Demnächst im Kino/);
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      expect.stringContaining('Autokino'),
    );
    expect(requestsTo(call)).toHaveLength(1);
    const announced = currentWorld().shows.filter(({ upcoming }) => upcoming);
    expect(screen.getAllByRole('article')).toHaveLength(announced.length);
  });

  it('offer what their date allows: a reminder without one, their state with one', async () => {
    await openUpcoming();
    const undated = screen.getByRole('region', { name: 'Termin folgt' });
    const films = within(undated).getAllByRole('article');
    expect(within(undated).getAllByRole('button', { name: /^Vormerken/ })).toHaveLength(films.length);
    const soon = within(card('Der Kameramann')).getByRole('button', { name: 'Verkauf startet in Kürze' });
    expect(soon).toBeDisabled();
  });

  it.each([
    ['the coming films', paths.upcoming.to(), title, call],
    ['the programme', paths.program.to(), 'Kinoprogramm', 'show/getCurrentShows'],
  ])('need no price in %s, nor on their own page', async (_, address, name, list) => {
    const [film, withoutPrice] = ['Die Nibelungen', { movieName: 'Die Nibelungen', price: null }];
    for (const [path, query] of [
      [list, '?s1=fetch&showtype=kino'],
      ['movie/getMovieDetailData', '?movieidentifier=die-nibelungen'],
    ] as const) {
      const answer = JSON.stringify(await answerOf(path + query));
      const body = JSON.parse(answer, (key, value: { movieName?: string }) =>
        key === 'movie' && value.movieName === film ? { ...value, ...withoutPrice } : value,
      ) as object;
      disturb(path, { body });
    }
    const { user, store } = renderApp(address);
    await listed(name);
    await user.click(within(card(film)).getByRole('link', { name: film }));
    await focusedHeading(film);
    expect(button(/^Vormerken: Die Nibelungen/)).toBeEnabled();
    await waitFor(() => expect(store.getState().movie?.isLoading).toBe(false));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are there in winter too', async () => {
    startWinter();
    await openUpcoming();
    expect(card('Die Nibelungen')).toBeVisible();
  });

  it('can be remembered: exactly the chosen film is preselected', async () => {
    const { user } = await openUpcoming();
    await user.click(button(/^Vormerken: Die Nibelungen/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Meine Filme vormerken' }));
    const chosen = dialog.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
    expect(chosen.map((box) => box.labels?.[0]?.textContent)).toEqual(['Die Nibelungen']);
    await user.click(dialog.getByRole('checkbox', { name: 'Der Zirkus' }));
    await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'ada@example.com');
    await user.click(dialog.getByRole('button', { name: 'Vormerken' }));
    await notification('sobald deine Filme einen Termin haben');
    const ids = ['Die Nibelungen', 'Der Zirkus'].map(
      (name) => currentWorld().movies.find(({ movieName }) => movieName === name)!.movieId,
    );
    expect(currentWorld().reminders).toEqual([{ email: 'ada@example.com', movieIds: ids }]);
  });

  it('open the reminder with an empty address each time', async () => {
    const { user } = await openUpcoming();
    async function open(name: string) {
      await user.click(button(new RegExp(`^Vormerken: ${name}`)));
      return within(await screen.findByRole('dialog', { name: 'Meine Filme vormerken' }));
    }
    const first = await open('Die Nibelungen');
    await user.type(first.getByLabelText('E-Mail-Adresse'), 'ada@example.com');
    await user.click(first.getByRole('button', { name: 'Schliessen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const second = await open('Der Zirkus');
    expect(second.getByLabelText('E-Mail-Adresse')).toHaveValue('');
    expect(second.getByRole('checkbox', { name: 'Die Nibelungen' })).not.toBeChecked();
    expect(second.getByRole('checkbox', { name: 'Der Zirkus' })).toBeChecked();
  });
});

describe('where nothing is announced', () => {
  it('the winter break is said, without a link to itself', async () => {
    currentWorld().shows = [];
    renderApp(paths.upcoming.to());
    expect(await screen.findByRole('heading', { level: 2, name: 'Winterpause' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Kinogutschein kaufen' })).toBeVisible();
    expect(main.queryByRole('link', { name: title })).toBeNull();
  });
});

describe('an answer of the coming films', () => {
  it('that never comes leaves no trace after leaving', async () => {
    disturb(call, { never: true });
    const { user } = renderApp(paths.upcoming.to());
    await heading(title);
    expect(screen.getByText('Das Programm wird geladen …')).toBeVisible();
    expect(await screen.findByRole('progressbar')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Warenkorb' }));
    await heading('Warenkorb');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('that fails says so and can be tried again', async () => {
    disturb(call, { status: 400, times: 1 });
    const { user } = renderApp(paths.upcoming.to());
    await heading('Die Vorschau ist gerade nicht zu erreichen');
    await user.click(button('Erneut versuchen'));
    await listed(title);
  });

  it('that fails later keeps the last list', async () => {
    const { user } = await openUpcoming();
    await user.click(screen.getByRole('link', { name: 'Warenkorb' }));
    await heading('Warenkorb');
    disturb(call, { status: 400, times: 1 });
    window.history.back();
    await listed(title);
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Du siehst den letzten Stand.');
    expect(card('Die Nibelungen')).toBeVisible();
    await user.click(within(notice).getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
