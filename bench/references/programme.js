// Reference of the part `startup`: the minimum that a hand-written page does to render the programme, which its head has
// already requested. It does not validate the response.

import { element, heartOf, pictureOf, text } from '../vanillaElements.js';

const scarcity = ['', 'Weniger als 20 Tickets verfügbar', 'Weniger als 10 Tickets verfügbar'];
const fewer = [
  'Weniger als 5 Tickets verfügbar',
  'Nur noch 2 Tickets verfügbar',
  'Nur noch 1 Ticket verfügbar',
];
const ribbons = { hot: 'Hot', sale: 'Sale', outOfStock: 'Out of Stock' };
const dayNames = new Intl.DateTimeFormat('de-AT', { dateStyle: 'full', timeZone: 'UTC' });
const weekdays = new Intl.DateTimeFormat('de-AT', { weekday: 'short', timeZone: 'UTC' });

const isSet = (value) => value === true || value === 1 || value === 'true' || value === '1';
const isUnscheduled = ({ date }) => date.endsWith('2099');
const orderOf = (show) =>
  isUnscheduled(show) ? '2099' : `${show.date.split('.').reverse().join('')} ${show.time}`;

function timeOf({ date }) {
  const [day, month, year] = date.split('.');
  return Date.UTC(year, month - 1, day);
}

function labelled(target, label, context) {
  target.append(label, text('span', 'visually-hidden', `: ${context}`));
  return target;
}

function link(address, variant, label, context) {
  const created = element('a', `btn btn-${variant}`);
  created.href = address;
  return labelled(created, label, context);
}

function button(label) {
  const created = element('button', 'btn btn-primary');
  created.type = 'button';
  if (label) created.textContent = label;
  created.disabled = Boolean(label);
  return created;
}

function actionsOf(show, film) {
  const name = show.movie.movieName;
  const hasLater = show.countFutureShowsForMovie > 0;
  if (isUnscheduled(show)) return [labelled(button(''), 'Vormerken', name)];
  if (isSet(show.soldOut)) {
    const others = hasLater ? [link(film, 'outline-primary', 'Weitere Termine', name)] : [];
    return [button('Ausverkauft'), ...others];
  }
  if (isSet(show.futureSales)) {
    return [hasLater ? link(film, 'primary', 'Details zum Film', name) : button('Verkauf startet in Kürze')];
  }
  const day = `${weekdays.format(timeOf(show)).replace('.', '')}., ${show.date}`;
  const isFilmFirst = isSet(show.displayMoviePageBeforeShowDetail);
  const address = isFilmFirst ? film : `/show/${show.urlIdentifier || show.showId}`;
  return [link(address, 'primary', 'Tickets & Infos', `${name}, ${day}, ${show.time}\u00a0Uhr`)];
}

function posterOf({ movieName, imagePath, imageName }) {
  if (!imageName) return pictureOf(movieName);
  const picture = element('img', 'picture picture-poster');
  Object.assign(picture, { alt: '', width: 300, height: 450, loading: 'lazy', src: imagePath + imageName });
  return picture;
}

function cardOf(show) {
  const { movie } = show;
  const film = `/kinoprogramm-wien/kinofilm/${movie.urlIdentifier}`;
  const few = [...scarcity, ...fewer][show.fomoStatus];
  const actions = element('div', 'show-actions', ...actionsOf(show, film));
  if (few && !isSet(show.soldOut)) actions.prepend(text('p', 'scarcity', few));
  const card = element('article', 'show-card', posterOf(movie));
  if (ribbons[show.ribbonType]) card.append(text('p', 'ribbon', ribbons[show.ribbonType]));
  const name = element('h3', 'show-name');
  if (actions.querySelector('a')) name.textContent = movie.movieName;
  else name.append(Object.assign(text('a', '', movie.movieName), { href: film }));
  card.append(name);
  if (!isUnscheduled(show)) card.append(text('p', 'show-time', `${show.time}\u00a0Uhr`));
  card.append(text('p', 'show-venue', show.location), heartOf(movie.movieName), actions);
  return element('li', '', card);
}

function dayOf(shows) {
  const [first] = shows;
  const list = element('ul', 'cards', ...shows.map(cardOf));
  list.style.setProperty('--shows', shows.length);
  const name = isUnscheduled(first) ? 'Termin folgt' : dayNames.format(timeOf(first));
  return element('section', 'day', text('h2', '', name), list);
}

globalThis.earlyResponse
  .then((response) => response.json())
  .then(({ dataEntries }) => {
    const days = new Map();
    const shows = dataEntries.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
    for (const show of shows) days.set(show.date, [...(days.get(show.date) ?? []), show]);
    const programme = document.querySelector('.programme');
    programme.className = 'programme';
    document.querySelector('main [role="status"]')?.replaceChildren();
    programme.replaceChildren(element('div', 'days', ...[...days.values()].map(dayOf)));
  });
