import { createElement, Suspense, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { Page } from '@/features/infoPages/page';
import { pageText } from '@/features/infoPages/pageText';
import { productModule } from '@/features/booking/show/productSlice';
import { showModule } from '@/features/booking/showSaga';
import { statusTexts } from '@/shared/ui/texts';
import { Loading } from '@/shop/ui/Loading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { ReadSink } from '@/shared/request/useRead';
import { PageMarketProvider } from '@/features/infoPages/live/PageMarket';
import { pageParts } from '@/features/infoPages/live/pageParts';
import { PageScene } from '@/features/infoPages/live/PageScene';
import '@/features/infoPages/page.scss';

/** For the prices of markets in a text. */
export const modules = [productModule, showModule];

/** Renders `missing` if the address has no text. The lists of its parts load after the text. */
export function InfoPage({ missing }: { missing: ReactElement }) {
  const { pathname } = useLocation();
  const Text = pageText(pathname);
  if (!Text) return missing;
  return (
    <article className="page">
      <ReadSink value={undefined}>
        <PageMarketProvider key={pathname}>
          <Suspense fallback={<Loading label={statusTexts.loading} />}>
            {createElement(Text, { parts: pageParts, head })}
          </Suspense>
        </PageMarketProvider>
      </ReadSink>
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
