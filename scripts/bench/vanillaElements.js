// What the hand-written pages make their elements with.

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

export function pictureOf(name) {
  const picture = element('span', 'picture picture-poster picture-missing');
  picture.dataset.initial = name[0];
  return picture;
}

/** What the app has beside the part that is written by hand: it was copied from the app's own page. */
export function copiedFromApp(id) {
  return document.getElementById(id).content.cloneNode(true);
}
