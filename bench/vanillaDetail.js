// Reference page of a show: heading and facts from the data of the list.

import { copiedFromApp, element, heartOf, pictureOf, text } from './vanillaElements.js';
import { listed, shortDayOf } from './vanillaList.js';

function detailOf({ movie, date, time, location }) {
  const name = movie.movieName;
  const heading = text('h1', '', name);
  heading.tabIndex = -1;
  const wishlistButton = heartOf(name);
  wishlistButton.className = 'btn btn-outline-primary heart-text';
  wishlistButton.append('Merken');
  const [breadcrumbs, share, choices] = copiedFromApp('around-facts').children;
  const head = element(
    'div',
    'detail-head',
    heading,
    text('p', 'detail-when', `${shortDayOf(date)}, ${time}\u00a0Uhr`),
    text('p', '', `Ort: ${location}`),
    wishlistButton,
  );
  const facts = element(
    'div',
    'detail-text',
    text('p', 'prose', movie.description),
    text('p', 'soft', `Produktion: ${movie.producer}`),
    text('p', 'soft', `Mit: ${movie.actors}`),
    share,
  );
  const above = element('div', 'detail-facts', pictureOf(name), head, facts);
  return [breadcrumbs, element('article', 'detail detail-shop', above, choices)];
}

function open(show, address) {
  history.pushState(null, '', address);
  document.title = `${show.movie.movieName}, ${show.date}`;
  document.querySelector('main').replaceChildren(...detailOf(show));
  scrollTo(0, 0);
  document.querySelector('h1').focus({ preventScroll: true });
}

document.addEventListener('click', (event) => {
  const address = event.target.closest('a')?.getAttribute('href');
  const show = listed.byAddress.get(address);
  if (!show) return;
  event.preventDefault();
  open(show, address);
});
