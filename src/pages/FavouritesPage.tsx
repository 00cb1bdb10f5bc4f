import { authModule } from '@/features/account/auth/authSaga';
import { movieModule } from '@/features/catalogue/movieSlice';
import { favouritesTexts } from '@/features/favourites/texts';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { Favourites } from '@/features/favourites/Favourites';
import '@/features/favourites/favourites.scss';

export const modules = [authModule, movieModule];

export function FavouritesPage() {
  return (
    <>
      <PageMeta title={favouritesTexts.title} description={favouritesTexts.description} noindex />
      <PageHeading>{favouritesTexts.title}</PageHeading>
      <Favourites />
    </>
  );
}
