import { useLocation } from 'react-router-dom';
import { isPageAt } from '@/shared/config/isPageAt';
import { paths } from '@/shop/paths';
import { accountTexts } from '@/features/account/texts';
import { pageNames } from '@/shop/pageTexts';
import { MenuLink } from '@/shared/ui/Link';
import { LogoutButton } from '@/features/account/LogoutButton';
import { authModule } from '@/features/account/auth/authSaga';
import './accountMenu.scss';

export const modules = [authModule];

type Props = { isOpen: boolean; onToggle: () => void };

/** Stays open while the visitor signs out, because it shows the error. The page must register `authModule`. */
export function AccountMenu({ isOpen, onToggle }: Props) {
  const { pathname } = useLocation();
  const isHere = isPageAt(pathname, paths.favourites.to());
  return (
    <li className={isHere ? 'menu menu-here' : 'menu'}>
      <button type="button" className="menu-button" aria-expanded={isOpen} onClick={onToggle}>
        {accountTexts.menu}
      </button>
      <ul hidden={!isOpen}>
        <li>
          <MenuLink to={paths.favourites.to()}>{pageNames.favourites}</MenuLink>
        </li>
        <li className="menu-logout">
          <LogoutButton />
        </li>
      </ul>
    </li>
  );
}
