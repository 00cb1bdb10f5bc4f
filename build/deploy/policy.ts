import type { Env } from '../../src/shared/config/env.ts';

type Directive =
  'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'frame-src' | 'form-action';
type Sources = Partial<Record<Directive, readonly string[]>>;

/** Empty for a path on the shop's own origin. */
const originOf = (address: string | undefined) =>
  address && URL.canParse(address) ? [new URL(address).origin] : [];

/** Hosts that the providers document. Other hosts of a tag manager's container belong into VITE_THIRD_PARTY_HOSTS. */
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
/** The pixel sends long events as a form in a frame. */
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

function popupSources(hosts: readonly string[]): Sources {
  const directives = [
    'script-src',
    'style-src',
    'font-src',
    'connect-src',
    'frame-src',
    'form-action',
  ] as const;
  return Object.fromEntries(directives.map((directive) => [directive, hosts]));
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
    // Each page has critical CSS and style attributes, whose hashes would add kilobytes to the header.
    'style-src': ["'self'", "'unsafe-inline'"],
    // The backend returns picture URLs of hosts that the build does not know.
    'img-src': ["'self'", 'data:', 'https:', ...originOf(settings.VITE_MEDIA_BASE_URL)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originOf(settings.VITE_API_BASE_URL), ...originOf(settings.VITE_VISITS_URL)],
    // The page of embedded dates shows them as other websites do.
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
  };
}

/** The name under which a header says where browsers report what the policy stops. */
export const reportGroup = 'shop';

/** Independent of settings. No directive restricts the navigation to the payment page. */
const fixed = [
  "default-src 'none'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/**
 * Strings become code only by the shop's policies: of the head script for addresses on its own host, of the sanitiser,
 * and of structured data. The scripts of others know nothing of it and would not run.
 */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types default dompurify json-ld'];

/** The Content-Security-Policy of a build (requirements, "Security"). */
export function contentSecurityPolicy(settings: Env, scriptHashes: readonly string[]): string {
  const others = thirdParties(settings);
  const rules = Object.entries(shop(settings, scriptHashes)).map(([directive, own]) => {
    const theirs = others.flatMap((sources) => sources[directive as Directive] ?? []);
    const all = [...new Set([...own, ...theirs])];
    // `https:` allows these hosts already.
    const needed = directive === 'img-src' ? all.filter((source) => !source.startsWith('https://')) : all;
    return `${directive} ${needed.length > 0 ? needed.join(' ') : "'none'"}`;
  });
  const reports = settings.VITE_VISITS_URL ? [`report-to ${reportGroup}`] : [];
  const isAlone = others.every((sources) => !sources['script-src']?.length);
  return [fixed[0], ...rules, ...fixed.slice(1), ...(isAlone ? trustedTypes : []), ...reports].join('; ');
}

/** The policy of embedded dates: any website may frame this page, which only reads the programme. */
export function embeddedPolicy(settings: Env, scriptHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${scriptHashes.join(' ')}`,
    "style-src 'unsafe-inline'",
    `connect-src ${shop(settings, [])['connect-src'].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
