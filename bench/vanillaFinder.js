// Reference finder: the form is markup of the app, this script filters the list.

import { copiedFromApp, text } from './vanillaElements.js';
import { listed } from './vanillaList.js';

function searchTextOf({ movie, location }) {
  return [movie.movieName, location, movie.actors, movie.producer, movie.description]
    .join('\n')
    .toLowerCase();
}

// Hidden cards would leave gaps, because the grid is sized by the number of cards.
function show(typed) {
  const query = typed.trim().toLowerCase();
  const sections = listed.days.flatMap(({ section, list, cards }) => {
    const found = cards.filter(({ show }) => searchTextOf(show).includes(query));
    if (found.length === 0) return [];
    list.style.setProperty('--shows', found.length);
    if (found.length !== list.childElementCount) list.replaceChildren(...found.map(({ card }) => card));
    return [section];
  });
  listed.container.replaceChildren(...sections);
  document.querySelector('.finder-line').replaceChildren(...statusOf(typed.trim()));
}

function statusOf(typed) {
  if (!typed) return [text('p', '', '')];
  const count = listed.container.getElementsByClassName('show-card').length;
  const reset = text('button', 'btn btn-outline-primary btn-sm', 'Filter zurücksetzen');
  return [text('p', '', `${count} Termine: „${typed}“`), reset];
}

function writeAddress(typed) {
  const address = new URL(location.href);
  if (typed) address.searchParams.set('suche', typed);
  else address.searchParams.delete('suche');
  history.replaceState(null, '', address);
}

/** Runs before the measurement, like the click on the finder of the app. */
export async function openFinder() {
  const styles = copiedFromApp('late-styles');
  const loaded = [...styles.children].map((link) => new Promise((resolve) => (link.onload = resolve)));
  document.head.append(styles);
  await Promise.all(loaded);
  const content = copiedFromApp('around-found');
  content.querySelector('.programme').replaceWith(document.querySelector('.programme'));
  document.querySelector('main').replaceChildren(content);
  const input = document.querySelector('main input[type="search"]');
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    show(input.value);
    writeAddress(input.value.trim());
  });
}
