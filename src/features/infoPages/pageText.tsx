import type { ComponentType, ReactNode } from 'react';
import { lazyWithRetry, type LazyComponent } from '@/shared/ui/lazyWithRetry';
import type { Page } from './page';

/** Elements and components that texts may use, by name (`<NextDates />` …). An unknown component throws. */
export type PageParts = Readonly<Record<string, ComponentType<never>>>;

type Props = {
  parts: PageParts;
  /** Rendered above the text. */
  head: (page: Page) => ReactNode;
};

type TextModule = {
  default: ComponentType<{ components: PageParts }>;
  /** Added by the build. */
  page: Page;
};

// eslint-disable-next-line no-restricted-syntax -- the texts belong to this feature, and none of them imports anything
const files = import.meta.glob<TextModule>('./pages/**/*.mdx');

export const textAddresses: readonly string[] = Object.keys(files).map((file) =>
  file.replace(/^\.\/pages|\.mdx$/g, ''),
);

const texts = new Map<string, LazyComponent<Props>>();

function fileOf(pathname: string): string {
  return `./pages${pathname.replace(/\/+$/, '')}.mdx`;
}

/** Returns the lazily loaded text of a page, or `undefined` if the address has none. */
export function pageText(pathname: string): LazyComponent<Props> | undefined {
  const file = fileOf(pathname);
  const load = Object.hasOwn(files, file) ? files[file] : undefined;
  if (!load) return undefined;
  const known = texts.get(file);
  if (known) return known;
  const text = lazyWithRetry<Props>(async () => {
    const { default: Text, page } = await load();
    return function PageText({ parts, head }) {
      return (
        <>
          {head(page)}
          <Text components={parts} />
        </>
      );
    };
  });
  texts.set(file, text);
  return text;
}
