// The reference's finder: the form is the app's own markup, the list is filtered by hand.

import { copiedFromApp, text } from './vanillaElements.js';
import { listed } from './vanillaList.js';

function foundBy({ movie, location }) {
  return [movie.movieName, location, movie.actors, movie.producer, movie.description]
    .join('\n')
    .toLowerCase();
}

// Hiding what does not match instead would leave gaps in a grid that counts its cards.
function show(typed) {
  const wanted = typed.trim().toLowerCase();
  const sections = listed.days.flatMap(({ section, list, cards }) => {
    const found = cards.filter(({ show }) => foundBy(show).includes(wanted));
    if (found.length === 0) return [];
    list.style.setProperty('--shows', found.length);
    if (found.length !== list.childElementCount) list.replaceChildren(...found.map(({ card }) => card));
    return [section];
  });
  listed.container.replaceChildren(...sections);
  document.querySelector('.finder-line').replaceChildren(...saidOf(typed.trim()));
}

function saidOf(typed) {
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

/** Before the time begins, as the app's finder is opened before. */
export async function openFinder() {
  const styles = copiedFromApp('late-styles');
  const loaded = [...styles.children].map((link) => new Promise((resolve) => (link.onload = resolve)));
  document.head.append(styles);
  await Promise.all(loaded);
  const frame = copiedFromApp('around-found');
  frame.querySelector('.programme').replaceWith(document.querySelector('.programme'));
  document.querySelector('main').replaceChildren(frame);
  const input = document.querySelector('main input[type="search"]');
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    show(input.value);
    writeAddress(input.value.trim());
  });
}
