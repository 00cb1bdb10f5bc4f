import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { apiHeaders } from '@/shared/api/address';
import { App } from '@/app/App';
import { colorModeFor } from '@/app/layout/theme';
import { parameterRoutes, staticRoutes } from '@/app/router';
import { createStore } from '@/app/store';
import { maxOrderIdLength } from '@/shared/config/constants';
import { addressExpression, fileOfPattern } from '@/shared/config/pageFiles';
import { isFlohmarktAddress, paths } from '@/shared/config/paths';
import type { ColorMode } from '@/shared/config/themeColors';
import { pages } from '@/features/infoPages/manifest';
import { sampleAnswer } from './sampleAnswers';
import { prehydratedSample } from './prehydratedSamples';
import type { PageHead } from '@/shared/seo/headTags';
import { ModuleSink } from '@/shared/ui/lazyWithRetry';
import { HeadSink } from '@/shared/seo/PageMeta';
import { RouteEnterSink } from '@/shared/ui/useRouteLifecycle';

/** A page as it stands before any script runs. */
export type PrerenderedPage = {
  /** Of the page, or the pattern of all that it is for. */
  address: string;
  /** Its file in the build. */
  file: string;
  /** The addresses that it is for as a regular expression, where they are many. */
  pattern?: string;
  html: string;
  /** The same page when its first answer is there: its rules belong to the first look, too. */
  filledHtml: string;
  head: PageHead;
  theme: ColorMode;
  /** `free` where nothing that it shows depends on the address's query, or the part of the query that it is for. */
  query?: string;
  /** The modules whose code it is taken over with. */
  modules: string[];
  /** What the app will ask for first; `*` stands for the name in the address. */
  asks?: string;
  /** The same where the address holds an id. */
  asksById?: string;
  /** What every call carries. */
  headers: Record<string, string>;
};

type Store = ReturnType<typeof createStore>['store'];

type Place = { address: string; screen: string; text?: string };

/** Everything that has an address of its own without parameters, and the patterns that others stand for. */
export function addresses(): Place[] {
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

/** Stand for what only the visitor's address says. */
const sampleName = 'ein-termin';
const sampleId = '424242424242';

/** An address of a pattern. */
const exampleOf = (pattern: string, value: string) => pattern.replace(/:\w+/, value);

/** Hidden from search engines as they are, but begun with often. */
const hiddenPages: string[] = [
  paths.cart.to(),
  paths.checkout.to(),
  paths.paymentResult.to(),
  paths.payment.pattern,
  paths.stornoByIdentifier.pattern,
];

/** Where the payment page returns to names an order in its query; without one, such an address begins anew. */
const namedInQuery: Record<string, string | undefined> = { [paths.paymentResult.to()]: 'orderid' };

async function htmlOf(content: ReactNode): Promise<string> {
  const { prelude } = await prerender(<StrictMode>{content}</StrictMode>, {
    // In one piece: what comes later would need a script in the page to put it in its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}

/** What a page that is painted ahead shows in the meantime alone, for its rules. */
function prehydratedHtml(address: string, asked: string | undefined, store: Store): Promise<string> | '' {
  const sample = prehydratedSample(address, asked);
  if (!sample) return '';
  return htmlOf(
    <App store={store}>
      <main>{sample}</main>
    </App>,
  );
}

/** The page at an address, before its first answer and after it, and what it asks for. */
async function look(address: string) {
  window.history.replaceState(null, '', address);
  let head: PageHead | undefined;
  const modules = new Set<string>();
  const opens: (() => void)[] = [];
  const asked: string[] = [];
  // The one place where the app looks for an answer first.
  globalThis.earlyResponses = new Proxy<Record<string, Promise<Response>>>(
    {},
    {
      get(_, name: string) {
        asked.push(name);
        return Promise.resolve(new Response(JSON.stringify(sampleAnswer(name))));
      },
    },
  );
  const { store, stop } = createStore();
  const app = (isFilled: boolean) => (
    <HeadSink
      value={(said) => {
        if (!isFilled) head = said;
      }}
    >
      <ModuleSink value={(module) => !isFilled && modules.add(module)}>
        <RouteEnterSink value={(open) => !isFilled && opens.push(open)}>
          <App store={store} {...(isFilled && { serverState: store.getState() })} />
        </RouteEnterSink>
      </ModuleSink>
    </HeadSink>
  );
  const html = await htmlOf(app(false));
  new Set(opens).forEach((open) => open());
  // An answer is read in a few steps, none of which waits for a clock.
  for (let step = 0; step < 5; step += 1) await new Promise((resolve) => setTimeout(resolve));
  const answeredHtml = asked.length > 0 ? await htmlOf(app(true)) : html;
  const filledHtml = answeredHtml + (await prehydratedHtml(address, asked[0], store));
  stop();
  return { html, filledHtml, head, modules, asks: asked[0] };
}

/** What the page notes of the address's query. */
function queryOf(address: string, text: string | undefined): string | undefined {
  return text !== undefined || address === paths.home.to() ? 'free' : namedInQuery[address];
}

/** An address that the page is for. */
function exampleAddress(address: string, value: string): string {
  const query = namedInQuery[address];
  return query ? `${address}?${query}=${value}` : exampleOf(address, value);
}

/** What all addresses have in common with which the page may begin; what else they hold, its screen looks at itself. */
function patternOf(address: string): string {
  const name = address === paths.payment.pattern ? `[\\w.-]{1,${maxOrderIdLength}}` : '[^/]+';
  const expression = addressExpression(address).replace('[^/]+', name);
  // A name may change the mood; such an address begins empty.
  return expression.replace('[', isFlohmarktAddress(address) ? '[' : '(?!.*flohmarkt)[');
}

/** The page at an address or of a pattern, where the build has one. Throws what a component throws. */
export async function render({ address, screen, text }: Place): Promise<PrerenderedPage | undefined> {
  const ownFile = fileOfPattern(address);
  const isForMany = ownFile !== undefined || namedInQuery[address] !== undefined;
  const { html, filledHtml, head, modules, asks } = await look(exampleAddress(address, sampleName));
  if (!head || (head.isHidden && !hiddenPages.includes(address))) return undefined;
  const query = queryOf(address, text);
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
  if (!isForMany) return { ...page, ...(asks && { asks }) };
  const byId = await look(exampleAddress(address, sampleId));
  return {
    ...page,
    ...forAll(page),
    filledHtml: filledHtml + byId.filledHtml,
    ...(ownFile && { pattern: patternOf(address) }),
    ...(asks && { asks: asks.replace(sampleName, '*') }),
    ...(byId.asks && { asksById: byId.asks.replace(sampleId, '*') }),
  };
}

/** Without what is true of the example alone. */
function forAll({ html, head }: Pick<PrerenderedPage, 'html' | 'head'>) {
  return {
    html: html.replace(/(<script type="application\/ld\+json">)[^<]*/g, '$1{}'),
    head: { ...head, canonical: undefined },
  };
}
