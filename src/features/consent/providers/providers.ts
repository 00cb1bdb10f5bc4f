import { settings } from '@/shared/config/settings';
import { removeCookiesLike } from '@/shared/browser/cookies';
import { facebookPixelAddress, prepareFacebookPixel, notifyFacebookPixel } from './facebookPixel';
import { addScript, cancelScript } from './scripts';
import { prepareTagManager, tagManagerAddress, notifyTagManager } from './tagManager';
import { prepareTiktokPixel, notifyTiktokPixel, tiktokPixelAddress } from './tiktokPixel';

type Category = 'statistics' | 'marketing';
type Consent = Record<Category, boolean>;

type Provider = {
  category: Category;
  /** Of its script; none where the setting is missing. */
  address: () => string | undefined;
  /** Puts what the script looks for when it arrives, once. */
  prepare?: (consent: Consent) => void;
  /** Tells a script that runs of a consent that changed. */
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

/** The providers' own cookies under our name, which are ours to delete. */
const cookiesOf = {
  statistics: /^_(gid|gat?(_.*)?)$/,
  marketing: /^(_fbp|_fbc|_ttp|_tt_.*|ttcsid.*|_gcl_.*)$/,
} as const satisfies Record<Category, RegExp>;

const categories = ['statistics', 'marketing'] as const;

/** Lets those take events whose scripts have not been asked for yet. */
export function prepareProviders(consent: Consent): void {
  for (const { category, address, prepare } of providers) {
    if (consent[category] && address() !== undefined) prepare?.(consent);
  }
}

/** The scripts of others in this page: each comes once at most, and nothing but a new page ends one that ran. */
export function createProviders() {
  const running = new Map<Provider, HTMLScriptElement>();

  function start(provider: Provider, consent: Consent) {
    const address = provider.address();
    if (address === undefined) return;
    provider.prepare?.(consent);
    running.set(provider, addScript(address));
  }

  return {
    /** Starts what is agreed to, unless this page may start nothing, and takes away what can be taken away. */
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
    /** Whether a script runs to which the visitor agrees no more. */
    hasRevoked: (consent: Consent) => [...running.keys()].some(({ category }) => !consent[category]),
    /** Whether the visitor agrees to one that this page has not started. */
    isMissing: (consent: Consent) =>
      providers.some(
        (provider) =>
          consent[provider.category] && !running.has(provider) && provider.address() !== undefined,
      ),
  };
}
