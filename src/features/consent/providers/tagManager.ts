import { deviceNow } from '@/shared/browser/serverClock';
import { attempt, dataLayer } from './tracking';

type Consent = { statistics: boolean; marketing: boolean };

/** The script of a container, by its id (`GTM-…`). */
export function tagManagerAddress(id: string): string {
  return `https://www.googletagmanager.com/gtm.js?${new URLSearchParams({ id }).toString()}`;
}

function command(..._args: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- this very object tells a command from an event
  dataLayer().push(arguments);
}

/** Says what the container's tags may do, in the words that they know. */
function notifyConsent(type: 'default' | 'update', { statistics, marketing }: Consent): void {
  const valueOf = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
  command('consent', type, {
    analytics_storage: valueOf(statistics),
    ad_storage: valueOf(marketing),
    ad_user_data: valueOf(marketing),
    ad_personalization: valueOf(marketing),
  });
}

/**
 * Puts what the script looks for when it arrives, and what must come before any event. Asked again it only tells of the
 * consent. Only with consent to statistics.
 */
export function prepareTagManager(consent: Consent): void {
  attempt(() => {
    if ('dataLayer' in window) {
      notifyConsent('update', consent);
      return;
    }
    notifyConsent('default', consent);
    dataLayer().push({ 'gtm.start': deviceNow(), event: 'gtm.js' });
  });
}

/** Tells a container that runs of a consent that changed, a withdrawal too. */
export function notifyTagManager(consent: Consent): void {
  attempt(() => notifyConsent('update', consent));
}
