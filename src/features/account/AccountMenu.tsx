import { paths } from '@/shared/config/paths';
import { accountTexts } from './menuTexts';
import { pageNames } from '@/shared/config/pageTexts';
import { MenuLink } from '@/shared/ui/Link';
import { LogoutButton } from './LogoutButton';
import './components/accountMenu.scss';

type Props = { isOpen: boolean; onToggle: () => void };

/**
 * The menu of who is signed in, among the header's. It stays open while one signs out: there stands what goes wrong. Who
 * shows it brings the `authModule`.
 */
export function AccountMenu({ isOpen, onToggle }: Props) {
  return (
    <li className="menu">
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
