import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { announceNewVersion } from '@/serviceWorker/newVersion';
import { button, heading } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { visit } from '@test/support/visit';

const title = 'Neue Version verfügbar';
const prompt = () => screen.queryByText(title);
const load = vi.fn();

function announce(react: () => void = load): void {
  act(() => announceNewVersion(react));
}

/** Opens a page and waits for its status region. */
async function openPage(address: string) {
  const app = renderApp(address);
  await screen.findByRole('status', { name: 'Verbindung, Bestellung und Version' });
  return app;
}

beforeEach(() => load.mockReset());

it('announces a new version politely and loads it only after a click (requirements R16)', async () => {
  const { user } = await openPage(paths.extraCar.to());
  expect(prompt()).toBeNull();
  announce();
  expect(prompt()).toBeVisible();
  expect(prompt()!.closest('[role=status]')).not.toBeNull();
  expect(document.activeElement).not.toBe(button('Neu laden'));
  expect(load).not.toHaveBeenCalled();
  await user.click(button('Neu laden'));
  expect(load).toHaveBeenCalledOnce();
});

it('„Später“ dismisses the update prompt on every page, and the next version is announced again', async () => {
  const { user } = await openPage(paths.extraCar.to());
  announce();
  await user.click(button('Später'));
  expect(prompt()).toBeNull();
  visit(paths.jobs.to());
  await heading(/^Jobs/);
  expect(prompt()).toBeNull();
  expect(load).not.toHaveBeenCalled();
  const loadNext = vi.fn();
  announce(loadNext);
  await user.click(button('Neu laden'));
  expect(loadNext).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
});

it.each([
  paths.checkout.to(),
  paths.payment.to({ orderId: '7' }),
  paths.storno.to({}, { stornoIdentifier: 'storno-7' }),
])('shows no update prompt at %s, and shows it on the next page', async (address) => {
  await openPage(address);
  announce();
  expect(prompt()).toBeNull();
  visit(paths.extraCar.to());
  await waitFor(() => expect(prompt()).toBeVisible());
});
