import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { FocusRelease } from '@/app/navigation/FocusRelease';

/** Elements that had the focus when React started to remove the page. */
const focused: (Element | null)[] = [];

function Page({ to }: { to: string }) {
  useLayoutEffect(
    () => () => {
      focused.push(document.activeElement);
    },
    [],
  );
  return <Link to={to}>{`Nach ${to}`}</Link>;
}

function renderPages() {
  render(
    <MemoryRouter>
      <main>
        <FocusRelease>
          <Link to="/zwei">Bleibt</Link>
          <Routes>
            <Route path="/" element={<Page key="eins" to="/zwei" />} />
            <Route path="/zwei" element={<Page key="zwei" to="/" />} />
          </Routes>
        </FocusRelease>
      </main>
    </MemoryRouter>,
  );
}

function follow(name: string): HTMLElement {
  const link = screen.getByRole('link', { name });
  act(() => link.focus());
  act(() => link.click());
  expect(screen.getByRole('link', { name: 'Nach /' })).toBeInTheDocument();
  return link;
}

test('a link that is removed with its page has lost the focus before', () => {
  focused.length = 0;
  renderPages();
  follow('Nach /zwei');
  expect(focused).toEqual([document.body]);
});

test('a link that stays keeps the focus', () => {
  renderPages();
  expect(follow('Bleibt')).toHaveFocus();
});
