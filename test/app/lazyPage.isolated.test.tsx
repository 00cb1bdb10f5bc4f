import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPage } from '@/app/lazyPage';
import { scriptLoadTimeoutMs } from '@/shared/config/constants';
import { paths } from '@/shop/paths';
import { sessionStore } from '@/shared/browser/browserStorage';
import { reloadPage } from '@/shared/browser/reloadPage';
import { addCleanup } from '@test/support/cleanups';
import { button, heading } from '@test/support/screenQueries';
import { takeProblems } from '@test/support/problems';
import { disconnectHost } from '@test/support/server';
import { passTime, stopTime } from '@test/support/time';

vi.mock('@/shared/browser/reloadPage', () => ({ reloadPage: vi.fn() }));

const notLoaded = 'Diese Seite konnte nicht geladen werden';
const broken = 'Auf dieser Seite ist etwas schiefgegangen';
const load = vi.fn<() => Promise<{ Shown: ComponentType }>>();

let isBroken = false;
function Page() {
  if (isBroken) throw new TypeError('x is undefined');
  return <h1>Fertig</h1>;
}

/** A page and a link to another address of the same page. */
function open() {
  const LazyPage = lazyPage(load, 'Shown');
  render(
    <MemoryRouter>
      <Link to={{ pathname: '/anderswo' }}>Anderswo</Link>
      <LazyPage />
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}

beforeEach(() => {
  isBroken = false;
  load.mockReset().mockResolvedValue({ Shown: Page });
  vi.mocked(reloadPage).mockReset();
  window.history.pushState(null, '', '/');
});

/** React logs every error that a boundary catches. */
function takeReport(text: string) {
  expect(takeProblems().join('\n')).toContain(text);
}

describe('a page whose code fails to load', () => {
  it('names the connection as the reason when offline, and loads again on request', async () => {
    disconnectHost();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const user = open();
    await heading(notLoaded);
    expect(screen.getByRole('alert')).toHaveTextContent('Verbindung gerade schlecht');
    takeReport('The code did not load.');
    await user.click(button('Erneut versuchen'));
    await heading('Fertig');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('shows the failure after a timeout', async () => {
    stopTime();
    load.mockReturnValueOnce(new Promise(() => undefined));
    open();
    await passTime(scriptLoadTimeoutMs - 1);
    expect(screen.queryByRole('heading', { name: notLoaded })).toBeNull();
    await passTime(1);
    expect(screen.getByRole('heading', { name: notLoaded })).toBeVisible();
    takeReport('The code did not load.');
  });
});

describe('a page whose code a deploy has removed', () => {
  const gone = () => load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));

  it('reloads once automatically, and the next time on request', async () => {
    gone();
    open();
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
    expect(screen.queryByRole('heading')).toBeNull();
    takeReport('The code did not load.');
    cleanup();

    const user = open();
    await heading(notLoaded);
    takeReport('The code did not load.');
    expect(screen.getByRole('alert')).toHaveTextContent('Vielleicht gibt es eine neue Version');
    expect(reloadPage).toHaveBeenCalledOnce();
    await user.click(button('Seite neu laden'));
    expect(reloadPage).toHaveBeenCalledTimes(2);
  });

  it.each([paths.checkout.to(), paths.payment.to({ orderId: '4711' }), paths.storno.to()])(
    'never reloads automatically at %s',
    async (address) => {
      gone();
      window.history.pushState(null, '', address);
      open();
      await heading(notLoaded);
      takeReport('The code did not load.');
      expect(button('Seite neu laden')).toBeVisible();
      expect(reloadPage).not.toHaveBeenCalled();
    },
  );

  it('does not reload if nothing can be stored, because a loop could not be detected', async () => {
    // The storage module keeps values in memory when the storage is full.
    addCleanup(() => sessionStore.remove('reloaded:forCode'));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    gone();
    open();
    await heading(notLoaded);
    takeReport('The code did not load.');
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('loads when the browser is online again, without a reload', async () => {
    disconnectHost();
    gone();
    open();
    await heading(notLoaded);
    takeReport('The code did not load.');
    load.mockResolvedValue({ Shown: Page });
    window.dispatchEvent(new Event('online'));
    await heading('Fertig');
    expect(reloadPage).not.toHaveBeenCalled();
  });
});

describe('a page that throws', () => {
  it('says that the connection is not the reason, and renders again without loading again', async () => {
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

  it('renders again at another address', async () => {
    isBroken = true;
    const user = open();
    await heading(broken);
    takeReport('x is undefined');
    isBroken = false;
    await user.click(screen.getByRole('link', { name: 'Anderswo' }));
    await heading('Fertig');
  });
});
