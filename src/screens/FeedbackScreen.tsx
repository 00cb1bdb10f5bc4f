import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';

export function FeedbackScreen() {
  const title = 'Deine Meinung zählt';
  return (
    <>
      <PageMeta title={title} />
      <PageHeading>{title}</PageHeading>
    </>
  );
}
