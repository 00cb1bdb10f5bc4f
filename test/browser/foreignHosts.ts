import type { BrowserContext, Request, Route } from '@playwright/test';
import { mailingScript } from './shopWithSettings.mjs';

/** A third-party script: sets its cookie, sends every event, and keeps sending by itself. */
const script = (name: string, cookie: string, beacon: string) => `{
  document.cookie = '${cookie}=1; path=/; max-age=9999';
  window.ranScripts = [...(window.ranScripts ?? []), '${name}'];
  const send = () => fetch('${beacon}', { mode: 'no-cors', method: 'POST' }).catch(() => undefined);
  send();
  setInterval(send, 2000);
}`;

export const scripts = {
  tagManager: 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1',
  facebook: 'https://connect.facebook.net/en_US/fbevents.js',
  tiktok: 'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=ABC1&lib=ttq',
  mailing: mailingScript,
};

const contents: Record<string, string> = {
  [scripts.tagManager]: script('tagManager', '_ga', 'https://www.google-analytics.com/g/collect'),
  [scripts.facebook]: script('facebook', '_fbp', 'https://www.facebook.com/tr/'),
  [scripts.tiktok]: script('tiktok', '_ttp', 'https://analytics.tiktok.com/api/v2/pixel'),
  [scripts.mailing]: `
    ${script('mailing', 'mailing_seen', 'https://mailing.example.test/events')}
    window.mailingPopup = { open: () => (window.openedPopup = true) };
  `,
};

/** A third-party page with a picture and a script of its own. */
const page = (address: string) => `<!doctype html><html lang="de"><title>Beim Anbieter</title>
  <h1>Beim Anbieter</h1><p>${address}</p><img alt="" src="/bild.svg"><script src="/eigenes.js"></script></html>`;

function respond(route: Route): Promise<void> {
  const request = route.request();
  const body = contents[request.url()];
  if (body !== undefined) return route.fulfill({ contentType: 'text/javascript', body });
  if (request.resourceType() === 'document') {
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: page(request.url()) });
  }
  return route.fulfill({ contentType: 'text/plain', body: '' });
}

export type ForeignHosts = {
  /** Requested addresses of other origins, from pages, frames and workers, in order. */
  requested: () => string[];
  hosts: () => string[];
  /** Scripts that the shop's pages requested. */
  scripts: () => string[];
  forget: () => void;
};

/** Responds for all other hosts, so that no request leaves the machine, and records each one. */
export async function watchForeignHosts(context: BrowserContext): Promise<ForeignHosts> {
  const isForeign = (url: URL) => /^(https?|wss?):$/.test(url.protocol) && url.hostname !== 'localhost';
  let requests: Request[] = [];
  context.on('request', (request) => {
    if (isForeign(new URL(request.url()))) requests.push(request);
  });
  await context.route(isForeign, respond);
  const addresses = () => requests.map((request) => request.url());
  return {
    requested: addresses,
    hosts: () => [...new Set(addresses().map((address) => new URL(address).host))].sort(),
    scripts: () =>
      addresses()
        .filter((address) => address in contents)
        .sort(),
    forget: () => void (requests = []),
  };
}
