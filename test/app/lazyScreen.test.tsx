import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyScreen } from '@/app/lazyScreen';
import { screenLoadTimeout } from '@/config/limits';
import { button, heading } from '@test/support/look';
import { takeProblems } from '@test/support/problems';
import { passTime, stopTime } from '@test/support/time';

const notLoaded = 'Diese Seite konnte nicht geladen werden';
const broken = 'Auf dieser Seite ist etwas schiefgegangen';
const load = vi.fn<() => Promise<{ Shown: ComponentType }>>();

let isBroken = false;
function Page() {
  if (isBroken) throw new TypeError('x is undefined');
  return <h1>Fertig</h1>;
}

/** A screen, and beside it a link to another address that the same screen stands at. */
function open() {
  const Screen = lazyScreen(load, 'Shown');
  render(
    <MemoryRouter>
      <Link to={{ pathname: '/anderswo' }}>Anderswo</Link>
      <Screen />
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}

beforeEach(() => {
  isBroken = false;
  load.mockReset().mockResolvedValue({ Shown: Page });
});

/** React reports to the console whatever a boundary catches. */
function takeReport(text: string) {
  expect(takeProblems().join('\n')).toContain(text);
}

describe('a screen whose code does not arrive', () => {
  it('speaks of the connection, and is fetched anew on request', async () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const user = open();
    await heading(notLoaded);
    expect(screen.getByRole('alert')).toHaveTextContent('Verbindung gerade schlecht');
    takeReport('The code did not load.');
    await user.click(button('Erneut versuchen'));
    await heading('Fertig');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('says so when it takes too long', async () => {
    stopTime();
    load.mockReturnValueOnce(new Promise(() => undefined));
    open();
    await passTime(screenLoadTimeout - 1);
    expect(screen.queryByRole('heading', { name: notLoaded })).toBeNull();
    await passTime(1);
    expect(screen.getByRole('heading', { name: notLoaded })).toBeVisible();
    takeReport('The code did not load.');
  });
});

describe('a screen that breaks', () => {
  it('does not blame the connection, and is shown again without being fetched again', async () => {
    isBroken = true;
    const user = open();
    await heading(broken);
    expect(screen.getByRole('alert')).toHaveTextContent('nicht an deiner Verbindung');
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
    await user.click(button('Erneut versuchen'));
    await heading(broken);
    takeReport('x is undefined');
    isBroken = false;
    await user.click(button('Erneut versuchen'));
    await heading('Fertig');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is no longer broken at another address', async () => {
    isBroken = true;
    const user = open();
    await heading(broken);
    takeReport('x is undefined');
    isBroken = false;
    await user.click(screen.getByRole('link', { name: 'Anderswo' }));
    await heading('Fertig');
  });
});
