export function element(tag, className, ...children) {
  const created = document.createElement(tag);
  if (className) created.className = className;
  for (const child of children) created.append(child);
  return created;
}

export function text(tag, className, content) {
  const created = document.createElement(tag);
  if (className) created.className = className;
  created.textContent = content;
  return created;
}

/** A number from 0 to 5 that depends on the title, as in the app. */
function toneOf(title) {
  let sum = 0;
  for (const character of title) sum = (sum * 31 + character.charCodeAt(0)) % 997;
  return sum % 6;
}

export function pictureOf(name) {
  const picture = element('span', 'picture picture-poster picture-missing');
  picture.dataset.tone = toneOf(name);
  picture.dataset.title = name;
  picture.dataset.initial = name[0];
  return picture;
}

const shape = 'M12 20.5 4.2 12.6a5.1 5.1 0 0 1 7.2-7.2l.6.6.6-.6a5.1 5.1 0 0 1 7.2 7.2z';

function emptyHeart() {
  const svgElement = (tag) => document.createElementNS('http://www.w3.org/2000/svg', tag);
  const [picture, path] = [svgElement('svg'), svgElement('path')];
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', shape);
  picture.append(path);
  const button = element('button', 'heart', picture);
  button.type = 'button';
  button.setAttribute('aria-pressed', 'false');
  return button;
}
const heart = emptyHeart();

export function heartOf(name) {
  const own = heart.cloneNode(true);
  own.setAttribute('aria-label', `Merken: ${name}`);
  return own;
}

/** A copy of markup of the app that the reference does not render itself. */
export function copiedFromApp(id) {
  return document.getElementById(id).content.cloneNode(true);
}
