import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SafeHtml } from '@/ui/SafeHtml';

const outline = () =>
  screen.queryAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent]);

it.each([
  ['<h3>Wann</h3><h4>Sonntag</h4><h3>Wo</h3>', ['H2 Wann', 'H3 Sonntag', 'H2 Wo']],
  ['<h1>Markt</h1><h4>Regeln</h4>', ['H2 Markt', 'H3 Regeln']],
  ['<h4>Zuerst</h4><h2>Dann</h2><h3>Darunter</h3>', ['H2 Zuerst', 'H2 Dann', 'H3 Darunter']],
  ['<h2>A</h2><h3>B</h3><h4>C</h4><h5>D</h5><h6>E</h6>', ['H2 A', 'H3 B', 'H4 C', 'H5 D', 'H6 E']],
])('headings of %s go down one by one below the page’s own', (html, expected) => {
  render(<SafeHtml html={html} />);
  expect(outline().map((parts) => parts.join(' '))).toEqual(expected);
});

it('keeps what stands inside a heading', () => {
  render(<SafeHtml html='<h3>Zur <a href="/agb">AGB</a></h3>' />);
  expect(screen.getByRole('heading', { level: 2, name: 'Zur AGB' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'AGB' })).toHaveAttribute('rel', 'noopener');
});

it('takes no attribute beside an address', () => {
  render(
    <SafeHtml html='<p data-bs-toggle="x" aria-label="y" id="z" class="w" style="color:red">Text</p>' />,
  );
  expect(screen.getByText('Text').getAttributeNames()).toEqual([]);
});
