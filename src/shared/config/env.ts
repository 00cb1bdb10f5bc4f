import * as v from 'valibot';

const isLocal = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url.hostname));
}

/** An unset or empty variable disables its feature. */
const optional = <T>(schema: v.GenericSchema<string, T>) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.transform((value) => (value === '' ? undefined : value)),
    v.optional(schema),
  );

const webAddress = v.pipe(
  v.string(),
  v.check(isWebAddress, 'must be an https: address (http: is allowed for a local host only)'),
);
const pathOrWebAddress = v.pipe(
  v.string(),
  v.check(
    (value) => /^\/(?!\/)/.test(value) || isWebAddress(value),
    'must be a path from "/" or an https: address',
  ),
);
const folder = v.pipe(
  pathOrWebAddress,
  v.check((value) => value.endsWith('/'), 'must end with "/"'),
);
/** Servers compare it with the whole path, and a header names it in quotes. */
const endpoint = v.pipe(
  pathOrWebAddress,
  v.regex(/^[\w:/.-]*[\w-]$/, 'must be without a query, special characters and "/" at the end'),
);
const share = v.pipe(
  v.string(),
  v.transform(Number),
  v.check((value) => value >= 0 && value <= 1, 'must be a number from 0 to 1'),
);
const matching = (pattern: RegExp, hint: string) => v.pipe(v.string(), v.regex(pattern, hint));

const origin = v.pipe(
  webAddress,
  v.check(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'must be an origin like "https://shop.example", without a path',
  ),
);

const listOf = (host: RegExp) =>
  v.pipe(
    v.string(),
    v.transform((value) => value.split(',').map((each) => each.trim().toLowerCase())),
    v.array(v.pipe(v.string(), v.regex(host, 'must be host names, separated by commas, without "https://"'))),
  );
const hostList = listOf(/^[a-z0-9.-]+(:\d+)?$/);
/** A policy may name all subdomains of a host. */
const sourceList = listOf(/^(\*\.)?[a-z0-9.-]+(:\d+)?$/);

const settings = {
  VITE_API_BASE_URL: v.pipe(
    optional(folder),
    v.transform((value) => value ?? '/rest/'),
  ),
  /** `user:password`; public. */
  VITE_API_BASIC_AUTH: optional(matching(/^[^:]+:.+$/, 'must be "user:password"')),
  /** The origin of the shop, for canonical addresses, the sitemap and sharing. */
  VITE_SITE_URL: optional(origin),
  /** Prefix of relative picture paths. */
  VITE_MEDIA_BASE_URL: v.pipe(
    optional(folder),
    v.transform((value) => value ?? '/'),
  ),
  VITE_TAG_MANAGER_ID: optional(matching(/^GTM-[A-Z0-9]+$/, 'must look like "GTM-XXXXXX"')),
  VITE_FACEBOOK_PIXEL_ID: optional(matching(/^\d+$/, 'must be digits')),
  VITE_TIKTOK_PIXEL_ID: optional(matching(/^[A-Z0-9]+$/, 'must be capital letters and digits')),
  VITE_MAILING_SCRIPT_URL: optional(webAddress),
  VITE_NEWSLETTER_FRAME_URL: optional(webAddress),
  /** Further hosts that third-party scripts request, beside the documented ones (`build/deploy/policy.ts`). */
  VITE_THIRD_PARTY_HOSTS: optional(sourceList),
  /** Where measured visits and reports of the browser are sent; only visits need consent (docs/consent.md). */
  VITE_VISITS_URL: optional(endpoint),
  /** Share of page loads that are measured; unset: all. */
  VITE_VISITS_SAMPLE: optional(share),
  /** Allowed hosts of a checkout address beside the own origin; unset allows any https: host. */
  VITE_PAYMENT_HOSTS: optional(hostList),
  /** The website with terms, imprint and contact. */
  VITE_PROVIDER_SITE_URL: optional(webAddress),
  VITE_FACEBOOK_URL: optional(webAddress),
  VITE_FACEBOOK_FLOHMARKT_URL: optional(webAddress),
  VITE_FACEBOOK_KINDERFLOHMARKT_URL: optional(webAddress),
  VITE_INSTAGRAM_URL: optional(webAddress),
  VITE_INSTAGRAM_FLOHMARKT_URL: optional(webAddress),
  VITE_INSTAGRAM_KINDERFLOHMARKT_URL: optional(webAddress),
  VITE_TIKTOK_URL: optional(webAddress),
};
const schema = v.object(settings);

export type Env = v.InferOutput<typeof schema>;

/** Throws an `Error` that names every wrong and every unknown variable, which stops the build. */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const known = Object.fromEntries(
    Object.entries(variables).filter(([name]) => name.startsWith('VITE_') && !name.startsWith('VITE_USER_')),
  );
  const problems = Object.keys(known)
    .filter((name) => !(name in settings))
    .map((name) => `${name}: no such setting`);
  const result = v.safeParse(schema, known);
  for (const issue of result.issues ?? []) problems.push(`${v.getDotPath(issue)}: ${issue.message}`);
  if (!result.success || problems.length > 0) {
    throw new Error(`Wrong settings (see README, "Settings"):\n  ${problems.join('\n  ')}`);
  }
  return result.output;
}
