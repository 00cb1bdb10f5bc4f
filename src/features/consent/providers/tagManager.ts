import { deviceNow } from '@/shared/browser/serverClock';
import { attempt, dataLayer } from './tracking';

type Consent = { statistics: boolean; marketing: boolean };

export function tagManagerAddress(id: string): string {
  return `https://www.googletagmanager.com/gtm.js?${new URLSearchParams({ id }).toString()}`;
}

function command(..._args: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- an arguments object distinguishes a command from an event
  dataLayer().push(arguments);
}

/** Passes the consent to the container (Google consent mode). */
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
 * Creates the data layer, with the consent before any event. A second call only updates the consent. Requires
 * consent to statistics.
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

export function notifyTagManager(consent: Consent): void {
  attempt(() => notifyConsent('update', consent));
}
