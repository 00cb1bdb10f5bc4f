import { bodyText, noContent } from '../../src/shared/browser/bodyText';

export type Query = Record<string, string>;

/** How a backend is asked. */
export type Access = {
  /** The base path of the calls, ending with "/". */
  base: string;
  /** `user:password`; never printed. */
  credentials?: string | undefined;
  /** Where the shop will be served from, if that is another host. */
  origin?: string | undefined;
  /** ms after which a call is given up. */
  timeout: number;
  /** ms; tests use their own clock. */
  now: () => number;
};

export type BackendResponse = {
  status: number;
  /** ms until the whole response was there. */
  duration: number;
  headers: Headers;
  text: string;
  /** The parsed JSON; `undefined` if it is none, or without content. */
  body: unknown;
  isJson: boolean;
};

/** No response: why, in words for the one who runs the command. */
export type NoResponse = { reason: string };

export const isResponse = (result: BackendResponse | NoResponse): result is BackendResponse =>
  'status' in result;

/** Node's words for what went wrong below HTTP, by their codes. */
const reasons: Record<string, string> = {
  ENOTFOUND: 'the host does not exist',
  EAI_AGAIN: 'the host could not be looked up',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
};

function reasonOf(error: unknown, timeout: number): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `no response within ${timeout / 1000} s`;
  const code = (error as { cause?: { code?: string } } | undefined)?.cause?.code ?? '';
  return reasons[code] ?? `the connection failed${code && ` (${code})`}`;
}

function headersFor({ credentials, origin }: Access): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  if (credentials) headers.set('Authorization', `Basic ${Buffer.from(credentials).toString('base64')}`);
  if (origin) headers.set('Origin', origin);
  return headers;
}

function addressOf({ base }: Access, path: string, query: Query): string {
  const search = new URLSearchParams(query).toString();
  return base + path + (search && `?${search}`);
}

function parsed(text: string): { body: unknown; isJson: boolean } {
  try {
    return { body: JSON.parse(text), isJson: true };
  } catch {
    return { body: undefined, isJson: false };
  }
}

/** Sends one GET, once; redirects are not followed. */
export async function ask(access: Access, path: string, query: Query): Promise<BackendResponse | NoResponse> {
  const startedAt = access.now();
  try {
    const response = await fetch(addressOf(access, path, query), {
      headers: headersFor(access),
      redirect: 'manual',
      signal: AbortSignal.timeout(access.timeout),
    });
    const { status, headers } = response;
    const text = await bodyText(response);
    const content = status === noContent ? { body: undefined, isJson: true } : parsed(text);
    return { status, headers, text, duration: access.now() - startedAt, ...content };
  } catch (error) {
    return { reason: reasonOf(error, access.timeout) };
  }
}

/** Asks as a browser does before a call with credentials from another host. */
export async function askPreflight(access: Access, path: string): Promise<Headers | undefined> {
  try {
    const response = await fetch(access.base + path, {
      method: 'OPTIONS',
      headers: {
        Origin: access.origin ?? '',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(access.timeout),
    });
    return response.headers;
  } catch {
    return undefined;
  }
}
