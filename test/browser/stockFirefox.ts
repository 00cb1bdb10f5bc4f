import type { Browser } from '@playwright/test';

type Send = (method: string, parameters?: unknown) => Promise<unknown>;
type Insides = { _connection: { toImpl: (browser: Browser) => { _browserSession: { send: Send } } } };

/** Playwright sets a colour scheme in every context; releases of Firefox that do not know the command refuse it. */
const optional = 'emulation.setMediaFeaturesOverride';

/**
 * Lets Playwright drive a Firefox as Mozilla ships it, over WebDriver BiDi: what it sends without need and Firefox does
 * not know is dropped. Reaches into Playwright, which has no switch for it; may go once Debian's Firefox knows the
 * command.
 */
export function dropUnknownCommands(browser: Browser): void {
  const session = (browser as Browser & Insides)._connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = (method, parameters) =>
    method === optional ? Promise.resolve({}) : send(method, parameters);
}
