import { paths } from '@/shop/paths';
import { filmListTexts } from '@/features/catalogue/programTexts';
import { MenuLink } from '@/shared/ui/Link';

const lists = [
  { to: paths.program.to(), label: filmListTexts.all },
  { to: paths.today.to(), label: filmListTexts.today },
  { to: paths.kidsProgram.to(), label: filmListTexts.kids },
  { to: paths.upcoming.to(), label: filmListTexts.upcoming },
];

export function FilmLists() {
  return (
    <nav aria-label={filmListTexts.navigation} className="film-lists">
      <ul>
        {lists.map(({ to, label }) => (
          <li key={to}>
            <MenuLink to={to} className="btn btn-outline-primary">
              {label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
