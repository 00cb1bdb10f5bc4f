import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { find } from '@test/support/findById';

test('what an identifier names is found as jsdom finds it', () => {
  const { container } = render(
    <>
      <p id="twice">Kino</p>
      <section id="sum">
        <b id="twice">Kino</b>
        <i id="once">Kino</i>
      </section>
    </>,
  );
  const section = container.querySelector('section')!;
  for (const place of [document.body, container, section]) {
    for (const id of ['twice', 'once', 'sum', 'nobody', 'a.b']) {
      const selector = `[id="${id}"]`;
      expect(place.querySelector(selector), id).toBe(find.call(place, selector));
    }
  }
  expect(section.querySelector('[id="once"]')).toHaveTextContent('Kino');
  expect(section.querySelector('[id="sum"]')).toBeNull();
});
