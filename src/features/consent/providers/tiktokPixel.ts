import { deviceNow } from '@/shared/browser/serverClock';
import { attempt } from './tracking';

const script = 'https://analytics.tiktok.com/i18n/pixel/events.js';

/** The script of a pixel, by its id. */
export function tiktokPixelAddress(id: string): string {
  return `${script}?${new URLSearchParams({ sdkid: id, lib: 'ttq' }).toString()}`;
}

const methods = [
  'page',
  'track',
  'identify',
  'instances',
  'debug',
  'on',
  'off',
  'once',
  'ready',
  'alias',
  'group',
  'enableCookie',
  'disableCookie',
  'holdConsent',
  'revokeConsent',
  'grantConsent',
] as const;
type Method = (...args: unknown[]) => void;
type Queue = unknown[][] & Partial<Record<(typeof methods)[number], Method>>;

/** What stands in for the pixel until its script takes over what was said, under the names that it looks for. */
type Stub = Queue & {
  _i?: Record<string, Queue & { _u?: string }>;
  _t?: Record<string, number>;
  _o?: Record<string, object>;
  methods?: readonly string[];
  instance?: (id: string) => Queue;
};
type PixelWindow = { TiktokAnalyticsObject?: string; ttq?: Stub };

function deferMethods<Target extends Queue>(target: Target): Target {
  for (const method of methods) target[method] = (...args) => void target.push([method, ...args]);
  return target;
}

/**
 * Puts what the script looks for when it arrives, with one page view. Asked again it does nothing. Only with consent to
 * marketing.
 */
export function prepareTiktokPixel(id: string): void {
  attempt(() => {
    const page = window as PixelWindow;
    if (page.ttq) return;
    page.TiktokAnalyticsObject = 'ttq';
    const ttq: Stub = deferMethods([]);
    page.ttq = ttq;
    ttq.methods = methods;
    ttq._i = { [id]: Object.assign([], { _u: script }) };
    ttq._t = { [id]: deviceNow() };
    ttq._o = { [id]: {} };
    ttq.instance = (pixelId) => deferMethods(ttq._i?.[pixelId] ?? []);
    ttq.page?.();
  });
}

/** Tells a pixel that runs whether it still may. */
export function notifyTiktokPixel(isAllowed: boolean): void {
  attempt(() => (window as PixelWindow).ttq?.[isAllowed ? 'grantConsent' : 'revokeConsent']?.());
}
