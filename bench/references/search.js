/* global documents */
// Reference of the part `search`: a filter over the same texts without tolerance for typing errors and without ranking.

const maximum = 20;
const texts = documents.map(({ text }) => text.toLowerCase());
const results = document.querySelector('.search-results');

function element(tag, content) {
  const created = document.createElement(tag);
  created.append(...content);
  return created;
}

function itemOf({ group, address, title, description }) {
  const groupName = element('p', [group]);
  groupName.className = 'found-group';
  const link = element('a', [title]);
  link.href = address;
  return element('li', [groupName, link, element('p', [description])]);
}

document.querySelector('.search-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const words = document.querySelector('#suche').value.trim().toLowerCase().split(/\s+/);
  const found = documents.filter((_, index) => words.every((word) => texts[index].includes(word)));
  const list = element('ul', found.slice(0, maximum).map(itemOf));
  list.className = 'found';
  const status = element('p', [`${found.length} Treffer`]);
  status.className = 'search-status';
  results.replaceChildren(status, list);
  history.replaceState(null, '', `?q=${encodeURIComponent(words.join(' '))}`);
});
