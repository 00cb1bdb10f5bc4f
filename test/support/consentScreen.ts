import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { paths } from '@/shop/paths';
import { agreeTo, all, forgetConsent } from './consent';
import { renderApp } from './renderApp';

export const bannerText =
  'Diese Website benutzt Cookies. Wenn Sie die Website weiter nutzen, gehen wir von Ihrem Einverständnis aus.';

const region = { name: 'Cookie-Hinweis' };
export const findBanner = () => screen.findByRole('region', region);
export const queryBanner = () => screen.queryByRole('region', region);

export async function openWithoutConsent(address: string) {
  forgetConsent();
  const app = renderApp(address);
  const banner = within(await findBanner());
  return { ...app, banner };
}

export const footer = () => within(screen.getByRole('contentinfo'));
export const footerButton = () => footer().getByRole('button', { name: 'Cookie-Einstellungen' });

export async function settingsDialog() {
  return within(await screen.findByRole('dialog', { name: 'Cookie-Einstellungen' }));
}

export const foreignScripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
    .map(({ src }) => src)
    .filter((src) => new URL(src).origin !== window.location.origin);

/** Opens a page without form fields, on which third-party scripts run. */
export async function openWithScripts(address = paths.notFound.to()) {
  agreeTo(all);
  const app = renderApp(address);
  await waitFor(() => expect(foreignScripts()).not.toEqual([]));
  // A pending request, such as that of the session, would prevent a reload.
  await waitFor(() => expect(app.store.getState().loadingBar.active).toEqual({}));
  return app;
}

/** Clicks boxes and buttons of the settings; the last one closes the dialog. */
export async function choose(user: UserEvent, ...names: (string | RegExp)[]): Promise<void> {
  await user.click(footerButton());
  const dialog = await settingsDialog();
  for (const name of names) {
    const role = name instanceof RegExp ? 'checkbox' : 'button';
    await user.click(dialog.getByRole(role, { name }));
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
