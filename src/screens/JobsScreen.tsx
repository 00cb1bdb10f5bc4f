import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';

export function JobsScreen({ place }: { place: 'kino' | 'flohmarkt' }) {
  const title = place === 'kino' ? 'Jobs im Autokino' : 'Jobs am Flohmarkt';
  return (
    <>
      <PageMeta title={title} />
      <PageHeading>{title}</PageHeading>
    </>
  );
}
