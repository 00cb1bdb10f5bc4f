import type { ComponentType, ReactNode } from 'react';
import { lazyWithRetry, type LazyComponent } from '@/shared/ui/lazyWithRetry';
import type { Page } from './page';

/**
 * What a text is made of beside plain words, by name: its elements as they are drawn here, and the parts that texts
 * may use (`<NextDates />` …). A text that names a part which is not there fails.
 */
export type PageParts = Readonly<Record<string, ComponentType<never>>>;

type Props = {
  parts: PageParts;
  /** What stands above the text, told of its entry in the manifest. */
  head: (page: Page) => ReactNode;
};

type TextModule = {
  default: ComponentType<{ components: PageParts }>;
  /** The page's entry in the manifest; the build adds it. */
  page: Page;
};

// eslint-disable-next-line no-restricted-syntax -- the texts belong to this layer, and none of them imports anything
const files = import.meta.glob<TextModule>('./pages/**/*.mdx');

/** The addresses of all information pages. */
export const textAddresses: readonly string[] = Object.keys(files).map((file) =>
  file.replace(/^\.\/pages|\.mdx$/g, ''),
);

const texts = new Map<string, LazyComponent<Props>>();

function fileOf(pathname: string): string {
  return `./pages${pathname.replace(/\/+$/, '')}.mdx`;
}

/** The text of an information page, whose code comes when it is first shown; none where no page has this address. */
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
