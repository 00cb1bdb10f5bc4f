import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';

export function FeedbackSavedScreen() {
  const title = 'Danke für deine Meinung';
  return (
    <>
      <PageMeta title={title} />
      <PageHeading>{title}</PageHeading>
    </>
  );
}
