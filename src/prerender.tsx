import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './app/App';
import { themeOf } from './app/mood';
import { staticScreens } from './app/router';
import { createStore } from './app/store';
import { paths } from './config/paths';
import type { Theme } from './config/themeColors';
import { pages } from './content/manifest';
import type { PageHead } from './lib/headTags';
import { ModuleSink } from './ui/lazyPart';
import { HeadSink } from './ui/PageMeta';

/** A page as it stands before any script runs. */
export type BuiltPage = {
  address: string;
  html: string;
  head: PageHead;
  theme: Theme;
  /** Whether what it shows depends on the address's query. */
  readsQuery: boolean;
  /** The modules whose code it is taken over with. */
  modules: string[];
};

/** Everything that has an address of its own without parameters. */
export function addresses(): { address: string; screen: string; text?: string }[] {
  return [
    ...staticScreens(),
    ...pages.map(({ address }) => ({
      address,
      screen: 'PageScreen',
      text: `src/content/pages${address}.mdx`,
    })),
  ];
}

/** The page at the window's address, where it is one that search engines may list. Throws what a component throws. */
export async function render({
  address,
  screen,
  text,
}: ReturnType<typeof addresses>[number]): Promise<BuiltPage | undefined> {
  let head: PageHead | undefined;
  const modules = new Set([`src/screens/${screen}.tsx`, ...(text ? [text] : [])]);
  const { store, stop } = createStore();
  const { prelude } = await prerender(
    <StrictMode>
      <HeadSink
        value={(said) => {
          head = said;
        }}
      >
        <ModuleSink value={(module) => modules.add(module)}>
          <App store={store} />
        </ModuleSink>
      </HeadSink>
    </StrictMode>,
    {
      // In one piece: what comes later would need a script in the page to put it in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  stop();
  if (!head || head.isHidden) return undefined;
  return {
    address,
    html,
    head,
    theme: themeOf(address),
    readsQuery: text === undefined && address !== paths.home.to(),
    modules: [...modules],
  };
}
