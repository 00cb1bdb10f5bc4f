import type { Env } from '../../src/shared/config/env.ts';

type Directive =
  'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'frame-src' | 'form-action';
type Sources = Partial<Record<Directive, readonly string[]>>;

/** The own origin of an address; none where it is a path of the shop's. */
const originOf = (address: string | undefined) =>
  address && URL.canParse(address) ? [new URL(address).origin] : [];

/**
 * What the scripts of others ask for in turn, as their makers say. What a tag manager's container brings in beside Google's
 * own has to be named in VITE_THIRD_PARTY_HOSTS.
 */
const google: Sources = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  'connect-src': [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.g.doubleclick.net',
    'https://www.google.com',
  ],
  'frame-src': ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
};
/** What is too long for an address goes out as a form into a frame. */
const facebook: Sources = {
  'script-src': ['https://connect.facebook.net'],
  'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
  'frame-src': ['https://www.facebook.com'],
  'form-action': ['https://www.facebook.com'],
};
const tiktok: Sources = {
  'script-src': ['https://analytics.tiktok.com'],
  'connect-src': ['https://analytics.tiktok.com', 'https://analytics-ipv6.tiktokw.us'],
};

/** A script that draws a popup of its own, from hosts of its own. */
function popupSources(hosts: readonly string[]): Sources {
  const everywhere = [
    'script-src',
    'style-src',
    'font-src',
    'connect-src',
    'frame-src',
    'form-action',
  ] as const;
  return Object.fromEntries(everywhere.map((directive) => [directive, hosts]));
}

function thirdParties(settings: Env): Sources[] {
  const hosts = (settings.VITE_THIRD_PARTY_HOSTS ?? []).map((host) => `https://${host}`);
  return [
    settings.VITE_TAG_MANAGER_ID ? google : {},
    settings.VITE_FACEBOOK_PIXEL_ID ? facebook : {},
    settings.VITE_TIKTOK_PIXEL_ID ? tiktok : {},
    popupSources([...originOf(settings.VITE_MAILING_SCRIPT_URL), ...hosts]),
    { 'frame-src': originOf(settings.VITE_NEWSLETTER_FRAME_URL) },
    { 'frame-src': originOf(settings.VITE_PROVIDER_SITE_URL) },
  ];
}

function shop(settings: Env, scriptHashes: readonly string[]): Record<Directive, readonly string[]> {
  return {
    'script-src': ["'self'", ...scriptHashes],
    // Each page has a sheet of its own in it and parts carry styles: hashes would make a header of kilobytes.
    'style-src': ["'self'", "'unsafe-inline'"],
    // The backend names pictures by whole addresses, of hosts that it alone knows.
    'img-src': ["'self'", 'data:', 'https:', ...originOf(settings.VITE_MEDIA_BASE_URL)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originOf(settings.VITE_API_BASE_URL)],
    'frame-src': [],
    'form-action': ["'self'"],
  };
}

/** What is the same for every shop. Leaving for the payment page is a navigation, which no directive concerns. */
const fixed = [
  "default-src 'none'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/**
 * The Content-Security-Policy of a build with these settings and these scripts in its pages (requirements, "Security").
 */
export function contentSecurityPolicy(settings: Env, scriptHashes: readonly string[]): string {
  const others = thirdParties(settings);
  const rules = Object.entries(shop(settings, scriptHashes)).map(([directive, own]) => {
    const theirs = others.flatMap((sources) => sources[directive as Directive] ?? []);
    const all = [...new Set([...own, ...theirs])];
    // Any https host is allowed already.
    const needed = directive === 'img-src' ? all.filter((source) => !source.startsWith('https://')) : all;
    return `${directive} ${needed.length > 0 ? needed.join(' ') : "'none'"}`;
  });
  return [fixed[0], ...rules, ...fixed.slice(1)].join('; ');
}
