import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fetchSession } from '@/features/account/api';
import { authToggled } from '@/features/account/authSlice';
import { favouritesTexts } from './texts';
import { LogoutButton } from '@/features/account/LogoutButton';
import { favouritesRequested, wishlistSlice, type WishlistItem } from '@/features/account/wishlistSlice';
import { paths } from '@/shop/paths';
import { Button } from '@/shared/ui/Button';
import { LinkButton } from '@/shared/ui/LinkButton';
import { Loading } from '@/shop/ui/Loading';
import { FavouriteList } from './FavouriteList';

export function Favourites() {
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
        <Loading label={favouritesTexts.reading} onRetry={() => dispatch(again())} />
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

function SignedOut({ wanted }: { wanted: WishlistItem[] }) {
  const dispatch = useDispatch();
  return (
    <NoFavourites>
      <p className="lead">{favouritesTexts.signedOut}</p>
      {wanted.length > 0 && <p>{favouritesTexts.wanted(wanted.map(({ title }) => title).join(', '))}</p>}
      <div className="actions">
        <Button aria-haspopup="dialog" onClick={() => dispatch(authToggled())}>
          {favouritesTexts.login}
        </Button>
        <LinkButton to={paths.program.to()} variant="outline-primary">
          {favouritesTexts.toProgram}
        </LinkButton>
      </div>
    </NoFavourites>
  );
}

function NoFavourites({ children }: { children: ReactNode }) {
  return (
    <div className="favourites-none">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20.5 4.2 12.6a5.1 5.1 0 0 1 7.2-7.2l.6.6.6-.6a5.1 5.1 0 0 1 7.2 7.2z" />
      </svg>
      {children}
    </div>
  );
}
