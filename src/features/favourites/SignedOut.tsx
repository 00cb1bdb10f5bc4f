import { useDispatch } from 'react-redux';
import { paths } from '@/shared/config/paths';
import { authToggled } from '@/features/account/authSlice';
import type { WishlistItem } from '@/features/account/wishlistSlice';
import { favouritesTexts } from '@/features/account/favouritesTexts';
import { Button } from '@/shared/ui/Button';
import { LinkButton } from '@/shared/ui/LinkButton';
import { NoFavourites } from './NoFavourites';

export function SignedOut({ wanted }: { wanted: WishlistItem[] }) {
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
