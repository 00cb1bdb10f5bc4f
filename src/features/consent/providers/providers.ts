import { settings } from '@/shared/config/settings';
import { removeCookiesLike } from '@/shared/browser/cookies';
import { facebookPixelAddress, prepareFacebookPixel, notifyFacebookPixel } from './facebookPixel';
import { prepareTagManager, tagManagerAddress, notifyTagManager } from './tagManager';
import { prepareTiktokPixel, notifyTiktokPixel, tiktokPixelAddress } from './tiktokPixel';

type Category = 'statistics' | 'marketing';
type Consent = Record<Category, boolean>;

type Provider = {
  category: Category;
  /** Address of the script; `undefined` if the setting is missing. */
  address: () => string | undefined;
  /** Creates what the script reads when it loads. Idempotent. */
  prepare?: (consent: Consent) => void;
  /** Passes a changed consent to a running script. */
  notify?: (consent: Consent) => void;
};

const providers: readonly Provider[] = [
  {
    category: 'statistics',
    address: () => settings.VITE_TAG_MANAGER_ID && tagManagerAddress(settings.VITE_TAG_MANAGER_ID),
    prepare: prepareTagManager,
    notify: notifyTagManager,
  },
  {
    category: 'marketing',
    address: () => settings.VITE_FACEBOOK_PIXEL_ID && facebookPixelAddress,
    prepare: () => prepareFacebookPixel(settings.VITE_FACEBOOK_PIXEL_ID ?? ''),
    notify: ({ marketing }) => notifyFacebookPixel(marketing),
  },
  {
    category: 'marketing',
    address: () => settings.VITE_TIKTOK_PIXEL_ID && tiktokPixelAddress(settings.VITE_TIKTOK_PIXEL_ID),
    prepare: () => prepareTiktokPixel(settings.VITE_TIKTOK_PIXEL_ID ?? ''),
    notify: ({ marketing }) => notifyTiktokPixel(marketing),
  },
  { category: 'marketing', address: () => settings.VITE_MAILING_SCRIPT_URL },
];

/** First-party cookies of the providers. */
const cookiesOf = {
  statistics: /^_(gid|gat?(_.*)?)$/,
  marketing: /^(_fbp|_fbc|_ttp|_tt_.*|ttcsid.*|_gcl_.*)$/,
} as const satisfies Record<Category, RegExp>;

const categories = ['statistics', 'marketing'] as const;

/** Lets providers queue events before their scripts load. */
export function prepareProviders(consent: Consent): void {
  for (const { category, address, prepare } of providers) {
    if (consent[category] && address() !== undefined) prepare?.(consent);
  }
}

/** Adds an async script. A failure to load is ignored. */
function addScript(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  return document.head.appendChild(script);
}

/**
 * Prevents a loading script from running. Removing the element does not; moving it to another document does.
 */
function cancelScript(script: HTMLScriptElement): void {
  document.implementation.createHTMLDocument().adoptNode(script);
}

/** Adds each script at most once. Only a new page ends a script that has run. */
export function createProviders() {
  const running = new Map<Provider, HTMLScriptElement>();

  function start(provider: Provider, consent: Consent) {
    const address = provider.address();
    if (address === undefined) return;
    provider.prepare?.(consent);
    running.set(provider, addScript(address));
  }

  return {
    /** Adds scripts with consent if `mayStart`, and removes those without. */
    follow(consent: Consent, mayStart: boolean): void {
      for (const provider of providers) {
        const isAgreed = consent[provider.category];
        const script = running.get(provider);
        if (!script) {
          if (isAgreed && mayStart) start(provider, consent);
          continue;
        }
        provider.notify?.(consent);
        if (!isAgreed) cancelScript(script);
      }
      for (const category of categories) if (!consent[category]) removeCookiesLike(cookiesOf[category]);
    },
    hasStarted: () => running.size > 0,
    /** Whether a script runs whose consent was withdrawn. */
    hasRevoked: (consent: Consent) => [...running.keys()].some(({ category }) => !consent[category]),
    /** Whether a script has consent but was not added. */
    isMissing: (consent: Consent) =>
      providers.some(
        (provider) =>
          consent[provider.category] && !running.has(provider) && provider.address() !== undefined,
      ),
  };
}
