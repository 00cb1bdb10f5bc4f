import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from '@/ui/Picture';
import { posterTone } from '@/ui/posterTone';

const drawn = () => document.querySelector('.picture-missing');
const titles = [
  'Metropolis',
  'Nosferatu',
  'Goldrausch',
  'Sherlock Jr.',
  'Café Elektric',
  'Flohmarkt Wien',
  '',
];

describe('a poster that is drawn', () => {
  it.each(titles)('has one of six tones, for „%s“ at each visit the same', (title) => {
    expect([0, 1, 2, 3, 4, 5]).toContain(posterTone(title));
    const { unmount } = render(<Picture path={undefined} alt="" name={title} shape="poster" />);
    const first = drawn()?.getAttribute('data-tone');
    unmount();
    render(<Picture path="" alt="" name={title} shape="square" />);
    expect(drawn()).toHaveAttribute('data-tone', first);
  });

  it('differs from title to title: all tones are used', () => {
    const many = Array.from({ length: 200 }, (_, index) => posterTone(`Film ${index}`));
    expect(new Set(many).size).toBe(6);
  });

  it('holds the title and its first letter, whatever stands before that', () => {
    render(<Picture path={undefined} alt="" name="„Ödland“" shape="poster" />);
    expect(drawn()).toHaveAttribute('data-title', '„Ödland“');
    expect(drawn()).toHaveAttribute('data-initial', 'Ö');
  });

  it('is silent beside its name', () => {
    const { container } = render(<Picture path={undefined} alt="" name="Metropolis" shape="poster" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container).toHaveTextContent('');
    expect(drawn()).not.toHaveAttribute('aria-label');
  });

  it('alone is heard as a picture of that name', () => {
    render(<Picture path={undefined} alt="Plakat zu Metropolis" name="Metropolis" shape="poster" />);
    expect(screen.getByRole('img', { name: 'Plakat zu Metropolis' })).toBe(drawn());
  });

  it('takes the place of a picture that cannot be loaded, and leaves it to another one', () => {
    const { rerender } = render(<Picture path="/a.jpg" alt="" name="Metropolis" shape="poster" />);
    const picture = document.querySelector('img')!;
    fireEvent.error(picture);
    expect(document.querySelector('img')).toBeNull();
    expect(drawn()).toHaveAttribute('data-title', 'Metropolis');
    rerender(<Picture path="/b.jpg" alt="" name="Metropolis" shape="poster" />);
    expect(drawn()).toBeNull();
    expect(document.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/\/b\.jpg$/));
  });
});

it('of a page is what the picture of a card grows into, drawn or not', () => {
  const { rerender } = render(<Picture path="/a.jpg" alt="" shape="poster" isMain />);
  expect(document.querySelector('img')).toHaveClass('picture', 'detail-picture');
  rerender(<Picture path={undefined} alt="" shape="poster" isMain />);
  expect(drawn()).toHaveClass('picture', 'detail-picture');
  rerender(<Picture path={undefined} alt="" shape="poster" />);
  expect(drawn()).not.toHaveClass('detail-picture');
});
