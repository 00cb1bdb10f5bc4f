import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';

export function ApplicationSentScreen() {
  const title = 'Deine Bewerbung ist da';
  return (
    <>
      <PageMeta title={title} />
      <PageHeading>{title}</PageHeading>
    </>
  );
}
