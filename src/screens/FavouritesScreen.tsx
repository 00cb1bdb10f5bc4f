import { useDispatch, useSelector } from 'react-redux';
import { fetchSession } from '@/api/auth';
import { paths } from '@/config/paths';
import { authFlow } from '@/features/auth/authFlow';
import { LogoutButton } from '@/features/auth/LogoutButton';
import { movieFlow } from '@/features/movie/movieFlow';
import { favouritesAsked, wishlistSlice } from '@/features/wishlist/wishlistSlice';
import { favouritesTexts } from '@/texts/favourites';
import { screenTexts } from '@/texts/frame';
import { LinkButton } from '@/ui/LinkButton';
import { Loading } from '@/ui/Loading';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { FavouriteList } from './favourites/FavouriteList';
import { NoFavourites } from './favourites/NoFavourites';
import { SignedOut } from './favourites/SignedOut';
import '@/styles/favourites.scss';

export const flows = [authFlow, movieFlow];

/** The films that a visitor has marked. */
export function FavouritesScreen() {
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
  const again = uid === undefined ? () => fetchSession.start() : favouritesAsked;
  return (
    <>
      {isRead ? (
        <>
          {items.length > 0 ? <FavouriteList items={items} /> : <Empty />}
          <p className="soft favourites-kept">{favouritesTexts.kept}</p>
        </>
      ) : (
        <Loading label={favouritesTexts.reading} texts={screenTexts} onRetry={() => dispatch(again())} />
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
