import type { Browser } from '@playwright/test';

type Send = (method: string, parameters?: unknown) => Promise<unknown>;
type Insides = { _connection: { toImpl: (browser: Browser) => { _browserSession: { send: Send } } } };

/** Playwright sets a colour scheme in every context; older releases of Firefox reject the command. */
const optional = 'emulation.setMediaFeaturesOverride';

/**
 * Lets Playwright drive a stock Firefox over WebDriver BiDi: drops commands that it does not know and that are not
 * needed. Patches Playwright's internals, which have no option for it; remove it when Debian's Firefox knows the
 * command.
 */
export function dropUnknownCommands(browser: Browser): void {
  const session = (browser as Browser & Insides)._connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = (method, parameters) =>
    method === optional ? Promise.resolve({}) : send(method, parameters);
}
