import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { apiHeaders } from '@/shared/api/address';
import { App } from '@/app/App';
import { colorModeFor } from '@/app/layout/theme';
import { parameterRoutes, staticRoutes } from '@/app/router';
import { createStore } from '@/app/store';
import { maxOrderIdLength } from '@/shop/constants';
import { fileOfPattern } from '@/shop/pageFiles';
import { isFlohmarktAddress, paths } from '@/shop/paths';
import { routeExpression } from '@/shop/matchRoute';
import type { ColorMode } from '@/shop/themeColors';
import { pages } from '@/features/infoPages/manifest';
import { sampleResponse } from './sampleResponses';
import { prehydratedSample } from './prehydratedSamples';
import type { PageHead } from '@/shared/seo/headTags';
import { ModuleSink } from '@/shared/ui/lazyWithRetry';
import { HeadSink } from '@/shop/ui/PageMeta';
import { ReadSink } from '@/shared/request/useRead';

export type PrerenderedPage = {
  /** An address, or a pattern of addresses with a parameter. */
  address: string;
  file: string;
  /** Regular expression of the addresses, for a page of a pattern. */
  pattern?: string;
  html: string;
  /** The page after its first response, whose styles belong to the critical CSS too. */
  filledHtml: string;
  head: PageHead;
  theme: ColorMode;
  /** `free` if the page does not depend on the query, or the name of the parameter that identifies it. */
  query?: string;
  modules: string[];
  /** The app's first request; `*` is replaced with the name in the address. */
  request?: string;
  requestById?: string;
  headers: Record<string, string>;
};

type Store = ReturnType<typeof createStore>['store'];

type PageSource = { address: string; screen: string; text?: string };

export function addresses(): PageSource[] {
  return [
    ...staticRoutes(),
    ...parameterRoutes(),
    ...pages.map(({ address }) => ({
      address,
      screen: 'InfoPage',
      text: `src/features/infoPages/pages${address}.mdx`,
    })),
  ];
}

const sampleName = 'ein-termin';
const sampleId = '424242424242';

/** Prerendered although search engines must not list them, because visits often start there. */
const unlistedPages: string[] = [
  paths.cart.to(),
  paths.checkout.to(),
  paths.paymentResult.to(),
  paths.payment.pattern,
  paths.stornoByIdentifier.pattern,
];

const namedInQuery: Record<string, string | undefined> = { [paths.paymentResult.to()]: 'orderid' };

async function htmlOf(content: ReactNode): Promise<string> {
  const { prelude } = await prerender(<StrictMode>{content}</StrictMode>, {
    // In one chunk, because later chunks would need inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}

function prehydratedHtml(address: string, request: string | undefined, store: Store): Promise<string> | '' {
  const sample = prehydratedSample(address, request);
  if (!sample) return '';
  return htmlOf(
    <App store={store}>
      <main>{sample}</main>
    </App>,
  );
}

async function renderAddress(address: string) {
  window.history.replaceState(null, '', address);
  let head: PageHead | undefined;
  const modules = new Set<string>();
  const subscribeCallbacks: (() => void)[] = [];
  const requests: string[] = [];
  // The app reads this object before it sends its first request.
  globalThis.earlyResponses = new Proxy<Record<string, Promise<Response>>>(
    {},
    {
      get(_, name: string) {
        requests.push(name);
        return Promise.resolve(new Response(JSON.stringify(sampleResponse(name))));
      },
    },
  );
  const { store, stop } = createStore();
  const app = (isFilled: boolean) => (
    <HeadSink
      value={(own) => {
        if (!isFilled) head = own;
      }}
    >
      <ModuleSink value={(module) => !isFilled && modules.add(module)}>
        <ReadSink value={(subscribe) => !isFilled && subscribeCallbacks.push(subscribe)}>
          <App store={store} {...(isFilled && { serverState: store.getState() })} />
        </ReadSink>
      </ModuleSink>
    </HeadSink>
  );
  const html = await htmlOf(app(false));
  subscribeCallbacks.forEach((subscribe) => subscribe());
  // Handling a response takes a few tasks and no timers.
  for (let step = 0; step < 5; step += 1) await new Promise((resolve) => setTimeout(resolve));
  const request = requests[0];
  const loadedHtml = requests.length > 0 ? await htmlOf(app(true)) : html;
  const filledHtml = loadedHtml + (await prehydratedHtml(address, request, store));
  stop();
  return { html, filledHtml, head, modules, request };
}

function exampleAddress(address: string, value: string): string {
  const query = namedInQuery[address];
  return query ? `${address}?${query}=${value}` : address.replace(/:\w+/, value);
}

function patternOf(address: string): string {
  const name = address === paths.payment.pattern ? `[\\w.-]{1,${maxOrderIdLength}}` : '[^/]+';
  // A name that contains `flohmarkt` changes the theme, so such an address starts with the empty shell.
  const parameter = isFlohmarktAddress(address) ? name : `(?!.*flohmarkt)${name}`;
  return routeExpression(address, parameter);
}

/** `undefined` for pages that are not prerendered. Throws what a component throws. */
export async function render({ address, screen, text }: PageSource): Promise<PrerenderedPage | undefined> {
  const ownFile = fileOfPattern(address);
  const isForMany = ownFile !== undefined || namedInQuery[address] !== undefined;
  const { html, filledHtml, head, modules, request } = await renderAddress(
    exampleAddress(address, sampleName),
  );
  if (!head || (head.isHidden && !unlistedPages.includes(address))) return undefined;
  const query = text !== undefined || address === paths.home.to() ? 'free' : namedInQuery[address];
  const page = {
    address,
    file: ownFile ?? (address === '/' ? 'index.html' : `${address.slice(1)}.html`),
    html,
    filledHtml,
    head,
    theme: colorModeFor(address),
    ...(query && { query }),
    modules: [`src/pages/${screen}.tsx`, ...(text ? [text] : []), ...modules],
    headers: apiHeaders(),
  };
  if (!isForMany) return { ...page, ...(request && { request }) };
  const byId = await renderAddress(exampleAddress(address, sampleId));
  return {
    ...page,
    ...withoutExample(page),
    filledHtml: filledHtml + byId.filledHtml,
    ...(ownFile && { pattern: patternOf(address) }),
    ...(request && { request: request.replace(sampleName, '*') }),
    ...(byId.request && { requestById: byId.request.replace(sampleId, '*') }),
  };
}

function withoutExample({ html, head }: Pick<PrerenderedPage, 'html' | 'head'>) {
  return {
    html: html.replace(/(<script type="application\/ld\+json">)[^<]*/g, '$1{}'),
    head: { ...head, canonical: undefined },
  };
}
