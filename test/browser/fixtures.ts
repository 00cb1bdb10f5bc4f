import { randomUUID } from 'node:crypto';
import {
  expect,
  test as base,
  type APIRequestContext,
  type APIResponse,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import type { Fault, SandboxDatabase } from '@test/sandbox/app';
import { setClock } from './shopClock';

export { expect };

/** Parts of the test's sandbox database. */
export type SandboxState = Pick<
  SandboxDatabase,
  'scenario' | 'orders' | 'outbox' | 'requests' | 'stock' | 'announcements'
>;

type SandboxControl = {
  scenario?: SandboxDatabase['scenario'];
  reset?: boolean;
  /** ms, or a range. */
  latency?: number | [number, number];
  faults?: Fault[];
  /** Null: none. */
  announcements?: SandboxDatabase['announcements'] | null;
};

export type Sandbox = {
  state: () => Promise<SandboxState>;
  control: (change: SandboxControl) => Promise<void>;
};

const controlPath = '/sandbox/steuerung';

async function accepted(response: APIResponse): Promise<APIResponse> {
  if (response.ok()) return response;
  throw new Error(`${controlPath} responded with ${response.status()}: ${await response.text()}`);
}

export async function control(request: APIRequestContext, change: SandboxControl): Promise<void> {
  await accepted(await request.post(controlPath, { data: change }));
}

function createSandbox({ request }: BrowserContext): Sandbox {
  return {
    async state() {
      const response = await accepted(await request.get(controlPath));
      return (await response.json()) as SandboxState;
    },
    control: (change) => control(request, change),
  };
}

/** Chromium logs failed requests on the console, which are already recorded with more detail. */
const repeatsFailedRequest = (text: string, url: string, origin: string) =>
  text.startsWith('Failed to load resource') && url.startsWith(origin);

/** One film of the sandbox has no picture, on purpose. */
const missingPicture = /^request: 404 GET \S+\/bilder\/film\/dieses-bild-fehlt\.svg$/;

/** The app aborts obsolete calls, and leaving a page aborts all. */
const aborted = 'net::ERR_ABORTED';

/** Problems of all pages of a context that open later, in a list that grows; `allowProblems` names their form. */
export async function watchProblems(context: BrowserContext, origin: string): Promise<string[]> {
  const problems: string[] = [];
  const isOwn = (url: string) => new URL(url).origin === origin;
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.effectiveDirective} stopped ${event.blockedURI} in ${event.sourceFile}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (repeatsFailedRequest(message.text(), message.location().url, origin)) return;
    problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (problem) => problems.push(`page: ${problem.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (!isOwn(request.url()) || reason === aborted) return;
    problems.push(`request: ${reason} ${request.method()} ${request.url()}`);
  });
  context.on('response', (response) => {
    if (!isOwn(response.url()) || response.status() < 400) return;
    problems.push(`request: ${response.status()} ${response.request().method()} ${response.url()}`);
  });
  return problems;
}

export function expectNoProblems(problems: string[], ...allowed: RegExp[]): void {
  const expected = [missingPicture, ...allowed];
  const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
  expect(unexpected, 'problems on the console, in the page or on the network').toEqual([]);
}

/** Simulates a visitor who saves data, for whom nothing is prefetched. */
async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

type Options = {
  /**
   * Prefetches code behind visible links, as for most visitors. Off by default, because most tests would load half of
   * the shop without need.
   */
  fetchesAhead: boolean;
};

type Fixtures = {
  sandbox: Sandbox;
  /**
   * Allows expected problems; any other fails the test. A problem is `console: <text>`, `page: <message>` or `request:
   * <status or reason> <method> <address>`, e.g. `allowProblems(/^request: 503 GET .*getCurrentShows/)`.
   */
  allowProblems: (...patterns: RegExp[]) => void;
};

/** Consent is set before each test, so that there is no banner. */
export const consentCookie = 'cookie_consent';
export const declined = JSON.stringify({
  consent: 'declined',
  preferences: false,
  statistics: false,
  marketing: false,
});

/** Before hydration the page is visible, but clicks are deferred. Pages of the sandbox are not the shop. */
async function hydrated(page: Page): Promise<void> {
  if ((await page.locator('#root').count()) > 0)
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
}

function waitForHydration(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil !== 'commit') await hydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil !== 'commit') await hydrated(page);
    return response;
  };
}

export const test = base.extend<Options & Fixtures>({
  fetchesAhead: [false, { option: true }],

  context: async ({ context, baseURL, fetchesAhead, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on('page', waitForHydration);
    await setClock(context);
    if (!fetchesAhead) await saveData(context);
    await context.addCookies([
      { name: 'sandbox_name', value: randomUUID(), url: baseURL! },
      { name: consentCookie, value: encodeURIComponent(declined), url: baseURL! },
    ]);
    await use(context);
  },

  sandbox: async ({ context }, use) => {
    await use(createSandbox(context));
  },

  allowProblems: [
    async ({ context, baseURL }, use) => {
      const problems = await watchProblems(context, new URL(baseURL!).origin);
      const allowed: RegExp[] = [];
      await use((...patterns) => void allowed.push(...patterns));
      expectNoProblems(problems, ...allowed);
    },
    { auto: true },
  ],
});
