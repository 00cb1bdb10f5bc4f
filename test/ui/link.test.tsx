import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Link, MenuLink } from '@/ui/Link';

function Place() {
  return <p>{useLocation().pathname}</p>;
}

function show(link: React.ReactNode) {
  render(
    <MemoryRouter initialEntries={['/hier']}>
      {link}
      <Place />
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

it('leads there within the shop', () => {
  const link = show(<Link to="/dort?a=1#ort">Weiter</Link>);
  expect(link).toHaveAttribute('href', '/dort?a=1#ort');
  expect(fireEvent.click(link)).toBe(false);
  expect(screen.getByText('/dort')).toBeVisible();
});

it.each([
  ['with the key for a new tab', { ctrlKey: true }],
  ['with the key for a new tab on a Mac', { metaKey: true }],
  ['with the key for a new window', { shiftKey: true }],
  ['with the middle button', { button: 1 }],
])('leaves a press %s to the browser', (_, press) => {
  const link = show(<Link to="/dort">Weiter</Link>);
  expect(fireEvent.click(link, press)).toBe(true);
  expect(screen.getByText('/hier')).toBeVisible();
});

it('leaves a link for a tab of its own to the browser', () => {
  const link = show(
    <Link to="/dort" target="_blank">
      Weiter
    </Link>,
  );
  expect(fireEvent.click(link)).toBe(true);
  expect(screen.getByText('/hier')).toBeVisible();
});

it('stays where whoever shows it refuses the press', () => {
  const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault());
  const link = show(
    <Link to="/dort" onClick={onClick}>
      Weiter
    </Link>,
  );
  fireEvent.click(link);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByText('/hier')).toBeVisible();
});

it('says of a menu’s link where the visitor is', () => {
  const link = show(<MenuLink to="/hier">Hier</MenuLink>);
  expect(link).toHaveAttribute('aria-current', 'page');
});

it('says nothing of a menu’s link that leads elsewhere', () => {
  expect(show(<MenuLink to="/dort">Dort</MenuLink>)).not.toHaveAttribute('aria-current');
});
