import { createElement, Suspense, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { Page } from '@/content/page';
import { pageText } from '@/content/pageText';
import { productFlow } from '@/features/product/productFlow';
import { showFlow } from '@/features/show/showFlow';
import { frameTexts, screenTexts } from '@/texts/frame';
import { Loading } from '@/ui/Loading';
import { PageMeta } from '@/ui/PageMeta';
import { ListReading } from './page/ListReading';
import { pageParts } from './page/pageParts';
import { PageScene } from './page/PageScene';
import '@/styles/page.scss';

/** Of the market whose prices a text shows. */
export const flows = [productFlow, showFlow];

/** An information page, or what stands in its place: which addresses have one, the content alone knows. */
export function PageScreen({ missing }: { missing: ReactElement }) {
  const { pathname } = useLocation();
  const Text = pageText(pathname);
  if (!Text) return missing;
  return (
    <article className="page">
      <ListReading key={pathname}>
        <Suspense fallback={<Loading label={frameTexts.loading} texts={screenTexts} />}>
          {createElement(Text, { parts: pageParts, head })}
        </Suspense>
      </ListReading>
    </article>
  );
}

function head(page: Page) {
  const { title, crumb, description } = page;
  return (
    <>
      <PageMeta title={title} crumb={crumb} description={description} />
      <PageScene page={page} />
    </>
  );
}
