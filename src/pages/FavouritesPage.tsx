import { useDispatch, useSelector } from 'react-redux';
import { fetchSession } from '@/features/account/api';
import { paths } from '@/shared/config/paths';
import { authModule } from '@/features/account/module';
import { LogoutButton } from '@/features/account/LogoutButton';
import { movieModule } from '@/features/catalogue/movieModule';
import { favouritesRequested, wishlistSlice } from '@/features/account/wishlistSlice';
import { favouritesTexts } from '@/features/account/favouritesTexts';
import { statusTexts } from '@/shared/ui/texts';
import { LinkButton } from '@/shared/ui/LinkButton';
import { Loading } from '@/shared/ui/Loading';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shared/seo/PageMeta';
import { FavouriteList } from '@/features/favourites/FavouriteList';
import { NoFavourites } from '@/features/favourites/NoFavourites';
import { SignedOut } from '@/features/favourites/SignedOut';
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

function Favourites() {
  const dispatch = useDispatch();
  const { uid, isRead, items, wanted } = useSelector(wishlistSlice.selectors.selectWishlist);
  if (uid === null) return <SignedOut wanted={wanted} />;
  const again = uid === undefined ? () => fetchSession.start() : favouritesRequested;
  return (
    <>
      {isRead ? (
        <>
          {items.length > 0 ? <FavouriteList items={items} /> : <Empty />}
          <p className="soft favourites-kept">{favouritesTexts.kept}</p>
        </>
      ) : (
        <Loading label={favouritesTexts.reading} texts={statusTexts} onRetry={() => dispatch(again())} />
      )}
      {uid !== undefined && <LogoutButton />}
    </>
  );
}

function Empty() {
  return (
    <NoFavourites>
      <p className="lead">{favouritesTexts.empty}</p>
      <div className="actions">
        <LinkButton to={paths.program.to()}>{favouritesTexts.toProgram}</LinkButton>
        <LinkButton to={paths.upcoming.to()} variant="outline-primary">
          {favouritesTexts.toUpcoming}
        </LinkButton>
      </div>
    </NoFavourites>
  );
}
