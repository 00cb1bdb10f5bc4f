/* global documents */
// The reference for the search: a filter over the same texts; it forgives no slip and ranks nothing.

const most = 20;
const texts = documents.map(({ text }) => text.toLowerCase());
const results = document.querySelector('.search-results');

function element(tag, content) {
  const created = document.createElement(tag);
  created.append(...content);
  return created;
}

function itemOf({ group, address, title, description }) {
  const named = element('p', [group]);
  named.className = 'found-group';
  const link = element('a', [title]);
  link.href = address;
  return element('li', [named, link, element('p', [description])]);
}

document.querySelector('.search-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const wanted = document.querySelector('#suche').value.trim().toLowerCase().split(/\s+/);
  const found = documents.filter((_, index) => wanted.every((word) => texts[index].includes(word)));
  const list = element('ul', found.slice(0, most).map(itemOf));
  list.className = 'found';
  const said = element('p', [`${found.length} Treffer`]);
  said.className = 'search-status';
  results.replaceChildren(said, list);
  history.replaceState(null, '', `?q=${encodeURIComponent(wanted.join(' '))}`);
});
