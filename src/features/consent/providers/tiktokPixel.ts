import { deviceNow } from '@/shared/browser/serverClock';
import { attempt } from './tracking';

const script = 'https://analytics.tiktok.com/i18n/pixel/events.js';

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

/** Queues calls until the pixel's script loads; the script expects these names. */
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

/** Creates the pixel's queue with one page view. Idempotent; requires consent to marketing. */
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

export function notifyTiktokPixel(isAllowed: boolean): void {
  attempt(() => (window as PixelWindow).ttq?.[isAllowed ? 'grantConsent' : 'revokeConsent']?.());
}
