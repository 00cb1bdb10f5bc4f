import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';

export function FavouritesScreen() {
  const title = 'Deine Favoriten';
  return (
    <>
      <PageMeta title={title} />
      <PageHeading>{title}</PageHeading>
    </>
  );
}
