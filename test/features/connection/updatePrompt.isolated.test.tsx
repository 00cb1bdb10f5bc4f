import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { announceNewVersion } from '@/serviceWorker/newVersion';
import { immediateIdle } from '@test/support/idle';
import { button, heading } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { visit } from '@test/support/visit';

vi.mock('@/shared/browser/whenIdle', () => immediateIdle);

const title = 'Neue Version verfügbar';
const prompt = () => screen.queryByText(title);
const load = vi.fn();

function tell(react: () => void = load): void {
  act(() => announceNewVersion(react));
}

/** A page with the place where versions are told of. */
async function openPage(address: string) {
  const app = renderApp(address);
  await screen.findByRole('status', { name: 'Verbindung, Bestellung und Version' });
  return app;
}

beforeEach(() => load.mockReset());

it('a new version is told politely, and loaded at a press alone (requirements R16)', async () => {
  const { user } = await openPage(paths.extraCar.to());
  expect(prompt()).toBeNull();
  tell();
  expect(prompt()).toBeVisible();
  expect(prompt()!.closest('[role=status]')).not.toBeNull();
  expect(document.activeElement).not.toBe(button('Neu laden'));
  expect(load).not.toHaveBeenCalled();
  await user.click(button('Neu laden'));
  expect(load).toHaveBeenCalledOnce();
});

it('„Später“ puts it off on every page; the next version is told of again', async () => {
  const { user } = await openPage(paths.extraCar.to());
  tell();
  await user.click(button('Später'));
  expect(prompt()).toBeNull();
  visit(paths.jobs.to());
  await heading(/^Jobs/);
  expect(prompt()).toBeNull();
  expect(load).not.toHaveBeenCalled();
  const loadNext = vi.fn();
  tell(loadNext);
  await user.click(button('Neu laden'));
  expect(loadNext).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
});

it.each([
  paths.checkout.to(),
  paths.payment.to({ orderId: '7' }),
  paths.storno.to({}, { stornoIdentifier: 'storno-7' }),
])('nobody is asked at %s, but on the page after it', async (address) => {
  await openPage(address);
  tell();
  expect(prompt()).toBeNull();
  visit(paths.extraCar.to());
  await waitFor(() => expect(prompt()).toBeVisible());
});
