import { stornoTexts } from '@/texts/storno';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';

/** Where a cancellation link leads. Opening it cancels nothing. */
export function StornoScreen() {
  return (
    <>
      <PageMeta title={stornoTexts.title} description={stornoTexts.description} noindex />
      <PageHeading>{stornoTexts.title}</PageHeading>
    </>
  );
}
