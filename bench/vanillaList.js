// Reference of the part `list`: the minimum that a hand-written page does to render the programme. It does not validate the
// response. It uses the stylesheets of the app without the classes `short-list` and `long-list`, which defer the layout of
// days out of view. One HTML string instead of `document.createElement` takes the same CPU time (± 2 % at 2,000 shows).

import { copiedFromApp, element, heartOf, pictureOf, text } from './vanillaElements.js';

const scarcityTexts = {
  1: 'Weniger als 20 Tickets verfügbar',
  2: 'Weniger als 10 Tickets verfügbar',
  3: 'Weniger als 5 Tickets verfügbar',
  4: 'Nur noch 2 Tickets verfügbar',
  5: 'Nur noch 1 Ticket verfügbar',
};
const ribbonTexts = { hot: 'Hot', sale: 'Sale', outOfStock: 'Out of Stock' };
const unscheduled = 'Termin folgt';
const longDay = new Intl.DateTimeFormat('de-AT', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const weekday = new Intl.DateTimeFormat('de-AT', { weekday: 'short', timeZone: 'UTC' });

/** Rendered shows, for the finder and the page of a show. */
export const listed = { container: null, days: [], byAddress: new Map() };

const isSet = (value) => value === true || value === 1 || value === 'true';
const isUnscheduled = (date) => date.endsWith('2099');

function labelled(target, label, context) {
  target.append(label, text('span', 'visually-hidden', `: ${context}`));
  return target;
}

function linkTo(address, label, context, variant = 'primary') {
  const link = element('a', `btn btn-${variant}`);
  link.href = address;
  return labelled(link, label, context);
}

function button(isDisabled) {
  const created = element('button', 'btn btn-primary');
  created.type = 'button';
  created.disabled = isDisabled;
  return created;
}

function disabledButton(label) {
  const created = button(true);
  created.textContent = label;
  return created;
}

function actionsOf(show, name, when) {
  const film = `/kinoprogramm-wien/kinofilm/${show.movieUrlIdentifier}`;
  const hasLaterShows = show.countFutureShowsForMovie > 0;
  if (isUnscheduled(show.date)) return [labelled(button(false), 'Vormerken', name)];
  if (isSet(show.soldOut)) {
    const soldOut = disabledButton('Ausverkauft');
    return hasLaterShows ? [soldOut, linkTo(film, 'Weitere Termine', name, 'outline-primary')] : [soldOut];
  }
  if (isSet(show.futureSales)) {
    return [
      hasLaterShows ? linkTo(film, 'Details zum Film', name) : disabledButton('Verkauf startet in Kürze'),
    ];
  }
  if (isSet(show.displayMoviePageBeforeShowDetail)) {
    return [linkTo(film, 'Tickets & Infos', `${name}, ${when}`)];
  }
  const address = `/show/${show.urlIdentifier ?? show.showId}`;
  listed.byAddress.set(address, show);
  return [linkTo(address, 'Tickets & Infos', `${name}, ${when}`)];
}

function titleOf(show, name, actions) {
  if (actions.querySelector('a')) return text('h3', 'show-name', name);
  const link = text('a', '', name);
  link.href = `/kinoprogramm-wien/kinofilm/${show.movieUrlIdentifier}`;
  return element('h3', 'show-name', link);
}

function cardOf(show, day) {
  const name = show.movie.movieName;
  const actions = element('div', 'show-actions');
  if (show.fomoStatus && !isSet(show.soldOut)) {
    actions.append(text('p', 'scarcity', scarcityTexts[show.fomoStatus]));
  }
  actions.append(...actionsOf(show, name, `${day}, ${show.time}\u00a0Uhr`));
  const card = element('article', 'show-card', pictureOf(name));
  card.id = `show-${show.showId}`;
  if (show.ribbonType) card.append(text('p', 'ribbon', ribbonTexts[show.ribbonType]));
  card.append(titleOf(show, name, actions));
  if (!isUnscheduled(show.date)) card.append(text('p', 'show-time', `${show.time}\u00a0Uhr`));
  card.append(text('p', 'show-venue', show.location), heartOf(name), actions);
  return element('li', '', card);
}

/** „Fr., 27.11.2026“ */
export function shortDayOf(date) {
  if (isUnscheduled(date)) return unscheduled;
  return `${weekday.format(timeOf(date)).replace('.', '')}., ${date}`;
}

function timeOf(date) {
  const [dayOfMonth, month, year] = date.split('.');
  return Date.UTC(year, month - 1, dayOfMonth);
}

function dayOf(date, shows) {
  const shortDay = shortDayOf(date);
  const heading = text('h2', '', isUnscheduled(date) ? unscheduled : longDay.format(timeOf(date)));
  heading.id = `tag-${date}`;
  const cards = shows.map((show) => ({ show, card: cardOf(show, shortDay) }));
  const list = element('ul', 'cards', ...cards.map(({ card }) => card));
  list.style.setProperty('--shows', cards.length);
  const section = element('section', 'day', heading, list);
  section.setAttribute('aria-labelledby', heading.id);
  return { section, list, cards };
}

function showProgramme(shows) {
  const byDate = new Map();
  for (const show of shows) {
    const showsOfDay = byDate.get(show.date);
    if (showsOfDay) showsOfDay.push(show);
    else byDate.set(show.date, [show]);
  }
  listed.days = [...byDate].map(([date, showsOfDay]) => dayOf(date, showsOfDay));
  listed.container = element('div', 'days', ...listed.days.map(({ section }) => section));
  const content = copiedFromApp('around-list');
  content.querySelector('.programme').append(listed.container);
  document.querySelector('main').replaceChildren(content);
}

fetch('/rest/show/getCurrentShows?s1=fetch&showtype=kino')
  .then((response) => response.json())
  .then(({ dataEntries }) => showProgramme(dataEntries));
